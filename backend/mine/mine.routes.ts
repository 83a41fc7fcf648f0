import { Temporal } from 'temporal-polyfill';
import { returnTerritories } from '../domain/assignment/return.rules.ts';
import type { Session } from '../parts/http/open-session.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { withProduct } from '../parts/texts/product.ts';
import { assignmentsOf, type MyExitedRow } from '../domain/assignment/own-assignments.queries.ts';
import { mineTexts } from './mine.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

export function mineCalls(calls: Calls, { config }: Ports): void {
  /**
   * Lists the caller's open assignments (REST-10, B-64). Empty for a site administrator in another
   * congregation.
   */
  calls.signedIn('GET /territory/myexited', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const territories =
      session.home === session.congregation
        ? await assignmentsOf(db, {
            userId: session.userId,
            mapsAddress: `${config.publicUrl}/map/`,
            ...dueLimits(today),
          })
        : [];
    const assigned = territories.length;
    return done({
      assigned,
      today: today.toString(),
      territories: territories.map(({ restrict_returns: restrictReturns, ...it }) => ({
        ...it,
        may_return: mayReturn(it, restrictReturns, session, today),
      })),
      ...(assigned === 0 && {
        message: withProduct(mineTexts.none, config.product),
        message_type: 'info',
      }),
    });
  });
}

/** Whether the rules of RETURN let the holder return it today (OWN-46). */
function mayReturn(
  row: Omit<MyExitedRow, 'restrict_returns'>,
  restrictReturns: boolean,
  session: Session,
  today: Temporal.PlainDate,
): boolean {
  const open = {
    userId: session.userId,
    online: row.online,
    releaseDate: Temporal.PlainDate.from(row.release_date),
  };
  const territory = { id: row.territory_id, numberName: row.number_name, open };
  const command = { territoryIds: [territory.id], returnDate: today };
  const facts = { territories: [territory], restrictReturns };
  return !returnTerritories(facts, command, session, today).refused;
}
