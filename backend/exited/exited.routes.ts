import { z } from 'zod';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id } from '../parts/http/fields.ts';
import { logEvent, type LoggedEvent } from '../parts/event-log/event-log.queries.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { withProduct } from '../parts/texts/product.ts';
import { undoOf } from '../domain/undo/undo.ts';
import { exitedHeaders } from './exited.headers.ts';
import { exitedTerritories } from './exited.queries.ts';
import { shownSince } from './exited.rules.ts';
import { reprieveTexts } from '../domain/assignment/reprieve.texts.ts';
import { lockAssignment, moveTheoreticalReturn } from '../domain/assignment/reprieve.queries.ts';
import { grantReprieve } from '../domain/assignment/reprieve.rules.ts';

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
  calls.signedIn('POST /history/reprieve', assignmentChosen, async (call) => {
    const { db, session, form } = call;
    const assignment = await lockAssignment(db, {
      territoryId: form.territory_id,
      historyId: form.history_id,
    });
    const reprieve = grantReprieve(assignment);
    if (reprieve.refused)
      return refuse(withProduct(reprieveTexts[reprieve.refused], config.product));
    const undo = await undoOf(call, { territoryIds: [form.territory_id] });
    await moveTheoreticalReturn(db, form.history_id, reprieve);
    const event = (action: string): LoggedEvent => ({
      numberName: assignment?.numberName ?? null,
      action,
      holder: assignment?.userId ?? null,
    });
    await logEvent(db, session, event(reprieveTexts.reprieveLogged));
    const undoing = {
      what: reprieveTexts.reprieveLogged,
      notice: reprieveTexts.reprieveTakenBack,
      events: [event(reprieveTexts.reprieveTakenBackLogged)],
    };
    return doneWithNotice(reprieveTexts.reprieved, await undo.offer(undoing));
  });
}
