import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOldSessions } from '../../backend/parts/sessions/sessions.queries.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const login = 'HÉLÈNE Dupont';
const email = 'helene@example.org';
const incorrect =
  'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.';
const tooMany =
  'Trop de tentatives\u202F: réessaie dans quelques minutes. Le mot de passe reçu par «\u202FMot de passe oublié\u202F» ouvre tout de suite.';
const tooManyRequests =
  'Trop de demandes. Si ce nom et cet e-mail vont ensemble, un mot de passe provisoire y arrive, dix fois par jour au plus\u202F; sinon, réessaie dans quelques minutes.';

/** The cost of a hash is not what is tested. */
vi.mock('@node-rs/argon2', async (original) => ({
  ...(await original<object>()),
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string, password: string) =>
    hash.startsWith('hash of ') ? hash === `hash of ${password}` : password === thePassword,
}));

let world: World;
let addresses = 0;
const someAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface Try {
  readonly who?: string;
  readonly password?: string;
  readonly mark?: string;
  readonly address?: string;
}
const attempt = async ({ who = login, password = thePassword, mark, address }: Try = {}) => {
  const { body } = await world.call('POST /user/auth', {
    form: { login: who, password, congregation_id: '1', ...(mark && { device_mark: mark }) },
    headers: { 'X-Forwarded-For': address ?? someAddress() },
  });
  return body;
};
const signIn = async (from: Try = {}) => {
  const { success, message } = await attempt(from);
  return success ? 'welcome' : message;
};
const markOf = async (from: Try = {}) => String((await attempt(from))['device_mark']);
const tokenOf = async (from: Try = {}) => String((await attempt(from))['token']);
const lost = async (form: Readonly<Record<string, string>> = {}) => {
  const { status, body } = await world.call('POST /user/password/lost', {
    form: { login, email, congregation_id: '1', ...form },
    headers: { 'X-Forwarded-For': someAddress() },
  });
  return { status, said: body.success ? 'sent' : body.message };
};
const mails = () =>
  world.read<{ body: string }>("select body from mail_outbox where kind = 'password' order by id");
const mailed = async () => /^ {4}(\S+)$/mu.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
const attack = async () => {
  for (let guess = 0; guess < 35; guess += 1) await attempt({ password: 'faux-faux-1' });
  expect(await signIn()).toBe(tooMany);
};

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aUser(world, { id: 2, login: 'VOISIN Jean' });
  await aUser(world, { id: 3, login: 'GESTIONNAIRE Paul', role: 3 });
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, async (db) => {
    await db.rows('delete from sign_in_attempts');
    await db.rows('delete from mail_outbox');
    await db.rows('delete from users where id = 1');
  });
  await aUser(world, { id: 1, login, email });
});

describe('the owner of a name under attack', () => {
  it('signs in at once, from any address, on a device used before [OWN-216]', async () => {
    const mark = await markOf();
    expect(mark).toMatch(/^[\w-]{22}$/u);
    await attack();
    expect(await markOf({ mark })).toBe(mark);
    expect(await signIn({ mark: `${mark.slice(0, -2)}AA` })).toBe(tooMany);
  });

  it('is bounded on that device by itself, whatever the address, and nobody else by that [OWN-216]', async () => {
    const mark = await markOf();
    const said = [];
    for (let guess = 0; guess < 11; guess += 1)
      said.push(await signIn({ mark, password: 'faux-faux-1' }));
    expect(new Set(said.slice(0, 10))).toEqual(new Set([incorrect]));
    expect(said[10]).toBe(tooMany);
    expect(await signIn()).toBe('welcome');
  });

  it('is not kept out of the device by ten wrong ones at its own address [OWN-216]', async () => {
    const address = '203.0.113.9';
    const mark = await markOf({ address });
    for (let guess = 0; guess < 12; guess += 1) await attempt({ password: 'faux', address });
    expect(await signIn({ address })).toBe(tooMany);
    expect(await signIn({ address, mark })).toBe('welcome');
  });

  it('is not helped, nor harmed, by the mark of somebody else [OWN-216]', async () => {
    const mark = await markOf({ who: 'VOISIN Jean' });
    const said = [];
    for (let guess = 0; guess < 40; guess += 1)
      said.push(await signIn({ mark, password: 'faux-faux-1' }));
    expect(said.filter((one) => one === incorrect)).toHaveLength(30);
    expect(await signIn({ mark })).toBe(tooMany);
  });

  it('may share a device: both have signed in there, and no row tells that it is one [OWN-216]', async () => {
    const mark = await markOf();
    expect(await markOf({ who: 'VOISIN Jean', mark })).toBe(mark);
    const rows = await world.read<{ mark_hash: Buffer }>('select mark_hash from device_marks');
    const hashes = rows.map(({ mark_hash: hash }) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.join('')).not.toContain(Buffer.from(mark).toString('hex'));
  });

  it('is let in by the password that was mailed, though asking for it is flooded too [OWN-216]', async () => {
    await attack();
    for (let guess = 0; guess < 35; guess += 1) await lost({ email: 'faux@example.org' });
    expect(await lost({ email: 'faux@example.org' })).toEqual({
      status: 429,
      said: tooManyRequests,
    });
    expect(await mails()).toEqual([]);
    expect(await lost()).toEqual({ status: 429, said: tooManyRequests });
    expect(await mails()).toHaveLength(1);
    const mark = await markOf({ password: await mailed() });
    expect(await signIn()).toBe(tooMany);
    expect(await signIn({ mark })).toBe('welcome');
  });

  it('gets ten mails of a day, however many are asked for [OWN-39, OWN-216]', async () => {
    for (let asked = 0; asked < 40; asked += 1) await lost();
    expect(await mails()).toHaveLength(10);
    await attack();
    expect(await signIn({ password: await mailed() })).toBe('welcome');
  });

  it('is let in when a manager has given a new password [OWN-216]', async () => {
    await attack();
    const token = await tokenOf({ who: 'GESTIONNAIRE Paul' });
    const form = { user_id: '1', login, email, role_id: '5', password: 'nouveau-2026' };
    expect((await world.call('POST /user/edit', { token, form })).body.success).toBe(true);
    expect(await signIn({ password: 'nouveau-2026' })).toBe('welcome');
  });
});

