import { useState } from 'react';
import type { Entry, Living } from '../live/trace.ts';
import { eventName } from '../play/transitions.ts';
import { textOf } from '../play/values.ts';

export type Got = Extract<Entry, { readonly kind: 'got' }> & { readonly index: number };

export const nameIn = (living: ReadonlyMap<string, Living>, actor: string | null) =>
  actor === null ? 'the screen' : (living.get(actor)?.name ?? actor);

/** As many are in the page at once. */
const most = 100;

interface Props {
  readonly events: readonly Got[];
  readonly living: ReadonlyMap<string, Living>;
  readonly now: number;
  readonly onChoose: (index: number) => void;
}

/** Events in order, with time, who sent them and what they carry. */
export function LiveEvents({ events, living, now, onChoose }: Props) {
  const [back, setBack] = useState(0);
  const until = Math.max(most, events.length - back);
  const shown = events.slice(Math.max(0, until - most), until);
  return (
    <section aria-label="Events">
      <h2>Events ({events.length})</h2>
      <div className="row">
        {until > most && <button onClick={() => setBack(back + most)}>Earlier</button>}
        {back > 0 && <button onClick={() => setBack(Math.max(0, back - most))}>Later</button>}
      </div>
      <ol className="events">
        {shown.map(({ at, actor, from, event, index }) => {
          const { type, ...rest } = event;
          return (
            <li key={index} className={index > now ? 'ended' : ''}>
              <span className="soft">{(at / 1000).toFixed(2)} s</span>{' '}
              <button
                className="link"
                aria-current={index === now ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                {nameIn(living, from)} → {nameIn(living, actor)}: {eventName(type)}
              </button>{' '}
              <code>{Object.keys(rest).length > 0 && textOf(rest).slice(0, 140)}</code>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
