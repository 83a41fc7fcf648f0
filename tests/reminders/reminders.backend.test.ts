import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingMails } from '../../backend/mail/mail.queries.ts';
import {
  remindCongregation,
  reminderMayLeave,
  type Reminding,
} from '../../backend/reminders/reminders.ts';
import { anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { aStaff, set } from '../support/staff.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';

let mailbox: Mailbox;
let world: World;
let reminding: Reminding;
const publicUrl = 'https://territoires.example.org';

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openWorld({ smtpUrl: mailbox.url, publicUrl });
  reminding = {
    clock: world.clock,
    config: { smtpUrl: mailbox.url, publicUrl, product: 'territoire', tokenSecret },
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
});
afterAll(async () => {
  await world.close();
  await mailbox.close();
});

beforeEach(async () => {
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
});

const out = (id: number, to: number, due: string, more: { online?: boolean } = {}) =>
  aTerritory(world, { id, exited: { to, released: '2025-11-01', due, ...more } });
const plan = (congregation = 1) => remindCongregation(world.database, congregation, reminding);
const send = async (congregation = 1) => {
  for (const id of await world.database.asTenant(congregation, waitingMails)) {
    await world.post.send(congregation, id, (db, mail) =>
      reminderMayLeave(db, congregation, mail, reminding),
    );
  }
};
const mails = () =>
  world.read('select recipient, subject, kind, user_id from mail_outbox order by id');
const told = () =>
  world.read(
    'select history_id, due_date::text, kind, user_id, day::text from reminders order by 1, 2, 3',
  );
const counter = async () =>
  (await world.read<{ email_counter: number }>('select email_counter from congregations'))[0]
    ?.email_counter;
const edit = (sql: string) => world.database.asTenant(1, (db) => db.rows(sql));

const toHelene = {
  recipient: 'helene@example.org',
  subject: 'Le territoire T1 est à rentrer le 20 mars',
  kind: 'pre_warning',
  user_id: 11,
};

describe('a reminder goes', () => {
  it('to who accepts mails and has an address, and to nobody else [B-14]', async () => {
    for (const [id, to] of [
      [1, 11],
      [2, 12],
      [3, 13],
      [4, 14],
    ] as const) {
      await out(id, to, '2026-03-20');
    }
    await aTerritory(world, {
      id: 5,
      exited: { to: null, released: '2025-11-01', due: '2026-03-20' },
    });
    await plan();
    expect((await mails()).map((mail) => (mail as { recipient: string }).recipient)).toEqual([
      'helene@example.org',
      'paul@example.org',
    ]);
    expect(await counter()).toBe(2);
  });

  it('as one mail of all there is, with links for each, through a real mail server [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await out(2, 11, '2026-03-01');
    await out(3, 11, '2026-06-01');
    await plan();
    await send();
    const { from, to, subject, text, html } = await mailbox.next();
    expect({ from, to, subject }).toEqual({
      from: 'Territoires <ne-pas-repondre@territoires.example.org>',
      to: ['helene@example.org'],
      subject: '2 territoires à rentrer, dont 1 en retard',
    });
    expect(text.split('\n').filter((line) => line.startsWith('* '))).toEqual([
      '* T2 - Rue 2',
      '* T1 - Rue 1',
    ]);
    const links = text.match(/https:\S+/gu) ?? [];
    expect(links.map((link) => link.replace(/\/1-[\w.-]{20,}/u, '/…'))).toEqual([
      'https://territoires.example.org/lien/…',
      'https://territoires.example.org/lien/…',
      'https://territoires.example.org/lien/…',
      'https://territoires.example.org/lien/…',
      'https://territoires.example.org/calendrier/…',
      'https://territoires.example.org/t-my-exited',
      'https://territoires.example.org/u-my-account',
    ]);
    for (const link of links) expect(html).toContain(`href="${link}"`);
    expect(await world.read('select from mail_outbox where sent_at is null')).toEqual([]);
  });

  it.each([
    [1, '2026-03-22', '2026-03-23'],
    [4, '2026-04-12', '2026-04-13'],
  ])('%i weeks before, and not a day earlier [SET-04, B-14]', async (weeks, yes, no) => {
    await set(world, `pre_warning = ${weeks}`);
    await out(1, 11, yes);
    await out(2, 12, no);
    await plan();
    expect(await told()).toEqual([
      { history_id: 1, due_date: yes, kind: 'pre_warning', user_id: 11, day: '2026-03-15' },
    ]);
  });

  it('in its own congregation only [GEN-20, RG-05]', async () => {
    await out(1, 11, '2026-03-20');
    await aTerritory(world, {
      id: 20,
      congregation: 2,
      exited: { to: 22, released: '2025-11-01', due: '2026-03-20' },
    });
    await plan(2);
    expect(await mails()).toEqual([]);
    expect(await world.read('select recipient from mail_outbox', 2)).toEqual([
      { recipient: 'ana@example.org' },
    ]);
  });
});

