import { useMemo } from 'react';

import { askManagerMachine } from '#machines/domain/assignment/ask-manager.machine.ts';
import type { LinkAction, Notice } from '#schema/generated.ts';

import { confirmationView } from '../parts/confirm/confirmation.view.ts';
import { requestAbout } from '../domain/assignment/request-about.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
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
  const { send: sendReturn, returning, ...returnOne } = useReturnOne(onChanged);
  const { send: sendAsk, asking, ...request } = useAskManager(onChanged);
  const actions: MineActions = useMemo(
    () => ({
      busy: returning ?? asking,
      onReturn: ({ territoryId }) => {
        if (territoryId === null) return;
        const subject = { territoryIds: [territoryId], returnDate: today };
        sendReturn({ type: 'ask', subject });
      },
      onAsk: ({ historyId }, action) => {
        if (historyId !== null) sendAsk({ type: 'ask', subject: { historyId, action } });
      },
    }),
    [returning, asking, today, sendReturn, sendAsk],
  );
  const returned = rows.find((it) => it.territoryId === returnOne.askedOf);
  const requested = rows.find((it) => it.historyId === request.asked?.historyId);
  return {
    actions,
    problem: returnOne.problem ?? request.problem,
    questions: [
      { question: returnOne.question, about: returned?.numberName, onAnswer: sendReturn },
      {
        question: request.question,
        about:
          requested && request.asked
            ? requestAbout(requested.numberName, requested.asked, request.asked.action)
            : undefined,
        onAnswer: sendAsk,
      },
    ],
  } as const;
}

function useAskManager(onChanged: (notice: Notice | null) => void) {
  const [snapshot, send, actor] = useFlow(askManagerMachine, askManagerActors);
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  const { doing, ...view } = confirmationView(snapshot);
  return { ...view, asking: doing?.historyId ?? null, send };
}
