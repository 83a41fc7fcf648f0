import { returnWhatIsDueFirst } from '../assignment/automatic-return.ts';
import { dueLimits } from '../assignment/due.rules.ts';
import { done } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { dashboard } from './dashboard.queries.ts';
import { coverageFacts } from './forecast.queries.ts';
import { coverageForecast, lookedBackTo } from './forecast.rules.ts';
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

  /** Beyond the contract: when all will have been covered once in this service year. */
  calls.signedIn('GET /territory/forecast', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const facts = await coverageFacts(db, lookedBackTo(today).toString());
    return done({ ...coverageForecast({ ...facts, today }) });
  });
}
