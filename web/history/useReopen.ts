import { useMemo } from 'react';

import { reopenMachine } from '#machines/history/reopen.machine.ts';
import type { HistoryEntry, Notice, TerritoryHistory } from '#schema/generated.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { reopenHistoryEntryMutation } from './history.operations.ts';
import { reopenable, reopenAbout } from './reopen.view.ts';

const actors: ActorsOf<typeof reopenMachine> = (client) => ({
  reopenHistoryEntry: asks(client, reopenHistoryEntryMutation),
});

interface Shown {
  readonly territoryId: string;
  readonly numberName: string;
  readonly history: TerritoryHistory;
}

/** 'Rouvrir' on the last returned assignment, and its question (OWN-236). */
export function useReopen(
  { territoryId, numberName, history }: Shown,
  onChanged: (notice: Notice | null) => void,
) {
  const additions = useAdditions();
  const { asked, doing, ask, ...view } = useConfirmation(reopenMachine, actors, onChanged);
  const historyId = additions ? (reopenable(history)?.historyId ?? null) : null;
  const busy = doing !== null;
  const asking = history.histories.find(({ historyId }) => historyId === asked?.historyId);
  return {
    ...view,
    about: asking && reopenAbout(numberName, asking),
    column: useMemo(
      () =>
        historyId === null
          ? null
          : {
              historyId,
              busy,
              onReopen: ({ version }: HistoryEntry) => ask({ territoryId, historyId, version }),
            },
      [historyId, busy, ask, territoryId],
    ),
  };
}
