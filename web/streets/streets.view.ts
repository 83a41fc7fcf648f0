import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Street } from '#machines/domain/streets/streets.rules.ts';
import type { streetsMachine } from '#machines/domain/streets/streets.machine.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { streetTicksTexts } from '../domain/streets/street-ticks.texts.ts';
import {
  streetInWords,
  type StreetsRead,
  streetTicksView,
} from '../domain/streets/street-ticks.view.ts';
import { streetsTexts as texts } from './streets.texts.ts';

/** Milliseconds after which two people who work together see each other's marks. */
export const pace = 5000;

const listFormat = new Intl.ListFormat('fr-FR');

/** What has been covered in words, and what is left; null where nothing has been. */
export function coveredText({
  covered,
  streets,
}: {
  readonly covered: number;
  readonly streets: readonly Street[];
}): string | null {
  if (covered === 0) return null;
  const left = leftOf(streets);
  const rest = left.length === 0 ? texts.nothingLeft : texts.left(listFormat.format(left));
  return `${streetTicksTexts.covered(covered)}. ${rest}`;
}

/** By name; a side is named where it is all that is left of a street. */
function leftOf(streets: readonly Street[]): readonly string[] {
  const left = streets.filter(({ state }) => state !== 'done');
  const names = left.map(({ name, side }) =>
    left.filter((other) => other.name === name).length > 1
      ? name
      : streetInWords({ street: name, side }),
  );
  return [...new Set(names)];
}

export function streetsView(snapshot: SnapshotFrom<typeof streetsMachine>, read: StreetsRead) {
  const { streets, pending, last, refused, problem } = snapshot.context;
  // What has just come is told to the machine after it is shown.
  const known = streets.length > 0 ? streets : read.streets;
  const ticks = streetTicksView({ ...read, streets: known }, pending);
  const shown = problemView(problem);
  return {
    ticks,
    canRestart: snapshot.can({ type: 'restart' }) && ticks.begun,
    undo: last !== null && snapshot.can({ type: 'undo', at: 0 }) ? streetInWords(last) : null,
    waits: snapshot.can({ type: 'retry' }),
    unsent: pending.length > 0,
    question: questionIn(snapshot.getMeta()),
    problem:
      shown && refused
        ? { ...shown, message: texts.notTaken(streetInWords(refused), shown.message) }
        : shown,
  };
}
