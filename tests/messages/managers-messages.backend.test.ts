import { beforeEach, describe, expect, it } from 'vitest';
import { choose } from './message-desk.ts';
import {
  add,
  edit,
  fail,
  mailbox,
  mailsLeft,
  onQueue,
  openPushDesk,
  out,
  plan,
  send,
  sendMails,
  service,
  staff,
  waiting,
  world,
} from './push-desk.ts';
import { aBrowser, type Browser } from './push-service.ts';

openPushDesk();

const who = ['1', '2', '3', '5'] as const;
const devices = new Map<(typeof who)[number], Browser>();

/** Roles 1, 2, 3 and 5, each with an address and a device; those in charge choose both ways of it. */
async function desks(kind: 'overdue' | 'failure') {
  devices.clear();
  for (const one of who) {
    await edit(
      `update users set email = '${one}@example.org', subscription = true where id = ${one}`,
    );
    const browser = aBrowser(service.origin, `of-${one}`);
    devices.set(one, browser);
    await add(staff.token(one), browser);
    if (one === '5') continue;
    for (const way of ['mail', 'push'] as const)
      await choose(world, staff.token(one), [kind, way, true]);
  }
}

/** What devices were shown since the last look: whose, title, body and where it leads. */
function looked() {
  const seen = who.flatMap((one) => {
    const its = service.posted.filter(({ path }) => path === `/of-${one}`);
    return its.map(({ body }) => {
      const { title, body: text, url } = devices.get(one)!.read(body) as Record<string, string>;
      return [one, title, text, url];
    });
  });
  service.answer(201);
  return seen;
}

describe('what is overdue, on Monday', () => {
  beforeEach(async () => {
    await fail();
    await desks('overdue');
    await out(1, 6, '2026-03-02');
    await out(2, 6, '2026-03-01');
  });
  const toAll = (title: string) =>
    (['1', '2', '3'] as const).map((one) => [
      one,
      title,
      'Touche pour voir la liste.',
      '/t-exited',
    ]);

  it('is mailed to managers and administrators who chose it, by territory and day, and shown on their devices; once [OWN-412]', async () => {
    await plan();
    await plan();
    await send();
    expect(looked()).toEqual(toAll('2 territoires sont en retard'));
    await world.deliver();
    const letters = mailbox.unread();
    expect(letters.map(({ to, subject, text }) => [to, subject, text])).toEqual(
      ['1', '2', '3'].map((one) => [
        [`${one}@example.org`],
        '2 territoires sont en retard',
        `Bonjour,

2 territoires sont en retard.

T2 - Rue 2, à rentrer le 01/03/2026

T1 - Rue 1, à rentrer le 02/03/2026

Voir les territoires sortis
https://territoires.example.org/t-exited

Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».
https://territoires.example.org/u-messages`,
      ]),
    );
    for (const now of ['2026-03-16T18:30:00Z', '2026-03-17T09:00:00Z', '2026-03-22T09:00:00Z']) {
      world.clock.set(now);
      await plan();
      expect([now, await waiting(), await mailsLeft()]).toEqual([now, [], []]);
    }
    world.clock.set('2026-03-23T09:00:00Z');
    await plan();
    await send();
    expect(looked()).toEqual(toAll('2 territoires sont en retard'));
    expect(await sendMails()).toEqual(
      ['1', '2', '3'].map((one) => `${one}@example.org: 2 territoires sont en retard`),
    );
  });

  it('is written between 8 and 20 o’clock, and not on another day or where nothing is [OWN-412]', async () => {
    for (const now of ['2026-03-16T06:59:00Z', '2026-03-16T19:00:00Z', '2026-03-15T09:00:00Z']) {
      world.clock.set(now);
      await plan();
      expect([now, await waiting(), await mailsLeft()]).toEqual([now, [], []]);
    }
    world.clock.set('2026-03-16T07:00:00Z');
    await edit("update histories set theoretical_return_date = '2026-03-16'");
    await plan();
    expect([await waiting(), await mailsLeft()]).toEqual([[], []]);
  });

  it('waits on a device for the end of the quiet hours, and in no mail [OWN-411, OWN-412]', async () => {
    for (const one of ['1', '2', '3'] as const)
      await staff.ask(one, 'POST /message/quiet', { from_hour: '9', until_hour: '11' });
    await plan();
    expect(await send()).toEqual([3600, 3600, 3600]);
    expect(looked()).toEqual([]);
    expect(await sendMails()).toHaveLength(3);
    world.clock.set('2026-03-16T10:00:00Z');
    expect(await send()).toEqual([null, null, null]);
    expect(looked()).toEqual(toAll('2 territoires sont en retard'));
  });

  it('says what is left when it leaves, and nothing once all is returned [OWN-410, OWN-412]', async () => {
    await plan();
    await edit('update histories set return_date = release_date where id = 1');
    await send();
    expect(looked()).toEqual(toAll('Un territoire est en retard'));
    expect(await sendMails()).toEqual([]);
    expect(await mailsLeft()).toEqual(
      Array.from({ length: 3 }, () => ({ subject: 'Un territoire est en retard' })),
    );
    await edit('update histories set return_date = release_date');
    expect([await sendMails(), await mailsLeft()]).toEqual([[], []]);
    await edit('delete from messages_told');
    await edit('update histories set return_date = null');
    await plan();
    await edit("update histories set theoretical_return_date = '2026-09-01'");
    expect([await send(), looked()]).toEqual([[null, null, null], []]);
  });

  it('goes to nobody who is no manager any more or does not choose it any more, by no way [OWN-410, OWN-412]', async () => {
    await plan();
    await edit('update users set role_id = 5 where id = 3');
    for (const way of ['mail', 'push'] as const)
      await choose(world, staff.token('2'), ['overdue', way, false]);
    await send();
    expect(looked()).toEqual(toAll('2 territoires sont en retard').slice(0, 1));
    expect(await sendMails()).toEqual(['1@example.org: 2 territoires sont en retard']);
    expect(await mailsLeft()).toEqual([]);
  });
});

