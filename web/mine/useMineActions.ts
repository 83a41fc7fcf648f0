import { useMemo } from 'react';

import { announceReturnMachine } from '#machines/domain/assignment/announce-return.machine.ts';
import { requestMonthMachine } from '#machines/domain/assignment/request-month.machine.ts';
import type { LinkAction, Notice } from '#schema/generated.ts';

import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { useEitherOf } from '../parts/confirm/useEitherOf.ts';
import { requestAbout } from '../domain/assignment/request-about.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { askManagerActors } from './mine.actors.ts';
import type { MyTerritory } from './mine.view.ts';

export interface MineActions {
  /** The territory whose call is under way; meanwhile nothing else can be asked. */
  readonly busy: string | null;
  readonly onReturn: (row: MyTerritory) => void;
  readonly onAsk: (row: MyTerritory, action: LinkAction) => void;
}

/** What one may do with one’s own territories: return them, or request it of a manager (OWN-46). */
export function useMineActions(
  rows: readonly MyTerritory[],
  today: string | null,
  onChanged: (notice: Notice | null) => void,
) {
  const returnOne = useReturnOne(onChanged);
  const announcement = useConfirmation(announceReturnMachine, askManagerActors, onChanged);
  const month = useConfirmation(requestMonthMachine, askManagerActors, onChanged);
  const request = useEitherOf([announcement, month]);
  const busy = returnOne.returning ?? request.doing?.historyId ?? null;
  const [askReturn, askAnnouncement, askMonth] = [returnOne.ask, announcement.ask, month.ask];
  const actions: MineActions = useMemo(
    () => ({
      busy,
      onReturn: ({ territoryId }) => {
        if (territoryId !== null) askReturn({ territoryIds: [territoryId], returnDate: today });
      },
      onAsk: ({ historyId }, action) => {
        if (historyId === null) return;
        if (action === 'month') askMonth({ historyId, action });
        else askAnnouncement({ historyId, action });
      },
    }),
    [busy, today, askReturn, askAnnouncement, askMonth],
  );
  const returned = rows.find((it) => it.territoryId === returnOne.askedOf);
  const requested = rows.find((it) => it.historyId === request.asked?.historyId);
  return {
    actions,
    problem: returnOne.problem ?? request.problem,
    questions: [
      {
        question: returnOne.question,
        about: returned?.numberName,
        onAnswer: returnOne.onAnswer,
      },
      {
        question: request.question,
        about:
          requested && request.asked
            ? requestAbout(requested.numberName, requested.asked, request.asked.action)
            : undefined,
        onAnswer: request.onAnswer,
      },
    ],
  } as const;
}
