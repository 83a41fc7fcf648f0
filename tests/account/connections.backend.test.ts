import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldSessions } from '../../backend/parts/sessions/sessions.queries.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let world: World;
let people = 0;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aUser(world, { id: 900, login: 'DEMO Responsable', role: 2 });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

async function somebody() {
  const id = (people += 1);
  const login = `DEMO Personne ${id}`;
  await aUser(world, { id, login });
  const arrive = async (userAgent = firefox) => {
    const { body } = await world.call('POST /user/auth', {
      form: { login, password: thePassword, congregation_id: '1' },
      headers: { 'User-Agent': userAgent },
    });
    return String(body['token']);
  };
  return { id, login, arrive };
}

interface Connection {
  readonly id: string;
  readonly [field: string]: unknown;
}

const list = async (token: string) => {
  const { body } = await world.call('GET /user/connection/list', { token });
  return body['connections'] as readonly Connection[];
};
const isOpen = async (token: string) =>
  (await world.call('GET /user/menu', { token })).status === 200;
const endOf = (token: string, connection_id: string) =>
  world.call('POST /user/connection/end', { token, form: { connection_id } });

describe('one’s connections', () => {
  it('say since when, when last and on which device; the one that asks is marked [OWN-87]', async () => {
    const { arrive } = await somebody();
    const token = await arrive();
    world.clock.set('2026-03-15T09:05:00Z');
    await arrive(phone);
    expect(await world.call('GET /user/connection/list', { token })).toEqual({
      status: 200,
      body: success({
        connections: [
          {
            id: expect.any(String),
            device: 'Chrome sur Android',
            since: '15/03/2026 à 10:05',
            last_seen: '15/03/2026 à 10:05',
            new_device: true,
            keeps: false,
            present: false,
          },
          {
            id: expect.any(String),
            device: 'Firefox sur Linux',
            since: '15/03/2026 à 10:00',
            last_seen: '15/03/2026 à 10:00',
            new_device: true,
            keeps: false,
            present: true,
          },
        ],
      }),
    });
  });

  it('say which device may keep territories, until that is ended [OWN-389]', async () => {
    const { arrive } = await somebody();
    const token = await arrive();
    const onPhone = await arrive(phone);
    const keeping = async () =>
      (await list(token)).map(({ device, keeps }) => `${String(device)} ${String(keeps)}`);
    expect((await keeping()).toSorted()).toEqual([
      'Chrome sur Android false',
      'Firefox sur Linux false',
    ]);
    const { body } = await world.call('POST /pocket/fill', { token: onPhone });
    expect(body).toMatchObject({ success: true, keep: expect.any(String) });
    expect((await keeping()).toSorted()).toEqual([
      'Chrome sur Android true',
      'Firefox sur Linux false',
    ]);
    const phoneId = (await list(token)).find(({ keeps }) => keeps === true)?.id ?? '';
    await endOf(token, phoneId);
    expect(await keeping()).toEqual(['Firefox sur Linux false']);
  });

  it('note their last use, every ten minutes at most [OWN-87]', async () => {
    const { arrive } = await somebody();
    const token = await arrive();
    const seen = async () => (await list(token))[0]?.['last_seen'];
    world.clock.set('2026-03-15T09:09:59Z');
    expect(await seen()).toBe('15/03/2026 à 10:00');
    world.clock.set('2026-03-15T09:10:00Z');
    await seen();
    await expect.poll(seen).toBe('15/03/2026 à 10:10');
    world.clock.set('2026-03-15T09:19:00Z');
    await seen();
    expect(await seen()).toBe('15/03/2026 à 10:10');
  });

  it('keep neither an address nor the browser’s own words [OWN-87]', async () => {
    const { arrive, id } = await somebody();
    await arrive(phone);
    const rows = await world.read(`select * from sessions where user_id = ${id}`);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'began_at',
      'by_passkey',
      'congregation_id',
      'device',
      'ends_at',
      'id',
      'new_device',
      'seen_at',
      'user_id',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1|Mozilla/u);
  });

  it('end one by one, and only one’s own [OWN-87]', async () => {
    const { arrive } = await somebody();
    const [here, there] = [await arrive(), await arrive(phone)];
    const other = await somebody();
    const foreign = await other.arrive();
    const [foreignOne] = await list(foreign);
    const gone = refusal('Cette connexion est déjà terminée.');
    expect((await endOf(here, foreignOne!.id)).body).toEqual(gone);
    expect(await isOpen(foreign)).toBe(true);
    const away = (await list(here)).find(({ present }) => present === false);
    expect((await endOf(here, away!.id)).body).toEqual(told('Cet appareil est déconnecté.'));
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    for (const id of [away!.id, '', 'x', "' or true --"]) {
      expect((await endOf(here, id)).body).toEqual(gone);
    }
  });

  it('end all together, the present one too [OWN-87]', async () => {
    const { arrive } = await somebody();
    const tokens = [await arrive(), await arrive(phone)];
    const { body } = await world.call('POST /user/connection/endall', { token: tokens[0]! });
    expect(body).toEqual(success({}));
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
  });

  it('are gone with their twelve hours [B-90]', async () => {
    const { arrive, id } = await somebody();
    await arrive();
    world.clock.set('2026-03-15T21:00:00Z');
    const later = await arrive();
    expect(await list(later)).toHaveLength(1);
    await world.database.asTenant(1, (db) => forgetOldSessions(db, world.clock.now()));
    expect(await world.read(`select id from sessions where user_id = ${id}`)).toHaveLength(1);
  });
});

