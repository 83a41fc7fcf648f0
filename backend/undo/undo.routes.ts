import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { idOrNone, text } from '../parts/http/fields.ts';
import type { UndoableAct } from '../domain/undo/undoable-act.ts';
import { leaveParts, lockAct, lockBookingsOf, marksNow } from '../domain/undo/undo.queries.ts';
import { withProduct } from '../parts/texts/product.ts';
import { listLastActs } from './last-acts.ts';
import { putBack } from './put-back.ts';
import { actsNamed, undoAct, type UndoRefusal } from './undo.rules.ts';
import { undoTexts } from './undo.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product'>;
  readonly clock: Pick<Clock, 'local'>;
}

interface ActTakenBack {
  readonly act: string;
  readonly notice: string;
  readonly now: UndoableAct['parts'];
  readonly later: UndoableAct['parts'];
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
   * Puts everything back as it was before acts of the caller, named with commas between them, or
   * before that of one territory, or nothing (OWN-157, OWN-235, OWN-356).
   */
  calls.signedIn('POST /act/undo', undoForm, async ({ db, session, form, now }) => {
    const named = actsNamed(form.act);
    if (named === null) return refused('nothingLeft');
    const acts: ActTakenBack[] = [];
    for (const act of named) {
      // oxlint-disable-next-line no-await-in-loop -- locks are taken in the order of the acts
      const kept = await lockAct(db, session.userId, act);
      const known = kept && { parts: kept.parts ?? [], doneAt: kept.doneAt };
      const chosen = undoAct(known, form.territory_id, now);
      if (chosen.refused) return refused(chosen.refused);
      acts.push({ act, notice: kept?.notice ?? '', ...chosen });
    }
    const parts = acts.flatMap((act) => act.now);
    await lockBookingsOf(
      db,
      parts.flatMap(({ bookingIds }) => bookingIds),
    );
    await lockTerritories(
      db,
      parts.flatMap(({ territoryIds }) => territoryIds),
    );
    const marks = await marksNow(db, parts);
    if (parts.some(({ mark }, at) => mark !== marks[at])) return refused('changedSince');
    for (const part of parts) {
      if (!(await putBack(db, part))) return refused('changedSince');
    }
    for (const { act, later } of acts) await leaveParts(db, session.userId, act, later);
    await logEvents(
      db,
      authorOf(session),
      parts.flatMap(({ events }) => events),
    );
    const [first] = acts;
    return doneWithNotice(
      first && acts.length === 1 ? first.notice : severalUndone(parts, config.product),
    );
  });
}

function severalUndone(parts: UndoableAct['parts'], product: string): string {
  const territories = new Set(parts.flatMap(({ territoryIds }) => territoryIds)).size;
  return withProduct(undoTexts.severalUndone, product).replace('{count}', String(territories));
}
