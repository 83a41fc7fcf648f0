import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LaneSizes, usualLanes } from '#gateway/parts/rest/lanes.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { hashOfOperation } from '../../support/operation-hash.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

const token = 'a.b.c';
const credentials = { login: 'DUPONT Jean', password: 'x', congregationId: '1' };
const sentence = 'Le serveur est très sollicité\u202F: réessaie dans quelques instants.';
const refusal = {
  __typename: 'Refusal',
  message: sentence,
  severity: 'warning',
  forceOffered: null,
};

let backend: StubBackend;
let gateway: TestGateway;

beforeEach(async () => {
  backend = await openStubBackend();
});
afterEach(async () => {
  await gateway.close();
  await backend.close();
});

const open = async (sizes: Partial<LaneSizes> = {}) => {
  gateway = await openGateway(backend.url, {}, undefined, { ...usualLanes, ...sizes });
};

const post = async (name: string, variables: object) => {
  const sha256Hash = await hashOfOperation(name);
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  return gateway.post(JSON.stringify({ variables, extensions }));
};

/** Answers sign-ins when `release` is called, and the rest at once. */
function holdSignIns() {
  const held: (() => void)[] = [];
  let released = false;
  backend.answerWith(({ path }, response) => {
    const answer = () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...answers, success: path !== '/user/auth' }));
    };
    if (path !== '/user/auth' || released) answer();
    else held.push(answer);
  });
  return () => {
    released = true;
    for (const answer of held) answer();
  };
}
const answers = { message: 'Non.', congregations: [], rgpd_privacy_html: '' };

describe('a flood of sign-ins', () => {
  it('leaves reading, writing and the list of congregations as they are [OWN-38]', async () => {
    await open();
    const release = holdSignIns();
    const flood = Array.from({ length: 150 }, () => gateway.run('SignIn', credentials));
    expect(await gateway.run('Congregations')).toEqual({
      data: { __typename: 'Query', congregations: [] },
    });
    expect(await gateway.run('PrivacyRules', {}, token)).toMatchObject({
      data: { privacyRules: { rgpdPrivacyHtml: '' } },
    });
    expect(await gateway.run('AcceptPrivacyRules', {}, token)).toMatchObject({
      data: { acceptPrivacyRules: { __typename: 'Done' } },
    });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    release();
    await Promise.all(flood);
  });

  it('what does not fit is refused with a sentence, 503 and Retry-After, and never sent [OWN-38, GEN-05]', async () => {
    await open({ signIn: { connections: 1, calls: 2, callsOfAddress: 2, callsOfSession: 2 } });
    const release = holdSignIns();
    const waiting = [gateway.run('SignIn', credentials), gateway.run('SignIn', credentials)];
    await expect.poll(() => backend.calls.length).toBe(1);
    const refused = await post('SignIn', credentials);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ data: { signIn: refusal } });
    expect(backend.calls).toHaveLength(1);
    expect(gateway.logged.at(-1)).toMatchObject({
      level: 'warn',
      route: 'SignIn',
      outcome: 'turnedAway',
      status: 503,
    });
    release();
    await Promise.all(waiting);
  });

  it('of one address leaves room for others [OWN-38]', async () => {
    await open({ signIn: { connections: 1, calls: 10, callsOfAddress: 1, callsOfSession: 1 } });
    const release = holdSignIns();
    const waiting = gateway.run('SignIn', credentials);
    await expect.poll(() => backend.calls.length).toBe(1);
    expect(await gateway.run('SignIn', credentials)).toMatchObject({ data: { signIn: refusal } });
    release();
    await waiting;
  });
});

describe('a backend without room', () => {
  it.each([429, 503])(
    'that says so (%i) is passed on as a refusal, with its own sentence and its Retry-After, and told as turned away [OWN-38, OWN-91]',
    async (status) => {
      await open();
      backend.answerWith((_call, response) => {
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '30' });
        response.end(
          JSON.stringify({ success: false, message: sentence, message_type: 'warning' }),
        );
      });
      const answer = await post('SignIn', credentials);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '30']);
      expect(await answer.json()).toMatchObject({ data: { signIn: refusal } });
      expect((await post('Congregations', {})).status).toBe(status);
      expect(gateway.logged.map(({ route, outcome }) => [route, outcome])).toEqual([
        ['SignIn', 'turnedAway'],
        ['Congregations', 'turnedAway'],
      ]);
    },
  );

  it.each([
    ['a success', { success: true, token: 'a.b.c', rgpd_privacy: true }],
    ['no sentence', { success: false }],
    ['no envelope', 'busy'],
  ])(
    'that answers 503 with %s answers badly, as before [LOGIN-20, GEN-03]',
    async (_what, body) => {
      await open();
      backend.answerJson(body, 503);
      expect(await gateway.run('SignIn', credentials)).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
      });
    },
  );
});
