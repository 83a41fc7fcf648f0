import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { linkHash } from '../../backend/domain/links/tokens.ts';
import { mapOfPlanned } from '../cards/some-cards.ts';
import { aMap, anAssignment, aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

/** Eight streets of Monaco. */
const features = mapOfPlanned(2);
const exited = { to: 5, released: '2026-03-01', due: '2026-07-01' };
const street = 'Rue du Campanin';
const ended = refusal(
  'Ce code vaut jusqu’à minuit, jusqu’à la rentrée, ou jusqu’à ce que la personne qui te l’a montré y mette fin. Demande-lui un nouveau code.',
);

beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, (db) => db.rows('delete from territories'));
  await staff.signInAgain();
  await aTerritory(world, { id: 1, exited });
  await aMap(world, { territory: 1, features });
});

const tokenIn = (link: unknown) => String(link).split('/').at(-1) ?? '';
const share = async (who: Who = '5', territory = '1') => {
  const form = { territory_id: territory };
  return tokenIn((await staff.ask(who, 'POST /territory/streets/share', form))['link']);
};
let visitors = 0;
const headers = () => {
  visitors += 1;
  return { 'X-Forwarded-For': `2001:db8:2::${visitors.toString(16)}` };
};
const look = (token: string, from = headers()) =>
  world.call('GET /streets/shared/{token}', { path: { token }, headers: from });
const opened = async (token: string, from = headers()) => (await look(token, from)).body;
const mark = async (token: string, more: Readonly<Record<string, string>> = {}) => {
  const form = { token, street, side: 'both', state: 'done', ...more };
  return (await world.call('POST /streets/shared/mark', { form, headers: headers() })).body;
};
const seenByHolder = async () =>
  (
    await world.call('GET /territory/streets/{territory_id}', {
      token: staff.token('5'),
      path: { territory_id: 1 },
    })
  ).body;
const doneOf = (body: Readonly<Record<string, unknown>>) =>
  (body['streets'] as readonly { readonly name: string; readonly state: string }[])
    .filter(({ state }) => state === 'done')
    .map(({ name }) => name);
const giveBack = () =>
  staff.ask('3', 'POST /territory/return', { territory_ids: '1', return_date: '2026-03-15' });

