import { useMemo, useState } from 'react';

import { severalReprievesMachine } from '#machines/domain/assignment/several-reprieves.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Notice } from '#schema/generated.ts';

import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { grantReprieveMutation } from '../domain/assignment/assignment.operations.ts';
import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { useReturnOne } from '../domain/assignment/useReturnOne.ts';
import { Button } from '../parts/button/Button.tsx';
import { problemView } from '../parts/failure/problem.view.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import type { Selection } from '../parts/table/table.selection.ts';
import { linksMail, reprievesAbout, reprievesText, returnsAbout } from './chosen-acts.view.ts';
import { exitedTexts as texts } from './exited.texts.ts';
import type { Exited, ExitedTerritory } from './exited.view.ts';

const reprieveActors: ActorsOf<typeof severalReprievesMachine> = (client) => ({
  grantReprieve: asks(client, grantReprieveMutation),
});

const nameOf = ({ numberName }: ExitedTerritory) => numberName;
const nothing: readonly ExitedTerritory[] = [];

/** The rows a manager ticks, and what is done with all of them at once (OWN-258). */
export function useChosenActs(
  list: Exited | null | undefined,
  onChanged: (notice: Notice | null) => void,
) {
  const rows = list?.territories ?? nothing;
  const [ticked, setTicked] = useState<readonly string[]>([]);
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

  // What has left the list meanwhile is ticked no more.
  const chosen = useMemo(
    () => rows.filter(({ historyId }) => ticked.includes(historyId)),
    [rows, ticked],
  );
  const today = list?.reprieve === true ? list.today : null;
  const extendable = chosen.filter(({ reprieveBtn }) => reprieveBtn);
  const mail = linksMail(chosen, location.origin);
  const busy = returns.returning !== null || reprieves.hasTag('busy');

  const acts = (
    <>
      <Button
        disabled={busy}
        busy={returns.returning !== null}
        onClick={() =>
          returns.ask({
            territoryIds: chosen.map(({ territoryId }) => territoryId),
            returnDate: today,
          })
        }
      >
        {assignmentTexts.return}
      </Button>
      <Button
        disabled={busy || extendable.length === 0}
        busy={reprieves.hasTag('busy')}
        title={extendable.length === 0 ? texts.noneExtendable : undefined}
        onClick={() =>
          send({
            type: 'ask',
            subjects: extendable.map(({ territoryId, historyId }) => ({ territoryId, historyId })),
          })
        }
      >
        {extendable.length < chosen.length && extendable.length > 0
          ? texts.reprieveOf(extendable.length)
          : assignmentTexts.reprieve}
      </Button>
      <PrintCards
        label={cardsTexts.printSeveral}
        territoryIds={chosen.map(({ territoryId }) => territoryId)}
      />
      {mail !== null && <a href={mail}>{texts.sendLinks}</a>}
    </>
  );
  const selection: Selection<ExitedTerritory> | undefined =
    today === null
      ? undefined
      : {
          chosen: new Set(chosen.map(({ historyId }) => historyId)),
          onChoose: setTicked,
          nameOf,
          acts,
        };
  return {
    selection,
    problem: returns.problem ?? problemView(reprieves.context.problem),
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
          rows.filter((row) =>
            reprieves.context.waiting.some(({ historyId }) => historyId === row.historyId),
          ),
        ),
        onAnswer: send,
      },
    ],
  } as const;
}
