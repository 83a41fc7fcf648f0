import { assignmentTexts } from '../assignment/assignment.texts.ts';
import type { Db } from '../db/database.ts';
import { inEachOther } from '../db/elsewhere.ts';
import type { KeptMail } from '../mail/mail.queries.ts';
import { forgetInTexts } from '../privacy/forget-in-texts.ts';
import { namesOf, territoriesNaming } from '../privacy/personal-texts.queries.ts';
import {
  anonymiseEvents,
  anonymiseVisits,
  deleteAnswers,
  deleteMails,
  deleteUser,
} from './removal.queries.ts';
import type { Known } from './users.rules.ts';

export interface Forgotten {
  readonly mails: readonly KeptMail[];
  /** Territories that still show the name: on their map, or as their own name. */
  readonly stillNamed: readonly string[];
}

/**
 * The real deletion (B-48): the account goes with its passwords, mails, consents and kept answers; assignments
 * and log stay without the name, also the log of congregations the person worked in as a site administrator.
 */
export async function forgetUser(db: Db, home: number, { id, email }: Known): Promise<Forgotten> {
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
