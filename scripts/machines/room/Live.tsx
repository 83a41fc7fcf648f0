import { useMemo, useState } from 'react';
import { saved } from '../live/file.ts';
import { type Entry, livingAfter, type Trace } from '../live/trace.ts';
import { textOf } from '../play/values.ts';
import { LiveEvents } from './LiveEvents.tsx';
import { LiveTree } from './LiveTree.tsx';
import { Sequence } from './Sequence.tsx';
import { useTrace } from './useTrace.ts';

/** The product in another tab is followed, or a trace from a file is walked. */
export function Live() {
  const { live, file, problem, open } = useTrace();
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs = [...live];
  const [, newest] = tabs.at(-1) ?? [];
  const shown = chosen === 'file' ? file : (live.get(chosen ?? '') ?? file ?? newest ?? null);
  return (
    <>
      <h1>Live</h1>
      <div className="row">
        {tabs.length + Number(file !== null) > 1 && (
          <select
            aria-label="Page"
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">the newest</option>
            {tabs.map(([tab, { page }], index) => (
              <option key={tab} value={tab}>
                page {index + 1}, begun at {page || '?'}
              </option>
            ))}
            {file && <option value="file">the trace from the file</option>}
          </select>
        )}
        <label className="file">
          Open a trace{' '}
          <input
            type="file"
            accept=".json"
            onChange={({ target }) => {
              const [one] = target.files ?? [];
              if (one) void open(one);
            }}
          />
        </label>
        {shown && <button onClick={() => saved(shown)}>Save as a file</button>}
      </div>
      {problem !== null && <p className="fault">{problem}</p>}
      {shown ? (
        <Walk trace={shown} />
      ) : (
        <p className="soft">
          No page of the product is open. Under npm run dev, open it in another tab of this browser:
          it is followed here. A trace that was saved there (Enregistrer une trace) opens above.
        </p>
      )}
    </>
  );
}

/** Where what an event leads to is over: another one comes. */
function settled(entries: readonly Entry[], at: number | null): number {
  const next =
    at === null ? -1 : entries.findIndex(({ kind }, index) => index > at && kind === 'got');
  return next === -1 ? entries.length : next;
}

function Walk({ trace: { entries } }: { readonly trace: Trace }) {
  /** Null: as it is now. */
  const [at, setAt] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const now = at ?? entries.findLastIndex(({ kind }) => kind === 'got');
  const living = useMemo(() => livingAfter(entries.slice(0, settled(entries, at))), [entries, at]);
  const wanted = search.trim().toLowerCase();
  const events = useMemo(
    () =>
      entries.flatMap((entry, index) => {
        if (entry.kind !== 'got') return [];
        const found = `${entry.event.type} ${living.get(entry.actor)?.name} ${textOf(entry.event)}`;
        return found.toLowerCase().includes(wanted) ? [{ ...entry, index }] : [];
      }),
    [entries, living, wanted],
  );
  const before = events.findLast(({ index }) => index < now);
  const after = events.find(({ index }) => index > now);
  return (
    <>
      <div className="row">
        <button disabled={!before} onClick={() => before && setAt(before.index)}>
          ← Back
        </button>
        <button disabled={!after} onClick={() => after && setAt(after.index)}>
          Forth →
        </button>
        <button aria-pressed={at === null} onClick={() => setAt(null)}>
          Follow
        </button>
        <span className="soft">{((entries[now]?.at ?? 0) / 1000).toFixed(2)} s</span>
        <input
          type="search"
          placeholder="Search events and actors"
          aria-label="Search events and actors"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <div className="live">
        <LiveTree living={living} />
        <div>
          <LiveEvents events={events} living={living} now={now} onChoose={setAt} />
          <Sequence events={events.filter(({ index }) => index <= now)} living={living} />
        </div>
      </div>
    </>
  );
}
