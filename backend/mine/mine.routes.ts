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
    return done({
      assigned,
      territories,
      ...(assigned === 0 && {
        message: withProduct(mineTexts.none, config.product),
        message_type: 'info',
      }),
    });
  });
}