describe('a code for two [OWN-161]', () => {
  it('opens the streets of that territory, and nothing else of it or of anybody', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows(
        `insert into unvisited_places (congregation_id, territory_id, latitude, longitude, confirmed_on)
         values (1, 1, 43.7355, 7.422, '2026-03-01')`,
      ),
    );
    const body = await opened(await share());
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...Object.keys(success()),
        'covered',
        'number_name',
        'some_before',
        'streets',
        'total_metres',
      ].toSorted(),
    );
    expect(body).toMatchObject({ success: true, covered: 0, some_before: false });
    expect(body['streets']).toHaveLength(8);
    expect(Object.keys((body['streets'] as readonly object[])[0] ?? {}).toSorted()).toEqual([
      'metres',
      'name',
      'side',
      'state',
    ]);
  });

  it('marks streets for both, who see each other’s marks', async () => {
    const token = await share();
    expect(await mark(token)).toMatchObject({ success: true });
    expect(doneOf(await seenByHolder())).toEqual([street]);
    const form = { territory_id: '1', street: 'Avenue des Guelfes', side: 'both', state: 'done' };
    await staff.ask('5', 'POST /territory/streets/mark', form);
    expect(doneOf(await opened(token))).toEqual(['Avenue des Guelfes', street]);
    await mark(token, { state: 'left' });
    expect(doneOf(await seenByHolder())).toEqual(['Avenue des Guelfes']);
  });

  it('is made by the holder only, who is told that one is good, and ends them all', async () => {
    expect(await seenByHolder()).toMatchObject({ shared: false });
    const form = { territory_id: '1' };
    for (const who of ['2', '3', '4', 'neighbour'] as const)
      for (const call of [
        'POST /territory/streets/share',
        'POST /territory/streets/unshare',
      ] as const)
        expect(await staff.ask(who, call, form)).toEqual(
          refusal('Seul celui à qui le territoire est attribué coche ses rues.'),
        );
    const tokens = [await share(), await share()];
    expect(await seenByHolder()).toMatchObject({ shared: true });
    for (const token of tokens) expect(await opened(token)).toMatchObject({ success: true });
    await staff.ask('5', 'POST /territory/streets/unshare', form);
    expect(await seenByHolder()).toMatchObject({ shared: false });
    for (const token of tokens) expect(await opened(token)).toEqual(ended);
  });

  it.each([
    ['midnight', () => Promise.resolve(world.clock.set('2026-03-15T23:00:00Z'))],
    ['the return', giveBack],
    [
      'a cancelled exit',
      () => staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: '1' }),
    ],
    [
      'another holder in the history',
      () => world.read('update histories set user_id = 6 returning id'),
    ],
    ['Déconnecter partout', () => staff.ask('5', 'POST /user/connection/endall')],
    [
      'the removal of the territory',
      () => world.read('delete from territories where id = 1 returning id'),
    ],
  ])('ends with %s', async (_, end) => {
    const token = await share();
    await mark(token);
    await end();
    expect(await opened(token)).toEqual(ended);
    expect(await mark(token)).toEqual(ended);
  });

  it('all of one person end with Déconnecter partout, whatever the territory; those of others stay', async () => {
    await aTerritory(world, { id: 2, exited });
    await aTerritory(world, { id: 3, exited: { ...exited, to: 4 } });
    const own = [await share(), await share(), await share('5', '2')];
    const other = await share('4', '3');
    await staff.ask('5', 'POST /user/connection/endall');
    for (const token of own) expect(await opened(token)).toEqual(ended);
    expect(await opened(other)).toMatchObject({ success: true, number_name: 'T3 - Rue 3' });
  });

  it('until midnight here, not elsewhere', async () => {
    const token = await share();
    world.clock.set('2026-03-15T22:59:59Z');
    expect(await opened(token)).toMatchObject({ success: true });
  });

  it('ends for good: neither a return that is taken back nor the next holder opens it again', async () => {
    const token = await share();
    await giveBack();
    await world.read('update histories set return_date = null returning id');
    expect(await opened(token)).toEqual(ended);
    expect(await world.read('select history_id from street_shares')).toEqual([]);
  });

  it('wrong ones, those of another congregation and other texts are answered alike', async () => {
    const token = await share();
    for (const wrong of [
      token.replace(/^1-/u, '2-'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(1),
      'x',
      "1-'; drop table street_shares; --",
    ]) {
      expect(await opened(wrong)).toEqual(ended);
      expect(await mark(wrong)).toEqual(ended);
    }
    expect(await world.read('select name from round_streets')).toEqual([]);
  });

  it('guessing is slowed by address, with the permissions of the pocket', async () => {
    const address = { 'X-Forwarded-For': '2001:db8:3::1' };
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const wrong = `1-${String(attempt).padStart(22, 'A')}`;
      statuses.add((await look(wrong, address)).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('is looked at in one transaction that writes nothing, and reads no limits once a round is begun', async () => {
    const token = await share();
    await mark(token);
    const asked = vi.spyOn(Client.prototype, 'query');
    const kinds = async () => {
      asked.mockClear();
      await opened(token);
      return asked.mock.calls.map(([sent]) => {
        const asText = sent as unknown as string | { readonly text: string };
        const sql = typeof asText === 'string' ? asText : asText.text;
        return sql.includes('geojson') ? 'limits' : /\w+/u.exec(sql)?.[0];
      });
    };
    expect((await kinds()).join(' ')).toBe('begin select select commit');
    await world.database.asTenant(1, (db) => db.rows('delete from street_rounds'));
    expect((await kinds()).join(' ')).toBe('begin select select limits select commit');
    asked.mockRestore();
  });

  it('writes nothing about who looks, right or wrong [OWN-215]', async () => {
    await world.database.asTenant(1, (db) => db.rows('delete from sign_in_attempts'));
    const address = { 'X-Forwarded-For': '2001:db8:4::1' };
    await opened(await share(), address);
    await opened('1-AAAAAAAAAAAAAAAAAAAAAA', address);
    expect(await world.read('select attempts from sign_in_attempts')).toEqual([]);
  });

  it('asked for again and again leaves five, of which the newest and the four before it are good [OWN-218]', async () => {
    const tokens: string[] = [];
    for (let time = 0; time < 8; time += 1) tokens.push(await share());
    const good = [];
    for (const token of tokens) good.push((await opened(token)).success);
    expect(good).toEqual([false, false, false, true, true, true, true, true]);
    await Promise.all(Array.from({ length: 20 }, () => share()));
    expect(await world.read('select history_id from street_shares')).toHaveLength(5);
  });

  it('marks no other territory, no other street, and no other mark', async () => {
    await aTerritory(world, { id: 2, exited });
    const token = await share();
    for (const form of [
      { street: 'Mme Dupont' },
      { state: 'absent' },
      { side: 'odd' },
      { street: 'Rue de Rivoli', territory_id: '2' },
    ])
      expect(await mark(token, form)).toMatchObject({ success: false });
    expect(await world.read('select name from round_streets')).toEqual([]);
  });

  it('keeps a hash, an assignment, an hour and which of five it is: nothing that tells who ticked, or when', async () => {
    const logged = await world.read('select id from event_logs');
    const keyed = async (call: 'share' | 'unshare', key: string) =>
      world.call(`POST /territory/streets/${call}`, {
        token: staff.token('5'),
        form: { territory_id: '1' },
        headers: { 'Idempotency-Key': key },
      });
    await keyed('unshare', 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c03');
    const { body } = await keyed('share', 'b7a5b1de-50b5-4c3e-9f0e-6a4b3f1d2c04');
    const token = tokenIn(body['link']);
    await mark(token);
    await opened(token);
    expect(await world.read('select id from event_logs')).toEqual(logged);
    expect(await world.read('select call from idempotent_answers')).toEqual([]);
    expect(await world.read('select token_hash from street_shares')).toEqual([
      { token_hash: linkHash(token) },
    ]);
    const columns = await world.read(
      `select column_name as name from information_schema.columns where table_name = 'street_shares' order by 1`,
    );
    const names = ['congregation_id', 'expires_at', 'history_id', 'token_hash', 'turn'];
    expect(columns).toEqual(names.map((name) => ({ name })));
  });

  it('what was ticked by it goes with the return, as all marks do [OWN-125]', async () => {
    const token = await share();
    await mark(token);
    await giveBack();
    await anAssignment(world, {
      id: 9,
      territory: 1,
      ...exited,
      to: 4,
      released: '2026-03-15',
      outputNumber: 2,
    });
    expect(await world.read(`select name from round_streets where state = 'done'`)).toEqual([]);
    expect(await opened(token)).toEqual(ended);
  });

  it('is swept once its day is over', async () => {
    await share();
    world.clock.set('2026-03-16T09:00:00Z');
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await world.read('select history_id from street_shares')).toEqual([]);
  });
});
