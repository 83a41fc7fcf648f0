import { mailedPersonFor } from '../domain/messages/mailed.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Db } from '../parts/db/database.ts';
import { withdrawMail, type WaitingMail } from '../parts/mail/mail.queries.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { lateNow } from './late.queries.ts';

/** Runs right before a mail of ours leaves: one that its person does not want or may not know any more is withdrawn. */
export async function messageMayLeave(
  db: Db,
  { id, kind, user_id }: Pick<WaitingMail, 'id' | 'kind' | 'user_id'>,
  { clock }: { readonly clock: Clock },
): Promise<boolean> {
  if (kind !== 'given' && kind !== 'overdue' && kind !== 'failure') return true;
  const person = user_id === null ? undefined : await mailedPersonFor(db, kind, user_id);
  const may = person && (kind === 'given' || manages(person.role_id));
  if (may && (kind !== 'overdue' || (await lateNow(db, clock.today().toString())).length > 0))
    return true;
  await withdrawMail(db, id);
  return false;
}
