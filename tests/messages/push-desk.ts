import { afterAll, beforeAll, beforeEach } from 'vitest';
import { waitingPushes } from '../../backend/messages/outbox.queries.ts';
import { planMessages } from '../../backend/messages/plan-messages.ts';
import { sendPush } from '../../backend/messages/send-push.ts';
import { aTerritory, aUser } from '../support/builders.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { aBrowser, openPushService, type Browser, type PushService } from './push-service.ts';

export let service: PushService;
export let world: World;
export let staff: Staff;
export let helene: string;
export let phone: Browser;
const publicUrl = 'https://territoires.example.org';
const usual = { product: 'territoire', publicUrl, lastingSecret: tokenSecret };

const ports = () => ({
  ...world,
  config: { ...usual, smtpUrl: undefined, pushTestOrigin: service.origin },
});
export const edit = (sql: string) => world.database.asTenant(1, (db) => db.rows(sql));
export const add = async (token: string, browser: Browser) =>
  (await world.call('POST /message/device/add', { token, form: browser.form })).body;
export const waiting = () => world.database.asTenant(1, waitingPushes);
export const subscribed = async () =>
  (await world.read<{ user_id: number }>('select user_id from push_subscriptions order by 1')).map(
    (it) => it.user_id,
  );
/** Sends all that waits, as the jobs would; the seconds after which each is tried again. */
export const send = async () => {
  const again: (number | null)[] = [];
  for (const id of await waiting()) again.push(await sendPush(1, id, ports()));
  return again;
};
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
  world = await openWorld({
    now: '2026-03-16T08:59:00Z',
    publicUrl,
    pushTestOrigin: service.origin,
  });
  staff = await aStaff(world, { pre_warning: 1 });
  await aUser(world, { id: 11, login: 'DUPONT Hélène' });
  helene = await world.signIn('DUPONT Hélène');
}

async function tidy() {
  // A Monday.
  world.clock.set('2026-03-16T09:00:00Z');
  for (const table of ['push_subscriptions', 'messages_told', 'message_choices', 'quiet_hours'])
    await edit(`delete from ${table}`);
  await edit('delete from territories');
  await edit('update users set role_id = id where id < 6');
  service.answer(201);
  phone = aBrowser(service.origin, 'phone');
  await add(helene, phone);
}

async function close() {
  await world.close();
  await service.close();
}
