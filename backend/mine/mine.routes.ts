import { returnFacts } from '../exit/return.queries.ts';
import { returnTerritories } from '../exit/return.rules.ts';
import { returnWhatIsDueFirst } from '../parts/assignment/automatic-return.ts';
import { dueLimits } from '../parts/assignment/due.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { withProduct } from '../parts/texts/product.ts';
import { assignmentsOf } from './mine.queries.ts';
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
    const facts = await returnFacts(
      db,
      territories.map((it) => it.territory_id),
    );
    const mayReturn = (id: number) => {
      const territory = facts.territories.filter((it) => it.id === id);
      const command = { territoryIds: [id], returnDate: today };
      return !returnTerritories({ ...facts, territories: territory }, command, session, today)
        .refused;
    };
    return done({
      assigned,
      today: today.toString(),
      territories: territories.map((it) => ({ ...it, may_return: mayReturn(it.territory_id) })),
      ...(assigned === 0 && {
        message: withProduct(mineTexts.none, config.product),
        message_type: 'info',
      }),
    });
  });
}
