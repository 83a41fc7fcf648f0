import { addMonths } from '#machines/parts/calendar/calendar.rules.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import type { Notice } from '#schema/generated.ts';

import { humanDay } from '../../parts/fields/date.view.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import { grantReprieveMutation } from './assignment.operations.ts';
import { assignmentTexts as texts } from './assignment.texts.ts';
import { useConfirmation } from '../../parts/confirm/useConfirmation.ts';

const actors: ActorsOf<typeof reprieveMachine> = (client) => ({
  grantReprieve: asks(client, grantReprieveMutation),
});

/** A month more, from a list or the territory's page (spec 1 §4; EXD-06). */
export function useReprieve(onChanged: (notice: Notice | null) => void) {
  const { asked, doing, ...view } = useConfirmation(reprieveMachine, actors, onChanged);
  return {
    ...view,
    askedOf: asked?.historyId ?? null,
    granting: doing?.historyId ?? null,
  };
}

interface Due {
  readonly numberName: string;
  /** The theoretical return date, yyyy-mm-dd. */
  readonly due: string;
}

/** The line below the question: which territory, until when, and whether that day is past already. */
export function reprieveAbout({ numberName, due }: Due, today: string | null): string {
  const until = addMonths(due, 1);
  const line = texts.until(numberName, humanDay(until));
  return today !== null && until < today ? `${line} (${texts.past})` : line;
}
