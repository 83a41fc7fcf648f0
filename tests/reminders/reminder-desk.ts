import { afterAll, beforeAll, beforeEach } from 'vitest';
import { waitingMails } from '../../backend/parts/mail/mail.queries.ts';
import {
  remindCongregation,
  reminderMayLeave,
  type ReminderPorts,
} from '../../backend/reminders/reminders.ts';
import { aTerritory, aUser } from '../support/builders.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { aStaff, set } from '../support/staff.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';

export let mailbox: Mailbox;
export let world: World;
export let ports: ReminderPorts;
const publicUrl = 'https://territoires.example.org';

/** Before and after the tests of a file: the desk, and each test finds it as it was. */
export function openReminderDesk() {
  beforeAll(open);
  afterAll(async () => {
    await world.close();
    await mailbox.close();
  });
  beforeEach(tidy);
}

async function open() {
  mailbox = await openMailbox();
  world = await openWorld({ smtpUrl: mailbox.url, publicUrl });
  ports = {
    clock: world.clock,
    config: { smtpUrl: mailbox.url, publicUrl, product: 'territoire', lastingSecret: tokenSecret },
  };
  await aStaff(world);
  const people = [
    { id: 11, login: 'DUPONT Hélène', email: 'helene@example.org', subscription: true },
    { id: 12, login: 'MARTIN Paul', email: 'paul@example.org', subscription: true },
    { id: 13, login: 'REFUS Léa', email: 'lea@example.org', subscription: false },
    { id: 14, login: 'SANS Adresse', email: null, subscription: true },
  ];
  for (const person of people) await aUser(world, person);
  await aUser(world, {
    id: 22,
    login: 'VOISINE Ana',
    congregation: 2,
    email: 'ana@example.org',
    subscription: true,
  });
}

async function tidy() {
  world.clock.set('2026-03-15T09:00:00Z');
  for (const congregation of [1, 2]) {
    await world.database.asTenant(congregation, async (db) => {
      await db.rows('delete from territories');
      await db.rows('delete from mail_outbox');
      await db.rows('update congregations set email_counter = 0');
      await db.rows("update users set subscription = true where email <> 'lea@example.org'");
      await db.rows("update users set email = 'helene@example.org' where id = 11");
    });
    await set(
      world,
      'sendmail = true, pre_warning = 1, online_automatic_return = false',
      congregation,
    );
  }
}

export const out = (id: number, to: number, due: string, more: { online?: boolean } = {}) =>
  aTerritory(world, { id, exited: { to, released: '2025-11-01', due, ...more } });
export const plan = (congregation = 1) => remindCongregation(world.database, congregation, ports);
export const send = async (congregation = 1) => {
  for (const id of await world.database.asTenant(congregation, waitingMails)) {
    await world.mailer.send(congregation, id, (db, mail) =>
      reminderMayLeave(db, congregation, mail, ports),
    );
  }
};
export const mails = () =>
  world.read('select recipient, subject, kind, user_id from mail_outbox order by id');
export const told = () =>
  world.read(
    'select history_id, due_date::text, kind, user_id, day::text from reminders order by 1, 2, 3',
  );
export const counter = async () =>
  (await world.read<{ email_counter: number }>('select email_counter from congregations'))[0]
    ?.email_counter;
export const edit = (sql: string) => world.database.asTenant(1, (db) => db.rows(sql));

export const toHelene = {
  recipient: 'helene@example.org',
  subject: 'Le territoire T1 est à rentrer le 20 mars',
  kind: 'pre_warning',
  user_id: 11,
};