describe('no reminder goes', () => {
  it.each([
    ['where the congregation wishes none', 'sendmail = false', '2026-03-15T09:00:00Z'],
    ['at night', 'sendmail = true', '2026-03-15T20:00:00Z'],
    ['before the morning', 'sendmail = true', '2026-03-15T06:59:00Z'],
  ])('%s [SET-05, B-14]', async (_, settings, now) => {
    await set(world, settings);
    world.clock.set(now);
    await out(1, 11, '2026-03-01');
    await plan();
    expect(await mails()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  it('from a server that sends no mails [SET-06, B-14]', async () => {
    await out(1, 11, '2026-03-01');
    await remindCongregation(world.database, 1, {
      ...reminding,
      config: { ...reminding.config, smtpUrl: undefined },
    });
    expect(await mails()).toEqual([]);
  });

  it('for what is back, or comes back by itself today [B-13, B-14]', async () => {
    await set(world, 'online_automatic_return = true');
    await aTerritory(world, { id: 1 });
    await anAssignment(world, {
      id: 1,
      territory: 1,
      to: 11,
      released: '2025-11-01',
      returned: '2026-03-14',
      due: '2026-03-20',
    });
    await out(2, 11, '2026-03-15', { online: true });
    await plan();
    expect(await mails()).toEqual([]);
  });
});

describe('each reminder goes once', () => {
  it('however often it is asked for, by several backends at once [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await Promise.all([plan(), plan(), plan(), plan()]);
    world.clock.set('2026-03-16T09:00:00Z');
    await plan();
    expect(await mails()).toEqual([toHelene]);
  });

  it('before the day, and once more when it is late [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    for (const day of ['15', '20', '21', '22', '30']) {
      world.clock.set(`2026-03-${day}T09:00:00Z`);
      await plan();
      await send();
    }
    expect((await told()).map((row) => Object.values(row).slice(1))).toEqual([
      ['2026-03-20', 'late', 11, '2026-03-21'],
      ['2026-03-20', 'pre_warning', 11, '2026-03-15'],
    ]);
    expect([(await mailbox.next()).subject, (await mailbox.next()).subject]).toEqual([
      'Le territoire T1 est à rentrer le 20 mars',
      'Le territoire T1 était à rentrer le 20 mars',
    ]);
  });

  it('and again for the new date that a reprieve gives [B-14, B-19]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    await edit("update histories set theoretical_return_date = '2026-04-20'");
    world.clock.set('2026-04-12T09:00:00Z');
    await plan();
    world.clock.set('2026-04-13T09:00:00Z');
    await plan();
    await plan();
    expect((await told()).map((row) => Object.values(row).slice(1))).toEqual([
      ['2026-03-20', 'pre_warning', 11, '2026-03-15'],
      ['2026-04-20', 'pre_warning', 11, '2026-04-13'],
    ]);
  });

  it('and nobody gets two mails on one day: what comes later waits for the next [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    await out(2, 11, '2026-03-21');
    world.clock.set('2026-03-15T15:00:00Z');
    await plan();
    expect(await mails()).toHaveLength(1);
    world.clock.set('2026-03-16T07:01:00Z');
    await plan();
    expect((await mails()).at(-1)).toEqual({
      ...toHelene,
      subject: 'Le territoire T2 est à rentrer le 21 mars',
    });
  });
});

describe('right before it leaves, a mail', () => {
  it.each([
    ['of something that is back', "update histories set return_date = '2026-03-15'"],
    ['to who accepts mails no more', 'update users set subscription = false where id = 11'],
    ['to who has no address any more', 'update users set email = null where id = 11'],
    [
      'of a congregation that wishes none any more',
      'update congregation_settings set sendmail = false',
    ],
    ['of a date that has moved far', "update histories set theoretical_return_date = '2026-09-20'"],
    ['of something another person has now', 'update histories set user_id = 13'],
  ])('%s is taken back, and not counted [SET-05, B-14]', async (_, change) => {
    await out(1, 11, '2026-03-20');
    await plan();
    await edit(change);
    await send();
    expect(await mails()).toEqual([]);
    expect(await told()).toEqual([]);
    expect(await counter()).toBe(0);
  });

  it('is written anew without what is back, and leaves [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await out(2, 11, '2026-03-21');
    await plan();
    await edit("update histories set return_date = '2026-03-15' where id = 2");
    await send();
    expect(await mails()).toEqual([toHelene]);
    await send();
    const { subject, text } = await mailbox.next();
    expect(subject).toBe(toHelene.subject);
    expect(text).not.toContain('T2');
    expect(await counter()).toBe(1);
  });

  it('goes to the address the person has now [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    await edit("update users set email = 'nouvelle@example.org' where id = 11");
    await send();
    await send();
    expect((await mailbox.next()).to).toEqual(['nouvelle@example.org']);
  });

  it('waits for the morning, and then counts the days anew [B-14]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    world.clock.set('2026-03-15T19:30:00Z');
    await send();
    world.clock.set('2026-03-16T06:30:00Z');
    await send();
    expect(await mails()).toEqual([toHelene]);
    world.clock.set('2026-03-16T07:01:00Z');
    await plan();
    await send();
    await send();
    expect((await mailbox.next()).text).toContain('\n  Dans 4 jours\n');
    expect((await told()).map((row) => Object.values(row).slice(1))).toEqual([
      ['2026-03-20', 'pre_warning', 11, '2026-03-16'],
    ]);
  });
});
