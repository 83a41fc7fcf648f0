import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import type { Clock } from '../parts/clock/clock.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { agenda } from './agenda.ts';
import { dashboard } from './dashboard.queries.ts';
import { coverageFacts } from './forecast.queries.ts';
import { coverageForecast, lookedBackTo } from './forecast.rules.ts';
import { firstMonthShown, gauges, monthlyExits, workedSince } from './dashboard.rules.ts';

interface Ports {
  readonly clock: Clock;
}

export function dashboardCalls(calls: Calls, { clock }: Ports): void {
  /** Gauges and monthly exits (REST-11, B-60). */
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

  /**
   * Beyond the contract: forecast of when every territory will have been covered in this service
   * year.
   */
  calls.signedIn('GET /territory/forecast', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const facts = await coverageFacts(db, lookedBackTo(today).toString());
    return done({ ...coverageForecast({ ...facts, today }) });
  });

  /** Beyond the contract: what is to be done, and what was done since yesterday (OWN-275). */
  calls.signedIn('GET /territory/agenda', noForm, async ({ db, session, today, now }) => {
    await returnWhatIsDueFirst(db, session, today);
    const { timeZoneId: timeZone } = clock.local(now);
    return done(await agenda(db, { today, timeZone, manages: manages(session.role) }));
  });
}
