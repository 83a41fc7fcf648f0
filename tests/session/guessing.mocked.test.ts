import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const login = 'HÉLÈNE Dupont';
const incorrect =
  'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.';
const way = 'Le mot de passe reçu par «\u202FMot de passe oublié\u202F» ouvre tout de suite.';
const tooMany = `Trop de tentatives\u202F: réessaie dans quelques minutes. ${way}`;
const tooManyToday = `Trop de tentatives aujourd’hui\u202F: réessaie demain. ${way}`;
const tooManyMails =
  'Trop de demandes aujourd’hui\u202F: cherche l’e-mail le plus récent, ou réessaie demain.';

/** The cost of a hash is not what is tested, and hundreds take minutes. */
vi.mock('@node-rs/argon2', async (original) => ({
  ...(await original<object>()),
  verify: async (_hash: string, password: string) => password === thePassword,
}));

let world: World;
let addresses = 0;
const someAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const signIn = async (password: string, address = someAddress(), who = login) => {
  const response = await fetch(`${world.url}/user/auth`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: new URLSearchParams({ login: who, password, congregation_id: '1' }),
  });
  const { success, message } = (await response.json()) as { success: boolean; message: string };
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, said: success ? 'welcome' : message };
};
const guess = async (times: number, knock: (time: number) => ReturnType<typeof signIn>) => {
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) said.push((await knock(time)).said);
  return said;
};
const times = (count: number, sentence: string) => Array.from({ length: count }, () => sentence);

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aUser(world, { id: 1, login, email: 'helene@example.org' });
  for (let id = 2; id < 62; id += 1) await aUser(world, { id, login: `PERSONNE ${id}` });
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, (db) => db.rows('delete from sign_in_attempts'));
});

describe('guessing the password of one person from a hundred addresses', () => {
  it('is stopped after thirty, with 429 and the seconds to wait; an address known to the person is not [OWN-39]', async () => {
    expect((await signIn(thePassword, '203.0.113.9')).said).toBe('welcome');
    expect(await guess(100, () => signIn('faux-faux-1'))).toEqual([
      ...times(30, incorrect),
      ...times(70, tooMany),
    ]);
    expect(await signIn(thePassword)).toEqual({ status: 429, retryAfter: '900', said: tooMany });
    expect((await signIn(thePassword, '203.0.113.9')).said).toBe('welcome');
    expect(await guess(11, () => signIn('faux-faux-1', '203.0.113.9'))).toEqual([
      ...times(10, incorrect),
      tooMany,
    ]);
  });

  it('gains nothing while that person signs in from a known address [OWN-39]', async () => {
    const said = await guess(40, async () => {
      expect((await signIn(thePassword, '203.0.113.9')).said).toBe('welcome');
      return signIn('faux-faux-1');
    });
    expect(said).toEqual([...times(30, incorrect), ...times(10, tooMany)]);
  });

  it('goes no further than a hundred a day [OWN-39]', async () => {
    const said: string[] = [];
    for (let quarter = 0; quarter < 5; quarter += 1) {
      world.clock.set(`2026-03-15T1${quarter}:00:00Z`);
      said.push(...(await guess(30, () => signIn('faux-faux-1'))));
    }
    expect(said.filter((one) => one === incorrect)).toHaveLength(100);
    expect(said.at(-1)).toBe(tooManyToday);
    world.clock.set('2026-03-16T10:00:00Z');
    expect((await signIn(thePassword)).said).toBe('welcome');
  });

  it('by one who is already stopped at an address does not count for the person [OWN-39]', async () => {
    await guess(40, () => signIn('faux-faux-1', '192.0.2.7'));
    expect((await signIn(thePassword)).said).toBe('welcome');
  });
});

describe('one address', () => {
  it('that tries sixty people is stopped after fifty, and whoever signed in there before is not [OWN-39]', async () => {
    expect((await signIn(thePassword, '192.0.2.8')).said).toBe('welcome');
    const said = await guess(60, (time) =>
      signIn('faux-faux-1', '192.0.2.8', `PERSONNE ${time + 2}`),
    );
    expect(said).toEqual([...times(50, incorrect), ...times(10, tooMany)]);
    expect((await signIn(thePassword, '192.0.2.8', 'PERSONNE 2')).said).toBe(tooMany);
    expect((await signIn(thePassword, '192.0.2.8')).said).toBe('welcome');
    expect((await signIn(thePassword, '192.0.2.9', 'PERSONNE 2')).said).toBe('welcome');
  });

  it('from which one person signs in between the guesses has no more of them [OWN-39]', async () => {
    expect((await signIn(thePassword, '192.0.2.11')).said).toBe('welcome');
    const said = await guess(60, async (time) => {
      expect((await signIn(thePassword, '192.0.2.11')).said).toBe('welcome');
      return signIn('faux-faux-1', '192.0.2.11', `PERSONNE ${time + 2}`);
    });
    expect(said).toEqual([...times(50, incorrect), ...times(10, tooMany)]);
  });

  it('where sixty people sign in is not stopped: a success takes its attempt back [OWN-39]', async () => {
    const said = await guess(60, (time) =>
      signIn(thePassword, '192.0.2.10', `PERSONNE ${time + 2}`),
    );
    expect(said).toEqual(times(60, 'welcome'));
  });
});

it('thirty addresses bring one person ten mails a day, not thirty [OWN-39]', async () => {
  const ask = () =>
    world.call('POST /user/password/lost', {
      form: { login, email: 'helene@example.org', congregation_id: '1' },
      headers: { 'X-Forwarded-For': someAddress() },
    });
  const said: (string | null)[] = [];
  for (let time = 0; time < 30; time += 1) said.push((await ask()).body.message);
  expect(said).toEqual([...Array.from({ length: 10 }, () => null), ...times(20, tooManyMails)]);
  expect(await world.read("select id from mail_outbox where kind = 'password'")).toHaveLength(10);
});
