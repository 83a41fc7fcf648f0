import { useMemo, useState } from 'react';

import { severalReprievesMachine } from '#machines/domain/assignment/several-reprieves.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Notice } from '#schema/generated.ts';
import { undoNoticeTimeout } from '#schema/limits.ts';

import { grantReprieveMutation } from '../domain/assignment/assignment.operations.ts';
import { useReprieve } from '../domain/assignment/useReprieve.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { useChosenAddress } from '../parts/address/useChosenAddress.ts';
import { problemView } from '../parts/failure/problem.view.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { reprievesAbout, reprievesText, returnsAbout } from './chosen-acts.view.ts';
import type { Exited, ExitedTerritory } from './exited.view.ts';

/** What a manager does with one row, or with all that are ticked. */
export interface ExitedActions {
  /** Today on the server; null where the reader returns nothing from here. */
  readonly today: string | null;
  /** The territories whose return is under way; null where none is. */
  readonly returning: readonly string[] | null;
  readonly onReturn: (rows: readonly ExitedTerritory[]) => void;
  /** The assignments whose reprieve is under way; null where none is. */
  readonly granting: readonly string[] | null;
  readonly onGrant: (rows: readonly ExitedTerritory[]) => void;
}

const severalActors: ActorsOf<typeof severalReprievesMachine> = (client) => ({
  grantReprieve: asks(client, grantReprieveMutation),
});

const nothing: readonly ExitedTerritory[] = [];

/** The returns and reprieves of a manager, of a row or of all that are ticked (EXD-06, OWN-47, OWN-258). */
export function useExitedActions(
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
  useChosenAddress(
    chosen.map(({ territoryId }) => territoryId),
    today !== null,
    (ids) =>
      setTicked(
        rows.filter(({ territoryId }) => ids.includes(territoryId)).map((row) => row.historyId),
      ),
  );
  const { ask: askReturn, doing: returned, ...returns } = useReturnOne(onChanged);
  const { ask: askReprieve, granting: grantingOne, ...reprieve } = useReprieve(onChanged);
  const [several, send, actor] = useFlow(severalReprievesMachine, severalActors);
  useEmitted(actor, 'ended', ({ outcome }) => {
    const text = reprievesText(outcome, rows);
    setTicked(outcome.refused.map(({ historyId }) => historyId));
    const color = outcome.refused.length > 0 ? 'warning' : null;
    const undo = outcome.acts.length > 0 ? outcome.acts.join(',') : null;
    const timeout = undo === null ? null : undoNoticeTimeout;
    onChanged(text === null ? null : { text, about: null, color, timeout, undo });
  });
  const { waiting, problem } = several.context;
  const grantingSeveral = several.hasTag('busy');

  const actions: ExitedActions = useMemo(() => {
    const one = grantingOne === null ? null : [grantingOne];
    return {
      today,
      returning: returned?.territoryIds ?? null,
      onReturn: (of) =>
        askReturn({ territoryIds: of.map(({ territoryId }) => territoryId), returnDate: today }),
      granting: grantingSeveral ? waiting.map(({ historyId }) => historyId) : one,
      onGrant: (of) => {
        const subjects = of.map(({ territoryId, historyId }) => ({ territoryId, historyId }));
        const [only] = subjects;
        // Of one alone the server says what was done, and it can be taken back from there.
        if (only && subjects.length === 1) askReprieve(only);
        else send({ type: 'ask', subjects });
      },
    };
  }, [today, returned, grantingOne, grantingSeveral, waiting, askReturn, askReprieve, send]);

  const asked = (ids: readonly string[], idOf: (row: ExitedTerritory) => string) =>
    rows.filter((row) => ids.includes(idOf(row)));
  const ofTerritory = ({ territoryId }: ExitedTerritory) => territoryId;
  const ofAssignment = ({ historyId }: ExitedTerritory) => historyId;
  return {
    actions,
    chosen,
    onChoose: setTicked,
    problem: returns.problem ?? reprieve.problem ?? problemView(problem),
    questions: [
      {
        question: returns.question,
        about: returnsAbout(asked(returns.asked?.territoryIds ?? [], ofTerritory), today ?? ''),
        onAnswer: returns.onAnswer,
      },
      {
        question: reprieve.question,
        about: reprievesAbout(asked([reprieve.askedOf ?? ''], ofAssignment), today),
        onAnswer: reprieve.onAnswer,
      },
      {
        question: questionIn(several.getMeta()),
        about: reprievesAbout(
          asked(
            waiting.map(({ historyId }) => historyId),
            ofAssignment,
          ),
          today,
        ),
        onAnswer: send,
      },
    ],
  } as const;
}
