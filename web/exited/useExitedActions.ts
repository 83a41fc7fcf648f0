import { useMemo } from 'react';

import type { Notice } from '#schema/generated.ts';

import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { reprieveAbout, useReprieve } from '../domain/assignment/useReprieve.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { humanDay } from '../parts/fields/date.view.ts';
import type { Exited, ExitedTerritory } from './exited.view.ts';

export interface ExitedActions {
  /** Today on the server; null where the reader returns nothing from here. */
  readonly today: string | null;
  readonly canReturn: boolean;
  /** The territory whose return is under way. */
  readonly returning: string | null;
  readonly onReturn: (row: ExitedTerritory) => void;
  readonly canGrant: boolean;
  /** The assignment whose reprieve is under way. */
  readonly granting: string | null;
  readonly onGrant: (row: ExitedTerritory) => void;
}

/** What a manager does with a row: its return, or a month more (EXD-06, OWN-47). */
export function useExitedActions(
  list: Exited | null | undefined,
  onChanged: (notice: Notice | null) => void,
) {
  const { ask: askReturn, returning, ...returnOne } = useReturnOne(onChanged);
  const { ask: askReprieve, granting, ...reprieve } = useReprieve(onChanged);
  const today = list?.reprieve === true ? list.today : null;
  const actions: ExitedActions = useMemo(
    () => ({
      today,
      canReturn: returning === null,
      returning,
      onReturn: ({ territoryId }) => askReturn({ territoryIds: [territoryId], returnDate: today }),
      canGrant: granting === null,
      granting,
      onGrant: ({ territoryId, historyId }) => askReprieve({ territoryId, historyId }),
    }),
    [today, returning, granting, askReturn, askReprieve],
  );
  const returned = list?.territories.find((it) => it.territoryId === returnOne.askedOf);
  const extended = list?.territories.find((it) => it.historyId === reprieve.askedOf);
  return {
    actions,
    problem: returnOne.problem ?? reprieve.problem,
    questions: [
      {
        question: returnOne.question,
        about:
          returned &&
          assignmentTexts.returnedOn(returned.numberName, returned.login, humanDay(today ?? '')),
        onAnswer: returnOne.onAnswer,
      },
      {
        question: reprieve.question,
        about: extended && reprieveAbout({ ...extended, due: extended.returnDate }),
        onAnswer: reprieve.onAnswer,
      },
    ],
  } as const;
}
