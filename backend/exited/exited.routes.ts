import { z } from 'zod';
import { returnWhatIsDueFirst } from '../parts/assignment/automatic-return.ts';
import { dueLimits } from '../parts/assignment/due.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id } from '../parts/http/fields.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { exitedHeaders } from './exited.headers.ts';
import { exitedTerritories } from './exited.queries.ts';
import { grantReprieve, shownSince } from './exited.rules.ts';
import { exitedTexts } from './exited.texts.ts';
import { lockAssignment, moveTheoreticalReturn } from './reprieve.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const assignmentChosen = z.object({ territory_id: id, history_id: id });

export function exitedCalls(calls: Calls, { config }: Ports): void {
  /** Lists the territories that are out (REST-14, B-17 … B-19, B-36). */
  calls.signedIn('GET /territory/exited/list', noForm, async ({ db, session, today }) => {
    await returnWhatIsDueFirst(db, session, today);
    const reprieve = manages(session.role);
    const list = await exitedTerritories(db, {
      mapsAddress: `${config.publicUrl}/map/`,
      reprieve,
      since: shownSince(today),
      ...dueLimits(today),
    });
    return done({
      ...list,
      today: today.toString(),
      reprieve,
      headers: exitedHeaders(config.product, reprieve),
    });
  });

  /** Moves the theoretical return date by one month (REST-15, C2 REPRIEVE). */
  calls.signedIn('POST /history/reprieve', assignmentChosen, async ({ db, session, form }) => {
    const assignment = await lockAssignment(db, {
      territoryId: form.territory_id,
      historyId: form.history_id,
    });
    const reprieve = grantReprieve(assignment);
    if (reprieve.refused) return refuse(withProduct(exitedTexts[reprieve.refused], config.product));
    await moveTheoreticalReturn(db, form.history_id, reprieve);
    await logEvent(db, session, {
      numberName: assignment?.numberName ?? null,
      action: exitedTexts.reprieveLogged,
      holder: assignment?.userId ?? null,
    });
    return doneWithNotice(exitedTexts.reprieved);
  });
}
