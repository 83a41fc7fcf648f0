import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { idOrNone, text } from '../parts/http/fields.ts';
import { isIdempotencyKey } from '../parts/http/idempotency.ts';
import { leaveParts, lockAct, lockBookingsOf, marksNow } from '../domain/undo/undo.queries.ts';
import { listLastActs } from './last-acts.ts';
import { putBack } from './put-back.ts';
import { undoAct, type UndoRefusal } from './undo.rules.ts';
import { undoTexts } from './undo.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product'>;
  readonly clock: Pick<Clock, 'local'>;
}

const undoForm = z.object({ act: text, territory_id: idOrNone });

export function undoCalls(calls: Calls, { config, clock }: Ports): void {
  const refused = (refusal: UndoRefusal) => refuse(undoTexts[refusal]);

  /** The caller's own acts that may still be taken back (OWN-234). */
  calls.signedIn('GET /act/list', noForm, async ({ db, session, now }) =>
    done({
      acts: await listLastActs(db, session.userId, now, { clock, product: config.product }),
    }),
  );

  /**
   * Puts everything back as it was before an act of the caller, or of one of its territories, or
   * nothing (OWN-157, OWN-235).
   */
  calls.signedIn('POST /act/undo', undoForm, async ({ db, session, form, now }) => {
    const kept = isIdempotencyKey(form.act)
      ? await lockAct(db, session.userId, form.act)
      : undefined;
    const act = kept && { parts: kept.parts ?? [], doneAt: kept.doneAt };
    const chosen = undoAct(act, form.territory_id, now);
    if (chosen.refused) return refused(chosen.refused);
    await lockBookingsOf(
      db,
      chosen.now.flatMap(({ bookingIds }) => bookingIds),
    );
    await lockTerritories(
      db,
      chosen.now.flatMap(({ territoryIds }) => territoryIds),
    );
    const marks = await marksNow(db, chosen.now);
    if (chosen.now.some(({ mark }, at) => mark !== marks[at])) return refused('changedSince');
    for (const part of chosen.now) {
      if (!(await putBack(db, part))) return refused('changedSince');
    }
    await leaveParts(db, session.userId, form.act, chosen.later);
    await logEvents(
      db,
      authorOf(session),
      chosen.now.flatMap(({ events }) => events),
    );
    return doneWithNotice(kept?.notice ?? '');
  });
}
