import { returnWhatIsDue } from '../assignment/automatic-return.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { forgetOldAnswers } from '../http/idempotency.ts';
import { forgetOldMails } from '../mail/mail.queries.ts';
import { forgetOldNames } from '../privacy/forget-old-names.ts';
import { forgetDeadLinks } from '../one-tap/links.queries.ts';
import { linkDays } from '../one-tap/one-tap.rules.ts';
import { forgetOldReminders } from '../reminders/reminders.queries.ts';
import { forgetEndedAttempts, forgetEndedPasswords } from './daily.queries.ts';

/** What comes back by itself in the congregation that `db` sees (B-13), and what has ended and need not be kept; again makes no difference. */
export async function tidyCongregation(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await returnWhatIsDue(db, clock.today());
  await forgetOldAnswers(db, now);
  await forgetEndedPasswords(db, now);
  await forgetEndedAttempts(db, now);
  await forgetOldMails(db);
  await forgetDeadLinks(db, now.subtract({ hours: 24 * linkDays }));
  await forgetOldReminders(db, clock.today());
  await forgetOldNames(db, clock.today());
}
