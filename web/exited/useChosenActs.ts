import { useMemo, useState } from 'react';

import { severalReprievesMachine } from '#machines/domain/assignment/several-reprieves.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Notice } from '#schema/generated.ts';

import { grantReprieveMutation } from '../domain/assignment/assignment.operations.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { problemView } from '../parts/failure/problem.view.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { reprievesAbout, reprievesText, returnsAbout } from './chosen-acts.view.ts';
import type { Exited, ExitedTerritory } from './exited.view.ts';

const reprieveActors: ActorsOf<typeof severalReprievesMachine> = (client) => ({
  grantReprieve: asks(client, grantReprieveMutation),
});

const nothing: readonly ExitedTerritory[] = [];

/** The rows a manager ticks, and what is done with all of them at once (OWN-258). */
export function useChosenActs(
  list: Exited | null | undefined,
  onChanged: (notice: Notice | null) => void,
) {
  const rows = list?.territories ?? nothing;
  const today = list?.reprieve === true ? list.today : null;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // What has left the list meanwhile is ticked no more.
  const chosen = useMemo(
    () => rows.filter(({ historyId }) => ticked.includes(historyId)),
    [rows, ticked],
  );
  const returns = useReturnOne((notice) => {
    setTicked([]);
    onChanged(notice);
  });
  const [reprieves, send, actor] = useFlow(severalReprievesMachine, reprieveActors);
  useEmitted(actor, 'ended', ({ outcome }) => {
    const text = reprievesText(outcome, rows);
    setTicked(outcome.refused.map(({ historyId }) => historyId));
    const color = outcome.refused.length > 0 ? 'warning' : null;
    onChanged(text === null ? null : { text, about: null, color, timeout: null, undo: null });
  });
  const { waiting, problem } = reprieves.context;

  return {
    /** False where the reader manages nothing. */
    tickable: today !== null,
    chosen,
    onChoose: setTicked,
    returning: returns.returning !== null,
    granting: reprieves.hasTag('busy'),
    onReturn: (of: readonly ExitedTerritory[]) =>
      returns.ask({ territoryIds: of.map(({ territoryId }) => territoryId), returnDate: today }),
    onGrant: (of: readonly ExitedTerritory[]) =>
      send({
        type: 'ask',
        subjects: of.map(({ territoryId, historyId }) => ({ territoryId, historyId })),
      }),
    problem: returns.problem ?? problemView(problem),
    questions: [
      {
        question: returns.question,
        about: returnsAbout(
          rows.filter(({ territoryId }) => returns.asked?.territoryIds.includes(territoryId)),
          today ?? '',
        ),
        onAnswer: returns.onAnswer,
      },
      {
        question: questionIn(reprieves.getMeta()),
        about: reprievesAbout(
          rows.filter((row) => waiting.some(({ historyId }) => historyId === row.historyId)),
        ),
        onAnswer: send,
      },
    ],
  } as const;
}

export type ChosenActs = ReturnType<typeof useChosenActs>;
