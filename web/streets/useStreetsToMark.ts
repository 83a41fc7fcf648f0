import { useEffect } from 'react';

import type { MadeTick } from '#machines/domain/streets/streets.rules.ts';
import { streetsMachine } from '#machines/domain/streets/streets.machine.ts';

import { forgetUnanswered } from '../parts/connection/connection.ts';
import { useRetries } from '../parts/connection/useRetries.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import type { ActorsOf } from '../parts/graphql/asks.ts';
import { useNotice } from '../parts/notice/notice.ts';
import type { StreetLine } from '../domain/streets/street-lines.ts';
import type { StreetsRead } from '../domain/streets/street-ticks.view.ts';
import { useMapStreets } from '../domain/streets/useMapStreets.ts';
import { streetsView } from './streets.view.ts';

export interface TickStore {
  readonly read: () => readonly MadeTick[];
  readonly keep: (ticks: readonly MadeTick[]) => void;
}

interface Options {
  /** Null until it has come. */
  readonly read: StreetsRead | null;
  /** None where they are not known. */
  readonly lines: readonly StreetLine[] | null | undefined;
  /** The same function with each rendering. */
  readonly actors: ActorsOf<typeof streetsMachine>;
  readonly onChanged: () => void;
  /** Where marks wait that have no answer yet; without it they wait on the page. */
  readonly store?: TickStore;
}

export type StreetsToTick = ReturnType<typeof useStreetsToMark>;

const unread: StreetsRead = { totalMetres: 0, someBefore: false, streets: [] };

/** Streets that are ticked at once and sent one after another (OWN-151), in a list and on a map. */
export function useStreetsToMark({ read, lines, actors, onChanged, store }: Options) {
  const { show } = useNotice();
  const { streets } = read ?? unread;
  const [snapshot, send, actor] = useFlow(streetsMachine, actors, {
    input: { streets, pending: store?.read() ?? [] },
  });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  useEffect(() => send({ type: 'list.read', streets }), [streets, send]);
  useRetries(() => send({ type: 'retry' }));
  const view = streetsView(snapshot, read ?? unread);
  const { pending } = snapshot.context;
  useEffect(() => store?.keep(pending), [store, pending]);
  // Waiting marks are sent by themselves: nobody has to do them again.
  useEffect(() => {
    if (view.waits) forgetUnanswered();
  }, [view.waits]);
  const map = useMapStreets(view.ticks.rows, lines ?? []);
  return { view, send, map, kept: store !== undefined };
}
