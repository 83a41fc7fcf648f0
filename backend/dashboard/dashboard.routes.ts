import { returnWhatIsDueFirst } from '../assignment/automatic-return.ts';
import { dueLimits } from '../assignment/due.rules.ts';
import { done } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { dashboard } from './dashboard.queries.ts';
import { firstMonthShown, gauges, monthlyExits, workedSince } from './dashboard.rules.ts';

export function dashboardCalls(calls: Calls): void {
  /** REST-11, B-60. */
  calls.signedIn('GET /territory/dashboard', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const { exits, ...counts } = await dashboard(db, {
      lateUntil: dueLimits(today).lateUntil,
      workedSince: workedSince(today).toString(),
      firstMonth: firstMonthShown(today).toString(),
    });
    return done({
      stats: gauges(counts),
      ...monthlyExits(exits, today),
      total: counts.total,
    });
  });
}