describe('the mark of a device', () => {
  const marks = () => world.read('select ends_at from device_marks where user_id = 1');

  it('ends with Déconnecter partout and with a new password [OWN-216]', async () => {
    const mark = await markOf();
    const token = await tokenOf({ mark });
    await world.call('POST /user/connection/endall', { token });
    expect(await marks()).toEqual([]);
    const again = await tokenOf({ mark });
    expect(await marks()).toHaveLength(1);
    const form = { login, email, password: 'nouveau-2026', subscription: 'n' };
    expect(
      (await world.call('POST /user/myaccount/edit', { token: again, form })).body.success,
    ).toBe(true);
    expect(await marks()).toEqual([]);
  });

  it('ends ninety days after the last sign-in there, and is swept [OWN-216]', async () => {
    const mark = await markOf();
    world.clock.set('2026-06-12T09:00:00Z');
    await attack();
    expect(await signIn({ mark })).toBe('welcome');
    world.clock.set('2026-09-10T09:00:01Z');
    await attack();
    expect(await signIn({ mark })).toBe(tooMany);
    await world.database.asTenant(1, (db) => forgetOldSessions(db, world.clock.now()));
    expect(await marks()).toEqual([]);
  });

  it('is one of ten: the one used longest ago ends [OWN-216]', async () => {
    const first = await markOf();
    world.clock.set('2026-03-15T10:00:00Z');
    for (let device = 0; device < 10; device += 1) await markOf();
    expect(await marks()).toHaveLength(10);
    await attack();
    expect(await signIn({ mark: first })).toBe(tooMany);
  });

  it.each(['', 'x', '!'.repeat(22), 'a'.repeat(23)])(
    'is made anew where %j is sent [OWN-216]',
    async (sent) => {
      expect(await markOf({ mark: sent })).not.toBe(sent);
    },
  );
});

describe('what a person can fill by asking in a row', () => {
  it('sessions are fifty: the one used longest ago ends [OWN-219]', async () => {
    const first = await tokenOf();
    world.clock.set('2026-03-15T09:01:00Z');
    for (let time = 0; time < 3; time += 1)
      await Promise.all(Array.from({ length: 17 }, () => tokenOf()));
    expect(await world.read('select id from sessions where user_id = 1')).toHaveLength(50);
    expect((await world.call('GET /user/menu', { token: first })).status).toBe(401);
  });

  it('names tried at one address leave no rows once it is refused [OWN-219]', async () => {
    for (let name = 0; name < 80; name += 1)
      await attempt({ who: `PERSONNE ${name}`, password: 'faux', address: '192.0.2.8' });
    const [counted] = await world.read<{ rows: number }>(
      'select count(*)::integer as rows from sign_in_attempts',
    );
    expect(counted?.rows).toBe(1 + 3 * 50);
  });
});
