import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '../../../backend/parts/permissions/permissions.ts';
import { beginSession } from '../../../backend/parts/sessions/sessions.queries.ts';
import { forbiddenTo } from '../../support/forbidden.ts';
import { aCongregation, aUser } from '../../support/builders.ts';
import { refusal, success } from '../../support/generic-fields.ts';
import { openWorld, tokenSecret, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Est' });
  await aUser(world, { id: 1, login: 'DEMO Administrateur', role: 1 });
  await aUser(world, { id: 2, login: 'DEMO Responsable', role: 2 });
  const begins = world.clock.now();
  for (const userId of [1, 2] as const) {
    const session = { id: sessions[userId], userId, device: '', now: begins, ends: begins };
    await world.database.asTenant(1, (db) => beginSession(db, session));
  }
});
afterAll(() => world.close());

const now = Date.parse('2026-03-15T09:00:00Z') / 1000;
const sessions = {
  1: '0b6d3c1e-5f1a-4a4b-8c2d-111111111111',
  2: '0b6d3c1e-5f1a-4a4b-8c2d-222222222222',
} as const;
const claims = { home: 1, congregation: 1, version: 0, jti: sessions[1] };

const signed = (payload: Record<string, unknown>, secret = tokenSecret, alg = 'HS256') =>
  new SignJWT({ ...claims, sub: '1', iat: now, exp: now + 3600, ...payload })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));

const closed = { status: 401, body: refusal('Ta session a expiré\u202F: reconnecte-toi.') };
const nothing = { territory_id: 0, id: 0, token: 'none' };

const menu = (headers: Record<string, string>) => world.call('GET /user/menu', { headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function badHeaders(): Promise<readonly (readonly [string, Record<string, string>])[]> {
  const good = await signed({});
  const [head = '', body = '', signature = ''] = good.split('.');
  const others = { ...claims, jti: sessions[2] };
  const other = Buffer.from(
    JSON.stringify({ ...others, sub: '2', iat: now, exp: now + 3600 }),
  ).toString('base64url');
  const unsigned = new UnsecuredJWT({ ...claims, sub: '1', iat: now })
    .setExpirationTime(now + 3600)
    .encode();
  return [
    ['none', {}],
    ['an empty one', { Authorization: '' }],
    ['a bearer without a token', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: `Basic ${good}` }],
    ['the token alone', { Authorization: good }],
    ['the token as JSON', bearer(JSON.stringify(good))],
    ['the token and more', bearer(`${good} ${good}`)],
    ['the token in a cookie', { Cookie: `jwt=${good}` }],
    ['no token at all', bearer('abc')],
    ['three words with points', bearer('a.b.c')],
    ['a very long one', bearer('a'.repeat(8000))],
    ['half a token', bearer(`${head}.${body}`)],
    ['a token without its signature', bearer(`${head}.${body}.`)],
    ['somebody else under the same signature', bearer(`${head}.${other}.${signature}`)],
    ['another secret', bearer(await signed({}, 'another-secret-another-secret-another-se'))],
    ['another algorithm', bearer(await signed({}, tokenSecret, 'HS512'))],
    ['no algorithm', bearer(unsigned)],
    ['a token that has ended', bearer(await signed({ iat: now - 43_200, exp: now }))],
    ['a token that never ends', bearer(await endless())],
    ['a token from later', bearer(await signed({ nbf: now + 60 }))],
    ['a token of nobody', bearer(await signed({ sub: '99' }))],
    ['a token of no number', bearer(await signed({ sub: 'x' }))],
    ['a token of an impossible number', bearer(await signed({ sub: '99999999999' }))],
    ['a token without a congregation', bearer(await signed({ congregation: undefined }))],
    ['a token with a congregation in words', bearer(await signed({ home: "1' or '1" }))],
    ['a token without a session', bearer(await signed({ jti: undefined }))],
    ['a token of a session in words', bearer(await signed({ jti: "x' or 'x" }))],
    ['a token of no session', bearer(await signed({ jti: sessions[1].replaceAll('1', '9') }))],
    ['a token of somebody else’s session', bearer(await signed({ sub: '2' }))],
    ['a token without its beginning', bearer(await signed({ iat: undefined }))],
    ['a token of an earlier version', bearer(await signed({ version: -1 }))],
    ['a token of a later version', bearer(await signed({ version: 1 }))],
    [
      'a token for a congregation that is not his',
      bearer(await signed({ sub: '2', jti: sessions[2], congregation: 2 })),
    ],
    ['a token of a home that is not his', bearer(await signed({ home: 2, congregation: 2 }))],
  ];
}

const endless = () =>
  new SignJWT({ ...claims, sub: '1', iat: now })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(tokenSecret));

