import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Client } from 'pg';
import { messageMayLeave } from '../../backend/messages/mail-may-leave.ts';
import { waitingPushes } from '../../backend/messages/outbox.queries.ts';
import { planMessages } from '../../backend/messages/plan-messages.ts';
import type { PushLimits } from '../../backend/parts/push/post-push.ts';
import { sendPush } from '../../backend/messages/send-push.ts';
import { waitingMails } from '../../backend/parts/mail/mail.queries.ts';
import { aTerritory, aUser } from '../support/builders.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { aBrowser, openPushService, type Browser, type PushService } from './push-service.ts';

export let service: PushService;
export let mailbox: Mailbox;
export let world: World;
export let staff: Staff;
export let helene: string;
export let phone: Browser;
const publicUrl = 'https://territoires.example.org';
const usual = { product: 'territoire', publicUrl, lastingSecret: tokenSecret };

export const ports = () => ({
  ...world,
  config: { ...usual, smtpUrl: mailbox.url, pushTestOrigin: service.origin },
});
/** As if the time had come for whatever is to be tried again. */
export const timeGoesBy = () => edit('update push_outbox set next_try = now()');
export const edit = (sql: string) => world.database.asTenant(1, (db) => db.rows(sql));
export const add = async (token: string, browser: Browser) =>
  (await world.call('POST /message/device/add', { token, form: browser.form })).body;
export const waiting = () => world.database.asTenant(1, waitingPushes);
export const subscribed = async () =>
  (await world.read<{ user_id: number }>('select user_id from push_subscriptions order by 1')).map(
    (it) => it.user_id,
  );
/** Sends all that waits, as the jobs would; the seconds after which each is tried again. */
export const send = async (limits: PushLimits = {}) => {
  const again: (number | null)[] = [];
  for (const id of await waiting()) again.push(await sendPush(1, id, { ...ports(), ...limits }));
  return again;
};
/** The same for mails; who got which, in the order in which they left. */
export const sendMails = async (job?: string) => {
  const leaving = { ...ports(), congregation: 1, ...(job !== undefined && { job }) };
  for (const id of await world.database.asTenant(1, waitingMails))
    await world.mailer.send(1, id, (db, mail) => messageMayLeave(db, mail, leaving));
  return mailbox.unread().map(({ to, subject }) => `${to.join()}: ${subject}`);
};
export const mailsLeft = () =>
  world.read('select subject from mail_outbox where sent_at is null order by id');
/** Jobs that have failed three times, by task and congregation; none fails besides. */
export const fail = (...jobs: readonly (readonly [task: string, congregation: number])[]) =>
  onQueue(async (client) => {
    await client.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );
    for (const [at, [task, congregation]] of jobs.entries())
      await client.query('select graphile_worker.add_job($1, job_key => $2)', [
        task,
        `${task}:${congregation || ''}:9${at}`,
      ]);
    const { rows } = await client.query<{ id: string }>(
      "update graphile_worker._private_jobs set attempts = 3, last_error = 'Error' returning id",
    );
    return rows.map(({ id }) => id);
  });
export async function onQueue<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: world.connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
export const shown = (browser = phone) => service.posted.map(({ body }) => browser.read(body));
export const plan = () => planMessages(world.database, 1, ports());
export const out = (id: number, to: number, due: string) =>
  aTerritory(world, { id, exited: { to, released: '2025-11-01', due } });
export const give = (user: string, ids: string) =>
  staff.ask('2', 'POST /territory/exit', {
    territory_ids: ids,
    activity_id: '1',
    user_id: user,
    release_date: '2026-03-16',
  });

/** Before and after the tests of a file: a person with a phone, and each test finds the desk as it was. */
export function openPushDesk() {
  beforeAll(open);
  beforeEach(tidy);
  afterAll(close);
}

async function open() {
  service = await openPushService();
  mailbox = await openMailbox();
  world = await openWorld({
    now: '2026-03-16T08:59:00Z',
    publicUrl,
    smtpUrl: mailbox.url,
    pushTestOrigin: service.origin,
  });
  staff = await aStaff(world, { sendmail: true, pre_warning: 1 });
  await aUser(world, { id: 11, login: 'DUPONT Hélène' });
  helene = await world.signIn('DUPONT Hélène');
}

async function tidy() {
  // A Monday.
  world.clock.set('2026-03-16T09:00:00Z');
  for (const table of ['push_subscriptions', 'messages_told', 'message_choices', 'quiet_hours'])
    await edit(`delete from ${table}`);
  await edit('delete from territories');
  await edit('delete from mail_outbox');
  await edit('update users set role_id = id, email = null where id < 6');
  service.answer(201);
  phone = aBrowser(service.origin, 'phone');
  await add(helene, phone);
}

async function close() {
  await world.close();
  await mailbox.close();
  await service.close();
}
