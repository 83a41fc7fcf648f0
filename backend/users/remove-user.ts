import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import type { Db } from '../parts/db/database.ts';
import { inEachOther } from '../parts/db/elsewhere.ts';
import type { KeptMail } from '../parts/mail/mail.queries.ts';
import { forgetInTexts } from '../privacy/forget-in-texts.ts';
import { namesOf, territoriesNaming } from '../privacy/personal-texts.queries.ts';
import {
  anonymiseEvents,
  anonymiseVisits,
  deleteAnswers,
  deleteMails,
  deleteUser,
} from '../domain/people/removal.queries.ts';
import type { ExistingUser } from '../domain/people/users.rules.ts';

export interface RemovalResult {
  readonly mails: readonly KeptMail[];
  /** Territories whose name or map still contains the person's name. */
  readonly stillNamed: readonly string[];
}

/**
 * Permanent deletion (B-48): removes the account with its passwords, mails, consents and stored
 * answers; assignments and logs stay without the name, also in congregations where a site
 * administrator worked.
 */
export async function forgetUser(
  db: Db,
  home: number,
  { id, email }: ExistingUser,
): Promise<RemovalResult> {
  const nobody = assignmentTexts.removedUser;
  const names = await namesOf(db, id);
  await anonymiseEvents(db, id, nobody);
  const mails = await deleteMails(db, id, email);
  await deleteAnswers(db, id);
  await deleteUser(db, id);
  await forgetInTexts(db, names, nobody);
  await inEachOther(db, home, () => anonymiseVisits(db, home, id, nobody));
  return { mails, stillNamed: await territoriesNaming(db, names) };
}
