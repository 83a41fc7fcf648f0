import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { restMonths, trends } from './trends.queries.ts';

/** Two years of whole months, and the one under way. */
const trendMonths = 25;

export function trendsCalls(calls: Calls): void {
  /** Beyond the contract: `trendMonths` of exits, returns and states, and how long territories rest. */
  calls.signedIn('GET /territory/trends', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const firstMonth = today.with({ day: 1 }).subtract({ months: trendMonths - 1 });
    const counted = await trends(db, {
      today: today.toString(),
      firstMonth: firstMonth.toString(),
      restedSince: restMonths.map((months) => today.subtract({ months }).toString()),
    });
    return done({ today: today.toString(), ...counted });
  });
}