describe('a bad Authorization header', () => {
  it('opens none of the built calls, whatever its fault [RG-04, GEN-20]', async () => {
    const bad = await badHeaders();
    const calls = world.builtCalls.filter((name) => !permissions[name].startsWith('A'));
    expect(calls.length).toBeGreaterThan(0);
    for (const name of calls) {
      for (const [what, headers] of bad) {
        const answer = await world.call(name, { headers, path: nothing });
        expect(answer, `${name} with ${what}`).toEqual(closed);
      }
    }
  });

  it('differs from a good one by its fault alone: the good one opens [RG-04]', async () => {
    expect((await menu(bearer(await signed({})))).body.success).toBe(true);
  });
});

describe('a session', () => {
  it('lasts twelve hours from sign-in and not a second longer [B-90]', async () => {
    const token = await world.signIn('DEMO Responsable');
    world.clock.set('2026-03-15T20:59:59Z');
    expect((await menu(bearer(token))).body.success).toBe(true);
    world.clock.set('2026-03-15T21:00:00Z');
    expect(await menu(bearer(token))).toEqual(closed);
    world.clock.set('2026-03-15T09:00:00Z');
  });

  it('ends when the token version changes [B-90]', async () => {
    await aUser(world, { id: 3, login: 'DEMO Gestionnaire', role: 3 });
    const token = await world.signIn('DEMO Gestionnaire');
    expect((await menu(bearer(token))).body.success).toBe(true);
    await world.database.asTenant(1, (db) =>
      db.rows('update users set token_version = token_version + 1 where id = 3'),
    );
    expect(await menu(bearer(token))).toEqual(closed);
  });

  it('ends when it is signed out, and no other of its holder [OWN-86]', async () => {
    const [one, other] = [
      await world.signIn('DEMO Responsable'),
      await world.signIn('DEMO Responsable'),
    ];
    expect(one).not.toBe(other);
    expect((await menu(bearer(one))).body.success).toBe(true);
    const signedOut = await world.call('POST /user/signout', { token: one });
    expect(signedOut).toEqual({ status: 200, body: success({}) });
    expect(await menu(bearer(one))).toEqual(closed);
    expect((await menu(bearer(other))).body.success).toBe(true);
  });

  it('ends with its account [B-48, B-90]', async () => {
    await aUser(world, { id: 4, login: 'DEMO Supprimé' });
    const token = await world.signIn('DEMO Supprimé');
    await world.database.asTenant(1, (db) => db.rows('delete from users where id = 4'));
    expect(await menu(bearer(token))).toEqual(closed);
  });

  it('writes with its holder’s present role, never with the last one seen [B-90, RG-05]', async () => {
    await aUser(world, { id: 5, login: 'DEMO Changeant', role: 2 });
    const token = await world.signIn('DEMO Changeant');
    const addType = async (long_name: string) =>
      (
        await world.call('POST /territory/type/add', {
          token,
          form: { short_name: 'x', long_name },
        })
      ).body.message;
    const become = (role: number, login: string) =>
      world.database.asTenant(1, (db) =>
        db.rows('update users set role_id = $1, login = $2 where id = 5', [role, login]),
      );
    const added = () =>
      world.read(`
        select long_name, event_logs.login
        from territory_types
        join event_logs on position(long_name in action) > 0
        order by event_logs.id`);

    expect(await addType('Premier')).toBeNull();
    await become(5, 'DEMO Changeant');
    expect(await addType('Deuxième')).toBe(forbiddenTo(5));
    await become(2, 'DEMO Renommé');
    expect(await addType('Troisième')).toBeNull();
    expect(await added()).toEqual([
      { long_name: 'Premier', login: 'DEMO Changeant' },
      { long_name: 'Troisième', login: 'DEMO Renommé' },
    ]);
    await world.database.asTenant(1, (db) => db.rows('delete from users where id = 5'));
    expect((await world.call('POST /territory/type/add', { token })).status).toBe(401);
  });
});
