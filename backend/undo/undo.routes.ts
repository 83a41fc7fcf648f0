import { z } from 'zod';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { doneWithNotice, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import { isIdempotencyKey } from '../parts/http/idempotency.ts';
import { forgetUndo, lockAct, lockBookingsOf, markNow } from '../domain/undo/undo.queries.ts';
import { putBack } from './put-back.ts';
import { undoAct, type UndoRefusal } from './undo.rules.ts';
import { undoTexts } from './undo.texts.ts';

const undoForm = z.object({ act: text });

export function undoCalls(calls: Calls): void {
  const refused = (refusal: UndoRefusal) => refuse(undoTexts[refusal]);

  /** Puts everything back as it was before an act of the caller, or nothing (OWN-157). */
  calls.signedIn('POST /act/undo', undoForm, async ({ db, session, form, now }) => {
    const kept = isIdempotencyKey(form.act)
      ? await lockAct(db, session.userId, form.act)
      : undefined;
    const act = kept?.undo;
    const refusal = undoAct(kept && { undoable: act !== null, doneAt: kept.doneAt }, now);
    if (refusal || !act) return refused(refusal ?? 'nothingLeft');
    await lockBookingsOf(db, act);
    await lockTerritories(db, act.territoryIds);
    if ((await markNow(db, act)) !== act.mark) return refused('changedSince');
    if (!(await putBack(db, act))) return refused('changedSince');
    await forgetUndo(db, session.userId, form.act);
    await logEvents(db, authorOf(session), act.undoing.events);
    return doneWithNotice(act.undoing.notice);
  });
}
