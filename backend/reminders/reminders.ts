import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { putInOutbox, takeBack, type WaitingMail } from '../mail/mail.queries.ts';
import { reminderLinks } from '../one-tap/reminder-links.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  dueOf,
  forgetReminders,
  insertReminders,
  lockReader,
  stillHolds,
  whoIsDue,
} from './reminders.queries.ts';
import { daysLeft, mayRemindAt, reminderKind } from './reminders.rules.ts';

export interface Reminding {
  readonly clock: Clock;
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'product' | 'tokenSecret'>;
}

/** The server sends mails by itself (B-14), and it is not night. */
const mayRemind = ({ clock, config }: Reminding): boolean =>
  config.smtpUrl !== undefined && mayRemindAt(clock.local(clock.now()));

/** Issue 7: one mail to each person of a congregation who has something to bring back soon or late. */
export async function remindCongregation(
  database: Database,
  congregationId: number,
  reminding: Reminding,
): Promise<void> {
  if (!mayRemind(reminding)) return;
  const today = reminding.clock.today().toString();
  for (const userId of await database.asTenant(congregationId, (db) => whoIsDue(db, today))) {
    await database.asTenant(congregationId, (db) => remind(db, congregationId, userId, reminding));
  }
}

async function remind(
  db: Db,
  congregationId: number,
  userId: number,
  { clock, config }: Reminding,
): Promise<void> {
  const today = clock.today();
  const reader = await lockReader(db, userId);
  const due = await dueOf(db, userId, today.toString());
  if (!reader || reader.email === null || due.length === 0) return;
  const links = await reminderLinks(
    db,
    { congregationId, userId },
    due.map((it) => ({ historyId: it.history_id, dueDate: it.due_date })),
    { config, now: clock.now() },
  );
  const territories = due.map((it) => {
    const its = links.get(it.history_id);
    if (!its) throw new Error('Each assignment asked for has its links.');
    return {
      number: it.number,
      numberName: it.number_name,
      dueDate: it.due_date,
      kind: reminderKind(it.due_date, today),
      daysLeft: daysLeft(it.due_date, today),
      automatic: it.automatic,
      links: its,
    };
  });
  const mailId = await putInOutbox(db, congregationId, {
    recipient: reader.email,
    userId,
    ...reminderMail({ login: reader.login, territories, ...config }),
  });
  const reminders = due.map(({ history_id, due_date }) => ({
    history_id,
    due_date,
    kind: reminderKind(due_date, today),
  }));
  await insertReminders(db, reminders, { userId, mailId, today: today.toString() });
}

/**
 * Looked at right before a mail leaves: a reminder waits for the morning; where something it says holds no more,
 * it is taken back, and what still holds is written anew.
 */
export async function reminderMayLeave(
  db: Db,
  congregationId: number,
  { id, kind, user_id }: WaitingMail,
  reminding: Reminding,
): Promise<boolean> {
  if (kind !== 'pre_warning' && kind !== 'late') return true;
  if (!mayRemind(reminding)) return false;
  if (await stillHolds(db, id, reminding.clock.today().toString())) return true;
  await forgetReminders(db, id);
  await takeBack(db, id);
  if (user_id !== null) await remind(db, congregationId, user_id, reminding);
  return false;
}
