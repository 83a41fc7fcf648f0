import type { SnapshotFrom } from 'xstate';

import type { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import {
  type Past,
  type PastEntries,
  pastFaults,
} from '#machines/territory/territory-past.rules.ts';
import type { Activity } from '#schema/generated.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { humanDay, isoDay } from '../parts/fields/date.view.ts';

/** The default activity, where it exists (TADD-16). */
const usualActivity = '1';

/** Initial values of an assignment, with dates as dd/mm/yyyy; it starts on the day the previous one ended (B-31). */
export const firstPast = (
  { releaseDate }: Pick<Past, 'releaseDate'>,
  activities: readonly Activity[],
): PastEntries => ({
  releaseDate: humanDay(releaseDate),
  returnDate: '',
  userId: '',
  activityId: (activities.find(({ id }) => id === usualActivity) ?? activities[0])?.id ?? '',
});

/** The values as sent: dates as yyyy-mm-dd (TADD-18). */
const sentEntries = (entered: PastEntries): PastEntries => ({
  ...entered,
  releaseDate: isoDay(entered.releaseDate),
  returnDate: isoDay(entered.returnDate),
});

const fields = ['releaseDate', 'returnDate', 'userId', 'activityId'] as const;

/** The second step of t-add, derived from its machine. */
export function territoryPastView(
  snapshot: SnapshotFrom<typeof territoryPastMachine>,
  changes: Partial<PastEntries>,
  activities: readonly Activity[],
) {
  const { context } = snapshot;
  const first = firstPast(context, activities);
  const entered = { ...first, ...changes };
  const unread = context.history === null && snapshot.matches({ recording: 'ready' });
  const problem = problemView(context.problem);
  return {
    loading: context.history === null && !unread,
    stalled: unread && problem === null,
    failure: unread ? problem : null,
    problem: unread ? null : problem,
    rows: context.historyShown ? (context.history?.histories ?? []) : null,
    outputNumber: context.outputNumber,
    today: context.today,
    entered,
    sent: sentEntries(entered),
    faults: pastFaults(context, sentEntries(entered)),
    canAdd: snapshot.can({ type: 'add', ...sentEntries(entered) }),
    adding: snapshot.matches('adding'),
    canFinish: snapshot.can({ type: 'finish' }),
    unsaved: snapshot.status !== 'done' && fields.some((it) => entered[it] !== first[it]),
  };
}

export type PastView = ReturnType<typeof territoryPastView>;
