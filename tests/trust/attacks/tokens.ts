import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { allowed } from '../../../backend/parts/permissions/permissions.ts';
import { ask, bearer, call, type Headings } from '../asking.ts';
import type { Known } from '../calls.ts';
import { neighbour } from '../neighbour.ts';
import { seatId, secret, type Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { soundVariables } from '../variables.ts';

const isPublic = (name: keyof typeof allowed): boolean => allowed[name].startsWith('A');

/** Forged, borrowed and ended tokens at every call and every operation that needs one. */
export async function tokens(stage: Stage, known: Known): Promise<readonly Row[]> {
  const bad = await badHeadings(stage);
  const rest = tallyOf('attacks', 'forged and ended tokens at REST calls');
  for (const one of known.calls.filter(({ name }) => !isPublic(name))) {
    for (const [what, headers] of bad) {
      const { status } = await call(stage, one, { headers });
      rest.tried();
      if (status !== 401) rest.through(`${one.name} with ${what}: ${status}`);
    }
  }
  const graphql = tallyOf('attacks', 'forged and ended tokens at GraphQL operations');
  for (const one of known.operations.filter(({ calls }) => !calls.some(isPublic))) {
    for (const [what, headers] of bad) {
      const { text } = await ask(stage, one, soundVariables(one), headers);
      graphql.tried();
      if (!text.includes('UNAUTHENTICATED')) graphql.through(`${one.name} with ${what}: ${text}`);
    }
  }
  return [rest.row(`${bad.length} kinds`), graphql.row()];
}

async function badHeadings(stage: Stage): Promise<readonly (readonly [string, Headings])[]> {
  const good = await stage.seat(2);
  const claims = decodeJwt(good);
  const [head = '', body = '', signature = ''] = good.split('.');
  const now = Math.floor(Date.now() / 1000);
  const signed = (payload: object, key = secret, alg = 'HS256') =>
    new SignJWT({ ...claims, ...payload })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(key));
  const otherBody = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
  const forged = [
    ['the signature of another body', `${head}.${otherBody}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['no algorithm', new UnsecuredJWT({ ...claims }).encode()],
    ['another algorithm', await signed({}, secret, 'HS512')],
    ['another secret', await signed({}, 'x'.repeat(40))],
    ['an end that has passed', await signed({ iat: now - 50_000, exp: now - 1 })],
    ['somebody else’s number', await signed({ sub: '1' })],
    ['a mightier number', await signed({ sub: String(seatId(1)) })],
    ['a session that never was', await signed({ jti: randomUUID() })],
    ['the neighbour as home', await signed({ home: neighbour.congregation })],
    ['the neighbour as workplace', await signed({ congregation: neighbour.congregation })],
    ['another version', await signed({ version: 1 })],
    ['SQL for a number', await signed({ sub: "1' or '1'='1" })],
    ['a session that was signed out', await signedOut(stage)],
    ['an account that is removed', await removed(stage)],
  ] as const;
  return [
    ['none', {}],
    ['a cookie', { cookie: `jwt=${good}; token=${good}` }],
    ['another scheme', { authorization: `Basic ${good}` }],
    ...forged.map(([what, token]) => [what, bearer(token)] as const),
  ];
}

async function signedOut(stage: Stage): Promise<string> {
  const token = await stage.seat(3);
  const init = { method: 'POST', headers: bearer(token) };
  await (await fetch(`${stage.product.backendUrl}/user/signout`, init)).text();
  return token;
}

async function removed(stage: Stage): Promise<string> {
  const token = await stage.seat(4);
  await stage.database.asTenant(1, (db) =>
    db.rows('delete from users where congregation_id = 1 and id = $1', [seatId(4)]),
  );
  return token;
}
