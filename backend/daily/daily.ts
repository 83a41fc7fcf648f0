import { returnWhatIsDue } from '../assignment/automatic-return.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { forgetOldAnswers } from '../http/idempotency.ts';
import { forgetOldTraces } from '../privacy/forget-old-traces.ts';
import { forgetDeadLinks } from '../one-tap/links.queries.ts';
import { deadLinkDays } from '../one-tap/one-tap.rules.ts';
import { forgetOldReminders } from '../reminders/reminders.queries.ts';

/** What comes back by itself in the congregation that `db` sees (B-13), and what has ended and need not be kept; again makes no difference. */
export async function tidyCongregation(db: Db, clock: Clock): Promise<void> {
  await returnWhatIsDue(db, clock.today());
  await forgetOldAnswers(db, clock.now());
  await forgetDeadLinks(db, clock.now().subtract({ hours: 24 * deadLinkDays }));
  await forgetOldReminders(db, clock.today());
  await forgetOldTraces(db, clock);
}
