import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../../parts/db/database.ts';
import { logEvents } from '../../parts/event-log/event-log.queries.ts';
import type { Session } from '../../parts/http/open-session.ts';
import { eventLogTexts } from '../../parts/event-log/event-log.texts.ts';
import { assignmentTexts } from './assignment.texts.ts';
import { closeDueOnline, lockDueOnline } from './automatic-return.queries.ts';

/**
 * Closes due online assignments of the congregation of `db` (C2 AUTOMATIC RETURN, B-13).
 * Idempotent.
 */
export async function returnWhatIsDue(db: Db, today: Temporal.PlainDate): Promise<void> {
  const due = await lockDueOnline(db, today.toString());
  if (due.length === 0) return;
  const returned = await closeDueOnline(db, due, today.toString());
  await logEvents(
    db,
    { userId: null, login: eventLogTexts.automaticAuthor },
    returned.map((it) => ({ ...it, action: assignmentTexts.automaticReturn })),
  );
}

/**
 * Call before reading a list of assignments; free when the congregation has no automatic returns.
 */
export async function returnWhatIsDueFirst(
  db: Db,
  session: Pick<Session, 'returnsAutomatically'>,
  today: Temporal.PlainDate,
): Promise<void> {
  if (session.returnsAutomatically) await returnWhatIsDue(db, today);
}
