import type { Temporal } from 'temporal-polyfill';
import { mailedManagersFor } from '../domain/messages/mailed.queries.ts';
import { putDuePush, putPush } from '../domain/messages/put-push.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { failingTasks } from './failing.queries.ts';
import { mayKnowOf } from './failing.rules.ts';
import { lateNow } from './late.queries.ts';
import { failureMail, overdueMail } from './managers-mail.ts';
import { noteDue } from './standing.queries.ts';
import { waitingPushes } from './outbox.queries.ts';
import { forgetOldTold, noteTold, noteToldOnDevices } from './told.queries.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'product'>;
}

/** The hours in which reminders are written (OWN-11). */
const isDay = ({ hour }: Temporal.ZonedDateTime): boolean => hour >= 8 && hour < 20;

const monday = 1;

/**
 * Hourly: what is due, to devices; to managers who want it what is overdue, on Monday, and what fails, once a
 * day (OWN-410, OWN-412). A second run says nothing twice. Returns the ids of what waits for devices.
 */
export async function planMessages(
  database: Database,
  congregation: number,
  ports: Ports,
): Promise<readonly number[]> {
  const local = ports.clock.local(ports.clock.now());
  if (isDay(local)) await plan(database, congregation, { local, ...ports });
  return database.asTenant(congregation, async (db) => {
    await forgetOldTold(db, local.toPlainDate());
    return waitingPushes(db);
  });
}

async function plan(
  database: Database,
  congregation: number,
  { local, ...ports }: Ports & { readonly local: Temporal.ZonedDateTime },
): Promise<void> {
  const today = local.toPlainDate().toString();
  const failing = await database.asSite((db) => failingTasks(db, congregation));
  await database.asTenant(congregation, async (db) => {
    for (const userId of await noteDue(db, today)) await putDuePush(db, userId);
    if (local.dayOfWeek === monday) await tellOverdue(db, congregation, { today, ...ports });
    for (const task of failing) await tellFailure(db, congregation, { task, today, ...ports });
  });
}

interface Telling extends Ports {
  /** yyyy-mm-dd. */
  readonly today: string;
}

async function tellOverdue(
  db: Db,
  congregation: number,
  { today, config }: Telling,
): Promise<void> {
  const late = await lateNow(db, today);
  if (late.length === 0) return;
  const about = { histories: [], detail: '' };
  const told = { kind: 'overdue', about: today, today } as const;
  for (const { id, email } of await mailedBy(db, 'overdue', config)) {
    if (!(await noteTold(db, id, told))) continue;
    const mail = overdueMail(late, config);
    await putInOutbox(db, congregation, { recipient: email, userId: id, ...mail, about });
  }
  for (const { id } of await noteToldOnDevices(db, told))
    await putPush(db, id, { kind: 'overdue', ...about });
}

async function tellFailure(
  db: Db,
  congregation: number,
  { task, today, config }: Telling & { readonly task: string },
): Promise<void> {
  const about = { histories: [], detail: task };
  const told = { kind: 'failure', about: `${task} ${today}`, today } as const;
  for (const { id, email, role_id } of await mailedBy(db, 'failure', config)) {
    if (!mayKnowOf(task, role_id) || !(await noteTold(db, id, told))) continue;
    const mail = failureMail(role_id, config);
    await putInOutbox(db, congregation, { recipient: email, userId: id, ...mail, about });
  }
  for (const { id, role_id } of await noteToldOnDevices(db, told)) {
    if (mayKnowOf(task, role_id)) await putPush(db, id, { kind: 'failure', ...about });
  }
}

const mailedBy = async (
  db: Db,
  kind: 'overdue' | 'failure',
  { smtpUrl }: Ports['config'],
): ReturnType<typeof mailedManagersFor> =>
  smtpUrl === undefined ? [] : mailedManagersFor(db, kind, null);
