import { useState } from 'react';
import { type Living, notStarted } from '../live/trace.ts';
import { linkTextOf } from '../play/path.ts';
import { textOf } from '../play/values.ts';
import { addressOf } from './address.ts';
import { known } from './machines.ts';

/** The actors that run, each under the one that began it, with the states it is in. */
export function LiveTree({ living }: { readonly living: ReadonlyMap<string, Living> }) {
  const all = [...living.values()].filter(({ status }) => status !== notStarted);
  const roots = all.filter(({ parent }) => parent === null || !living.has(parent));
  return (
    <section aria-label="Actors" className="tree">
      <h2>Actors</h2>
      {all.length === 0 && <p className="soft">No actor has begun yet.</p>}
      <Branch actors={roots} all={all} />
    </section>
  );
}

interface BranchProps {
  readonly actors: readonly Living[];
  readonly all: readonly Living[];
}

function Branch({ actors, all }: BranchProps) {
  if (actors.length === 0) return null;
  return (
    <ul>
      {actors.map((actor) => (
        <li key={actor.id} className={actor.status === 'active' ? '' : 'ended'}>
          <strong>{actor.machine ?? actor.name}</strong>{' '}
          {actor.status !== 'active' && <span className="soft">{actor.status} </span>}
          {innermost(actor.states).map((state) => (
            <span key={state} className="chip">
              {state.replace(`${actor.machine}.`, '')}
            </span>
          ))}{' '}
          <Replay actor={actor} />
          <Context actor={actor} />
          <Branch actors={all.filter(({ parent }) => parent === actor.id)} all={all} />
        </li>
      ))}
    </ul>
  );
}

const innermost = (states: readonly string[]) =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)));

/** What the actor remembers; what the event that is shown has changed is open and marked. */
function Context({ actor: { context, changed } }: { readonly actor: Living }) {
  const keys = Object.keys(context);
  if (keys.length === 0) return null;
  return (
    <details open={changed.size > 0}>
      <summary>
        context{changed.size > 0 && <span className="soft">, {changed.size} changed</span>}
      </summary>
      <dl className="context">
        {keys.map((key) => (
          <div key={key} className={changed.has(key) ? 'changed' : ''}>
            <dt>{key}</dt>
            <dd>
              <code>{textOf(context[key]).slice(0, longestShown)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Letters of one value of a context. */
const longestShown = 400;

/** A browser opens no longer address than two million letters. */
const longest = { events: 10_000, letters: 1_900_000 };

function Replay({ actor: { machine, input, events } }: { readonly actor: Living }) {
  const [tooLong, setTooLong] = useState(false);
  if (machine === null) return null;
  if (!known.some(({ id }) => id === machine))
    return <span className="forbidden">This room knows no such machine.</span>;
  const replay = () => {
    const moves = events.slice(0, longest.events).map((event) => ({ event }));
    const address = addressOf(machine, { path: linkTextOf({ input, moves }) });
    const fits = events.length <= longest.events && address.length < longest.letters;
    if (fits) location.hash = address;
    setTooLong(!fits);
  };
  return (
    <>
      <button className="link" onClick={replay}>
        replay
      </button>
      {tooLong && (
        <p className="fault">
          {events.length} events are too much for one path: choose an earlier event first.
        </p>
      )}
    </>
  );
}
