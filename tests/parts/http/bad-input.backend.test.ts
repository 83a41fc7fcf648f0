import { fc } from '../../support/rounds.ts';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTexts } from '../../../backend/account/account.texts.ts';
import type { CallName } from '../../../backend/parts/permissions/permissions.ts';
import { httpTexts } from '../../../backend/parts/http/http.texts.ts';
import { sessionTexts } from '../../../backend/session/session.texts.ts';
import { aCongregation, aUser } from '../../support/builders.ts';
import { expectGenericFields, refusal } from '../../support/generic-fields.ts';
import { tokenFor } from '../../support/session.ts';
import { openWorld, type Response, type World } from '../../support/world.ts';

let world: World;
let token: string;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aUser(world, { id: 1, login: 'DEMO Administrateur', role: 1, email: 'admin@example.org' });
  await aUser(world, { id: 2, login: 'DEMO Maltraité' });
  token = await world.signIn('DEMO Maltraité');
});
afterAll(() => world.close());

const sentences: readonly string[] = [
  ...Object.values(httpTexts),
  ...Object.values(sessionTexts),
  ...Object.values(accountTexts),
];

/** A success or a refusal in a known French sentence, never a server error or a stack trace. */
function expectGoodManners(answer: Response, where: string): void {
  expectGenericFields(answer);
  expect(answer.status, where).toBe(200);
  if (!answer.body.success) expect(sentences, where).toContain(answer.body.message);
}

const posts = {
  'POST /user/auth': { login: 'DEMO Maltraité', password: 'demo2026', congregation_id: '1' },
  'POST /user/password/lost': {
    login: 'DEMO Maltraité',
    email: 'personne@example.org',
    congregation_id: '1',
  },
  'POST /user/rgpdprivacy/edit': { rgpd_privacy: 'y' },
  'POST /user/myaccount/edit': {
    password: '',
    email: '',
    subscription: 'n',
    rgpd_forget_me: 'n',
  },
} as const satisfies Partial<Record<CallName, Record<string, string>>>;
const names = Object.keys(posts) as readonly (keyof typeof posts)[];

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const encoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

let addresses = 0;
async function send(name: CallName, body: string, headers: Record<string, string> = encoded) {
  const answer = await world.call(name, {
    token,
    body,
    headers: { ...headers, 'X-Forwarded-For': `203.0.113.${(addresses += 1) % 250}` },
  });
  if (name === 'POST /user/myaccount/edit') await keepTheSessionAlive();
  return answer;
}

/** Some hostile values are valid passwords, and changing the password ends the session. */
async function keepTheSessionAlive() {
  await world.database.asTenant(1, (db) =>
    db.rows('update users set token_version = 0 where id = 2'),
  );
  token = await tokenFor(world, 2);
}

/** URL-encoded, as sent. */
const hostile = {
  nothing: '',
  spaces: '%20%20%20',
  'a NUL': 'a%00b%00cdefg',
  'control characters': '%01%02%1f%7f%08ab',
  'lone surrogates': '%ED%A0%80%ED%B0%80abcdef',
  'bytes that are no UTF-8': '%FF%FE%C0%80abcdef',
  'broken escapes': '%zz%%%u0041%E9',
  emoji: encodeURIComponent('👩‍🚀👩‍🚀👩‍🚀 a1'),
  'words from right to left': encodeURIComponent('\u202eשלום עליכם a1'),
  SQL: encodeURIComponent("'; drop table users; --"),
  'more SQL': encodeURIComponent("1' or '1'='1"),
  markup: encodeURIComponent('<script>alert(1)</script>a1'),
  'a template': encodeURIComponent('${7*7}{{7*7}}{product}a1'),
  'a new line': encodeURIComponent('abcdef1\r\nBcc: x@example.org'),
  'minus one': '-1',
  zero: '0',
  'one beyond integers': '2147483648',
  'far beyond integers': '9'.repeat(400),
  'a word': 'abc',
  'an exponent': '1e3',
  'not a number': 'NaN',
  'a fraction': '1.5',
  hexadecimal: '0x1',
  JSON: encodeURIComponent('{"$ne":null}'),
  'sixty thousand characters': 'a'.repeat(60_000),
};

