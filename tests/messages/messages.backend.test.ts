import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindCongregation } from '../../backend/reminders/reminders.ts';
import { aTerritory, aUser } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, set, type Staff } from '../support/staff.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { choicesOf, choose, everything } from './message-desk.ts';

let world: World;
let staff: Staff;
let helene: string;
let paul: string;
const publicUrl = 'https://territoires.example.org';
const smtpUrl = 'smtp://127.0.0.1:1';

beforeAll(async () => {
  world = await openWorld({ publicUrl, smtpUrl });
  staff = await aStaff(world, { sendmail: true, pre_warning: 1 });
  const email = 'helene@example.org';
  await aUser(world, { id: 11, login: 'DUPONT Hélène', email, subscription: true });
  await aUser(world, { id: 12, login: 'MARTIN Paul', email: 'p@example.org', subscription: true });
  helene = await world.signIn('DUPONT Hélène');
  paul = await world.signIn('MARTIN Paul');
});
beforeEach(() =>
  world.database.asTenant(1, async (db) => {
    await db.rows('delete from message_choices');
    await db.rows('delete from mail_outbox');
    await db.rows('delete from territories');
    await db.rows("update users set email = 'm@example.org', subscription = true where id = 3");
  }),
);
afterAll(() => world.close());

const mails = () =>
  world.read('select recipient, kind, subject from mail_outbox order by recipient, id');
const plan = () =>
  remindCongregation(world.database, 1, {
    clock: world.clock,
    config: { smtpUrl, publicUrl, product: 'territoire', lastingSecret: tokenSecret },
  });
const give = (ids: string, user: string, more: Readonly<Record<string, string>> = {}) =>
  staff.ask('2', 'POST /territory/exit', {
    territory_ids: ids,
    activity_id: '1',
    user_id: user,
    release_date: '2026-03-15',
    ...more,
  });

describe('one’s choice of messages', () => {
  it('is what one gets today, until one chooses; of managers’ messages only managers have a row [OWN-405]', async () => {
    const token = helene;
    expect(await choicesOf(world, token)).toEqual(everything(null));
    for (const who of ['1', '2', '3'] as const)
      expect(await choicesOf(world, staff.token(who))).toHaveLength(7);
    expect(await choicesOf(world, staff.token('3'))).toEqual([
      ...everything(null),
      { kind: 'request', mail: true, push: true, mail_fault: null },
      { kind: 'overdue', mail: false, push: false, mail_fault: null },
      { kind: 'failure', mail: false, push: false, mail_fault: null },
    ]);
    for (const who of ['4', '5'] as const)
      expect(await choicesOf(world, staff.token(who))).toEqual(everything('noAddress'));
  });

  it('is saved for each way apart, and taken back [OWN-405]', async () => {
    const token = helene;
    expect(await choose(world, token, ['late', 'mail', false])).toEqual(told('C’est noté.'));
    expect(await choose(world, token, ['late', 'push', false])).toEqual(told('C’est noté.'));
    expect(await choose(world, token, ['late', 'push', true])).toEqual(told('C’est noté.'));
    expect(await world.read('select * from message_choices')).toEqual([
      { congregation_id: 1, user_id: 11, kind: 'late', mail: false, push: true },
    ]);
    expect(await choicesOf(world, paul)).toEqual(everything(null));
  });

  it('says why a mail cannot be [OWN-406]', async () => {
    const token = helene;
    const edit = (sql: string) => world.database.asTenant(1, (db) => db.rows(sql));
    await edit('update users set subscription = false where id = 11');
    expect(await choicesOf(world, token)).toEqual(everything('refused'));
    await edit('update users set email = null where id = 11');
    expect(await choicesOf(world, token)).toEqual(everything('noAddress'));
    await set(world, 'sendmail = false');
    expect(await choicesOf(world, token)).toEqual(
      everything('congregation', { answer: 'noAddress' }),
    );
    await set(world, 'sendmail = true');
    await edit("update users set email = 'helene@example.org', subscription = true where id = 11");
    const bare = await openWorld();
    await aStaff(bare);
    expect(await choicesOf(bare, await bare.signIn('Rôle numéro 5'))).toEqual(
      everything('noServer'),
    );
    await bare.close();
  });

  it('knows no other message, no other way, and none of managers for others [OWN-405]', async () => {
    const unknown = refusal('Ce message n’existe pas.');
    for (const [who, kind, way] of [
      ['2', 'other', 'mail'],
      ['2', 'late', 'pigeon'],
      ['2', '', ''],
      ['2', "late' or true --", 'mail'],
      ['4', 'request', 'mail'],
      ['5', 'overdue', 'push'],
    ] as const)
      expect(await staff.ask(who, 'POST /message/choose', { kind, way, wanted: 'y' })).toEqual(
        unknown,
      );
    expect(await world.read('select * from message_choices')).toEqual([]);
  });

  it('is one’s own in one’s own congregation alone [OWN-405]', async () => {
    await choose(world, staff.token('site in 2'), ['overdue', 'mail', true]);
    await choose(world, staff.token('neighbour'), ['late', 'mail', false]);
    expect(await world.read('select user_id, kind from message_choices')).toEqual([
      { user_id: 1, kind: 'overdue' },
    ]);
    expect(await world.read('select user_id, kind from message_choices', 2)).toEqual([
      { user_id: 21, kind: 'late' },
    ]);
  });
});