describe('a job that fails', () => {
  beforeEach(() => desks('failure'));
  const shownTo = (...ones: readonly ('1' | '2' | '3')[]) =>
    ones.map((one) => [
      one,
      'Une tâche du serveur échoue',
      'Touche pour voir laquelle.',
      one === '1' ? '/c-server' : '/log',
    ]);
  const mailedTo = (...ones: readonly string[]) =>
    ones.map((one) => `${one}@example.org: Une tâche du serveur échoue`);

  it('is told to those in charge of what is theirs, with the page that says more [OWN-412]', async () => {
    for (const [task, congregation, ...told] of [
      ['mail', 1, '1', '2', '3'],
      ['push', 1, '1', '2', '3'],
      ['congregation', 1, '1', '2', '3'],
      ['backup', 0, '1'],
      ['ground', 0, '1'],
      ['mail', 2],
    ] as const) {
      await edit('delete from messages_told');
      await fail([task, congregation]);
      await plan();
      await send();
      expect([task, looked()]).toEqual([task, shownTo(...told)]);
      expect([task, await sendMails()]).toEqual([task, mailedTo(...told)]);
    }
    await edit('delete from messages_told');
    await fail(['mail', 1]);
    await plan();
    await world.deliver();
    const [site, , manager] = mailbox.unread();
    const letter = (more: string) => `Bonjour,

Une tâche du serveur a échoué plusieurs fois\u202F; il la recommence de lui-même.

${more}

Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».
https://territoires.example.org/u-messages`;
    expect([site?.text, manager?.text]).toEqual([
      letter('Voir l’état du serveur\nhttps://territoires.example.org/c-server'),
      letter('Voir les journaux\nhttps://territoires.example.org/log'),
    ]);
  });

  it('is told once a day, and again on the next [OWN-412]', async () => {
    await fail(['mail', 1], ['mail', 1]);
    await plan();
    await plan();
    await send();
    expect(looked()).toEqual(shownTo('1', '2', '3'));
    expect(await sendMails()).toEqual(mailedTo('1', '2', '3'));
    world.clock.set('2026-03-16T18:00:00Z');
    await plan();
    expect([await waiting(), await mailsLeft()]).toEqual([[], []]);
    world.clock.set('2026-03-17T09:00:00Z');
    await plan();
    await plan();
    await send();
    expect(looked()).toEqual(shownTo('1', '2', '3'));
    expect(await sendMails()).toEqual(mailedTo('1', '2', '3'));
  });

  it('is told after three tries, not at night, and waits for the end of the quiet hours [OWN-411, OWN-412]', async () => {
    await staff.ask('3', 'POST /message/quiet', { from_hour: '10', until_hour: '12' });
    await fail(['mail', 1]);
    await onQueue((client) =>
      client.query('update graphile_worker._private_jobs set attempts = 2'),
    );
    await plan();
    expect([await waiting(), await mailsLeft()]).toEqual([[], []]);
    await fail(['mail', 1]);
    world.clock.set('2026-03-16T19:30:00Z');
    await plan();
    expect([await waiting(), await mailsLeft()]).toEqual([[], []]);
    world.clock.set('2026-03-17T09:00:00Z');
    await plan();
    expect(await send()).toEqual([null, null, 3600 * 2]);
    expect(looked()).toEqual(shownTo('1', '2'));
    expect(await sendMails()).toEqual(mailedTo('1', '2', '3'));
    await fail();
    world.clock.set('2026-03-17T11:00:00Z');
    expect([await send(), looked()]).toEqual([[null], []]);
  });

  it('is told no more once it works again, its own sending not counted [OWN-410, OWN-412]', async () => {
    await fail(['mail', 1]);
    await plan();
    const [own] = await fail(['mail', 1]);
    expect(await sendMails(own)).toEqual([]);
    expect(await mailsLeft()).toEqual([]);
    await fail();
    expect([await send(), looked()]).toEqual([[null, null, null], []]);
    expect(await waiting()).toEqual([]);
  });
});
