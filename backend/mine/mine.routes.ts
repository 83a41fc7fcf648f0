import { returnWhatIsDueFirst } from '../assignment/automatic-return.ts';
import { dueLimits } from '../assignment/due.rules.ts';
import type { Config } from '../config.ts';
import { done } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { withProduct } from '../texts/product.ts';
import { assignmentsOf } from './mine.queries.ts';
import { mineTexts } from './mine.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

export function mineCalls(calls: Calls, { config }: Ports): void {
  /** REST-10, B-64. A site administrator holds nothing in another congregation than his own. */
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