describe('a mail goes by choice', () => {
  it('of what is late without what is due soon, and the other way round [OWN-406]', async () => {
    await choose(world, helene, ['soon', 'mail', false]);
    await choose(world, paul, ['late', 'mail', false]);
    for (const [id, to, due] of [
      [1, 11, '2026-03-20'],
      [2, 11, '2026-03-02'],
      [3, 12, '2026-03-20'],
      [4, 12, '2026-03-02'],
    ] as const)
      await aTerritory(world, { id, exited: { to, released: '2025-11-01', due } });
    await plan();
    expect(await mails()).toEqual([
      {
        recipient: 'helene@example.org',
        kind: 'late',
        subject: 'Le territoire T2 était à rentrer le 2 mars',
      },
      {
        recipient: 'p@example.org',
        kind: 'pre_warning',
        subject: 'Le territoire T3 est à rentrer le 20 mars',
      },
    ]);
  });

  it('of a request, to managers who want it, and of its answer [OWN-406]', async () => {
    const token = helene;
    const ask = async (id: number) => {
      await aTerritory(world, {
        id,
        exited: { to: 11, released: '2025-11-01', due: '2026-05-01' },
      });
      await world.call('POST /onetap/ask', {
        token,
        form: { history_id: String(id), action: 'month' },
      });
      const [request] = await world.read<{ id: number }>('select id from assignment_requests');
      await staff.ask('2', 'POST /onetap/refuse', { request_id: String(request?.id) });
    };
    await ask(1);
    const kinds = async () =>
      (await world.read<{ kind: string }>('select kind from mail_outbox order by id')).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toEqual(['request', 'answer']);
    await choose(world, staff.token('3'), ['request', 'mail', false]);
    await ask(2);
    expect(await kinds()).toEqual(['request', 'answer', 'answer']);
    await choose(world, token, ['answer', 'mail', false]);
    await ask(3);
    expect(await kinds()).toEqual(['request', 'answer', 'answer']);
  });

  it('of what is given, to whoever chose it: one for one act, by another, that stays out [OWN-407]', async () => {
    for (const id of [1, 2, 3, 4, 5]) await aTerritory(world, { id });
    await give('1', '11');
    expect(await mails()).toEqual([]);
    await choose(world, helene, ['given', 'mail', true]);
    await choose(world, staff.token('2'), ['given', 'mail', true]);
    expect(await give('2,3', '11')).toMatchObject({ success: true });
    await give('4', '2');
    await give('5', '11', { exit_and_return: 'y', return_date: '2026-03-15' });
    const [letter, ...others] = await world.read<{ body: string }>(
      'select recipient, kind, subject, body from mail_outbox',
    );
    expect(others).toEqual([]);
    expect(letter).toEqual({
      recipient: 'helene@example.org',
      kind: 'given',
      subject: '2 territoires pour toi',
      body: `Bonjour,

Des territoires t’ont été confiés\u202F: T2 - Rue 2, T3 - Rue 3.

À rentrer le 15/07/2026.

Voir tous mes territoires
https://territoires.example.org/t-my-exited

Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».
https://territoires.example.org/u-messages
`,
    });
  });
});