describe.each(names)('%s', (name) => {
  const good: Record<string, string> = posts[name];
  const fields = Object.keys(good);

  it('accepts or refuses every hostile value in every field, without an error [RG-03, RG-06, REST-02, REST-03, REST-05, REST-09]', async () => {
    for (const field of fields) {
      const { [field]: _, ...others } = good;
      for (const [what, value] of Object.entries(hostile)) {
        const answer = await send(name, `${form(others)}&${field}=${value}`);
        expectGoodManners(answer, `${name} ${field}: ${what}`);
      }
    }
    expect(await world.read('select id from users order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('accepts a missing field, and uses the last value of a repeated one [B-20, RG-03]', async () => {
    for (const field of fields) {
      const { [field]: value = '', ...others } = good;
      expectGoodManners(await send(name, form(others)), `${name} without ${field}`);
      expect(
        (await send(name, `${field}=%00&${form(others)}&${field}=${encodeURIComponent(value)}`))
          .body.success,
        `${name} with ${field} twice`,
      ).toBe(name !== 'POST /user/password/lost');
      expectGoodManners(await send(name, `${form(good)}&${field}[a]=1&${field}[]=2`), field);
    }
  });

  it('ignores unknown fields, including names from Object.prototype [RG-03]', async () => {
    const odd = '__proto__=1&constructor=2&toString=3&__proto__[role]=1&role_id=1&a[b][c]=d&=x&&&';
    expectGoodManners(await send(name, `${odd}&${form(good)}`), name);
    expect(await world.read('select role_id from users where id = 2')).toEqual([{ role_id: 5 }]);
  });

  it.each([
    ['JSON', 'application/json', '{"login":{"a":1},"password":"demo2026"}'],
    ['broken JSON', 'application/json', '{"login":'],
    ['plain words', 'text/plain', 'login=DEMO'],
    ['XML', 'application/xml', '<login/>'],
    [
      'several parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="login"\r\n\r\na\r\n--x--\r\n',
    ],
    ['an unknown type', 'nonsense', 'login=DEMO'],
  ])('reads only forms, not %s [GEN-16, RG-03]', async (_, type, body) => {
    const answer = await send(name, body, { 'Content-Type': type });
    expect(answer).toEqual({
      status: 200,
      body: refusal('L’envoi a échoué. Recharge la page, puis recommence.'),
    });
  });

  it('refuses a body of 70 kB without reading it [RG-03, B-46]', async () => {
    const answer = await send(name, `${form(good)}&more=${'a'.repeat(70 * 1024)}`);
    expect(answer).toEqual({
      status: 200,
      body: refusal(
        'L’envoi est trop volumineux. Réduis le fichier ou le dessin, puis recommence.',
      ),
    });
  });

  it('accepts an empty body [RG-03]', async () => {
    expectGoodManners(await send(name, ''), name);
    expectGoodManners(await world.call(name, { token, body: '', headers: {} }), name);
  });
});

it('no login and no password breaks the sign-in [REST-02, RG-03]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
      async (login, password) => {
        const answer = await send(
          'POST /user/auth',
          form({ login, password, congregation_id: '1' }),
        );
        expectGoodManners(answer, JSON.stringify({ login, password }));
        expect(answer.body.success).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});

describe('an unknown address', () => {
  it.each([
    '/',
    '/user',
    '/user/menu/',
    '/user/menu/x',
    '/USER/MENU',
    '/user/%zz',
    '/%',
    '/%00',
    '/__proto__',
    '/user/auth/../menu/..',
    `/${'a'.repeat(3000)}`,
  ])('%s is answered in French, with status 404 [RG-03, RG-06, B-46]', async (path) => {
    const response = await fetch(world.url + path, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 404,
      body: refusal('Cette adresse n’existe pas.'),
    });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'])(
    '%s is answered so too where a GET is expected [RG-01, RG-03]',
    async (method) => {
      const response = await fetch(`${world.url}/user/menu`, {
        method,
        headers: { Authorization: `Bearer ${token}` },
      });
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 404,
        body: refusal('Cette adresse n’existe pas.'),
      });
    },
  );
});

it('a query string and a body have no effect on a GET [RG-03]', async () => {
  const response = await fetch(`${world.url}/user/menu?role=1&role=2&__proto__=3&%zz`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(((await response.json()) as { success: boolean }).success).toBe(true);
});

it('a request that is not HTTP is refused without a stack trace [RG-03]', async () => {
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  socket.end('POST /user/auth HTTP/9.9\r\nnonsense\r\n\r\n');
  const answer = await textOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/ at |node_modules|stack/);
});