describe('a session', () => {
  const manager = () => world.signIn('DEMO Responsable');
  const editOf = async (id: number, form: Record<string, string>) =>
    world.call('POST /user/edit', {
      token: await manager(),
      form: { user_id: String(id), password: '', email: '', role_id: '5', ...form },
    });

  it('of another sign-in in the same second has another token [OWN-86]', async () => {
    const { arrive } = await somebody();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => arrive()));
    expect(new Set(tokens).size).toBe(5);
  });

  it('ends with one’s own change of password, wherever it is [OWN-86, B-90]', async () => {
    const { arrive } = await somebody();
    const tokens = [await arrive(), await arrive(phone)];
    await world.call('POST /user/myaccount/edit', {
      token: tokens[0]!,
      form: { password: 'nouveau1', email: '', subscription: 'n', rgpd_forget_me: 'n' },
    });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
  });

  it.each([
    ['another role', { role_id: '4' }],
    ['another name', { login: 'DEMO Renommé Ailleurs' }],
    ['a new password', { password: 'nouveau1' }],
  ])('ends when a manager gives its holder %s [OWN-86]', async (_what, form) => {
    const { arrive, id, login } = await somebody();
    const token = await arrive();
    expect((await editOf(id, { login, ...form })).body.success).toBe(true);
    expect(await isOpen(token)).toBe(false);
    expect(await world.read(`select id from sessions where user_id = ${id}`)).toEqual([]);
  });

  it('goes on when a manager corrects an address only [OWN-86]', async () => {
    const { arrive, id, login } = await somebody();
    const token = await arrive();
    const edited = await editOf(id, { login, email: 'autre@example.org' });
    expect(edited.body.success).toBe(true);
    expect(await isOpen(token)).toBe(true);
  });

  it('ends with the removal of its holder, and leaves nothing [OWN-86, B-48]', async () => {
    const { arrive, id } = await somebody();
    const token = await arrive();
    const removed = await world.call('POST /user/remove', {
      token: await manager(),
      form: { user_id: String(id) },
    });
    expect(removed.body.success).toBe(true);
    expect(await isOpen(token)).toBe(false);
    expect(await world.read(`select id from sessions where user_id = ${id}`)).toEqual([]);
  });

  it('that has ended changes nothing any more [OWN-86]', async () => {
    const { arrive, id } = await somebody();
    const token = await arrive();
    const save = (email: string) =>
      world.call('POST /user/myaccount/edit', {
        token,
        form: { password: '', email, subscription: 'n', rgpd_forget_me: 'n' },
      });
    await save('a@example.org');
    await world.call('POST /user/signout', { token });
    expect((await save('b@example.org')).status).toBe(401);
    expect(await world.read(`select email from users where id = ${id}`)).toEqual([
      { email: 'a@example.org' },
    ]);
  });
});
