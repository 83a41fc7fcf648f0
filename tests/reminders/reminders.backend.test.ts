import { describe, expect, it } from 'vitest';
import { remindCongregation } from '../../backend/reminders/reminders.ts';
import { anAssignment, aTerritory } from '../support/builders.ts';
import { set } from '../support/staff.ts';
import {
  counter,
  edit,
  mailbox,
  mails,
  openReminderDesk,
  out,
  plan,
  ports,
  send,
  toHelene,
  told,
  world,
} from './reminder-desk.ts';

openReminderDesk();

describe('a reminder goes [OWN-11]', () => {
  it('to people who accept mails and have an address, and to nobody else [B-14]', async () => {
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

  it('as one mail for all territories, with links for each, through a real mail server [B-14]', async () => {
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
      'https://territoires.example.org/u-messages',
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

  it('in the person’s own congregation only [GEN-20, RG-05]', async () => {
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
      ...ports,
      config: { ...ports.config, smtpUrl: undefined },
    });
    expect(await mails()).toEqual([]);
  });

  it('for what is returned, or will return automatically today [B-13, B-14]', async () => {
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
  it('however often the job runs, on several backends at once [B-14]', async () => {
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

  it('and again for the new due day after a reprieve [B-14, B-19]', async () => {
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

  it('and nobody gets two mails on one day: a later reminder waits for the next day [B-14]', async () => {
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
