import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import type { streetsMachine } from '#machines/streets/streets.machine.ts';
import type { StreetState, TerritoryStreetsQuery } from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { streetsTexts as texts } from './streets.texts.ts';

export type Streets = NonNullable<TerritoryStreetsQuery['territoryStreets']>;

const listFormat = new Intl.ListFormat('fr-FR');
const tens = (metres: number) => Math.max(10, Math.round(metres / 10) * 10);

/** What has been covered in words, and what is left; null where nothing has been. */
export function coveredText({ covered, streets }: Streets): string | null {
  if (covered === 0) return null;
  const left = streets.filter(({ state }) => state !== 'done').map(({ name }) => name);
  const rest = left.length === 0 ? texts.nothingLeft : texts.left(listFormat.format(left));
  return `${texts.covered(covered)}. ${rest}`;
}

/** The list of streets in a state of its machine. */
export function streetsView(snapshot: SnapshotFrom<typeof streetsMachine>, read: Streets) {
  const { mark, last, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return {
    covered: texts.covered(read.covered),
    percent: read.covered,
    before: read.someBefore ? texts.before : null,
    canMark: read.canMark && !busy,
    canRestart: read.canMark && snapshot.can({ type: 'restart' }) && begun(read),
    undo: last !== null && snapshot.can({ type: 'undo' }) ? texts.undo(last.street) : null,
    question: questionIn(snapshot.getMeta()),
    problem: problemView(problem),
    rows: read.streets.map(({ name, metres, state }) => ({
      name,
      length: texts.metres(tens(metres)),
      state: busy && mark?.street === name ? mark.state : state,
      busy: busy && mark?.street === name,
    })),
  };
}

const begun = ({ someBefore, streets }: Streets): boolean =>
  someBefore || streets.some(({ state }) => state !== 'left');

/** Pressing a mark that is set takes it away. */
export const toggled = (state: StreetState, wanted: 'done' | 'again'): StreetState =>
  state === wanted ? 'left' : wanted;
