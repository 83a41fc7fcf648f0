import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { putInOutbox, withdrawMail, type WaitingMail } from '../parts/mail/mail.queries.ts';
import { reminderLinks } from '../one-tap/reminder-links.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  dueOf,
  forgetReminders,
  insertReminders,
  lockReader,
  isReminderCurrent,
  usersToRemind,
} from './reminders.queries.ts';
import { daysLeft, mayRemindAt, reminderKind } from './reminders.rules.ts';

export interface ReminderPorts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'product' | 'lastingSecret'>;
}

/** The server can send mails (B-14) and it is daytime. */
const mayRemind = ({ clock, config }: ReminderPorts): boolean =>
  config.smtpUrl !== undefined && mayRemindAt(clock.local(clock.now()));

/**
 * Queues one mail for each person of a congregation with assignments due soon or overdue (OWN-11).
 */
export async function remindCongregation(
  database: Database,
  congregationId: number,
  ports: ReminderPorts,
): Promise<void> {
  if (!mayRemind(ports)) return;
  const today = ports.clock.today().toString();
  for (const userId of await database.asTenant(congregationId, (db) => usersToRemind(db, today))) {
    await database.asTenant(congregationId, (db) => remind(db, congregationId, userId, ports));
  }
}

async function remind(
  db: Db,
  congregationId: number,
  userId: number,
  { clock, config }: ReminderPorts,
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
    if (!its) throw new Error('An assignment has no reminder links.');
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
    ...reminderMail({ territories, ...config }),
  });
  const reminders = due.map(({ history_id, due_date }) => ({
    history_id,
    due_date,
    kind: reminderKind(due_date, today),
  }));
  await insertReminders(db, reminders, { userId, mailId, today: today.toString() });
}

/**
 * Runs right before a mail is sent. At night a reminder waits; an outdated one is withdrawn and
 * written anew from what is still due.
 */
export async function reminderMayLeave(
  db: Db,
  congregationId: number,
  { id, kind, user_id }: WaitingMail,
  ports: ReminderPorts,
): Promise<boolean> {
  if (kind !== 'pre_warning' && kind !== 'late') return true;
  if (!mayRemind(ports)) return false;
  if (await isReminderCurrent(db, id, ports.clock.today().toString())) return true;
  await forgetReminders(db, id);
  await withdrawMail(db, id);
  if (user_id !== null) await remind(db, congregationId, user_id, ports);
  return false;
}
