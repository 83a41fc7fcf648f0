import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url, { operations: 'open' });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

/** What a backend that answers so makes of an operation, and what it was asked. */
async function through(answer: object, operation: string, token?: string) {
  backend.answerJson({ success: true, ...answer });
  const { data } = await gateway.query(operation, token);
  return { data, asked: backend.calls.map(({ method, path, body }) => [method, path, body]) };
}

const done = '{ __typename }';

describe('a passkey through the gateway', () => {
  it('signs in without a session, with what was chosen on the page and no more [OWN-361]', async () => {
    expect(await through({ options: '{}' }, '{ passkeySignInOptions { options } }')).toEqual({
      data: { passkeySignInOptions: { options: '{}' } },
      asked: [['POST', '/passkey/signin/options', '']],
    });
    const signedIn = { token: 'a.b.c', rgpd_privacy: true, device_mark: 'm' };
    const fields =
      '{ ... on SignedIn { token rgpdPrivacy deviceMark } ... on Refusal { message } }';
    expect(
      await through(signedIn, `mutation { passkeySignIn(credential: "{}") ${fields} }`),
    ).toEqual({
      data: { passkeySignIn: { token: 'a.b.c', rgpdPrivacy: true, deviceMark: 'm' } },
      asked: [['POST', '/passkey/signin', 'credential=%7B%7D']],
    });
    const chosen = 'credential: "k", congregationId: "2", deviceMark: "m"';
    const refused = { success: false, message: 'Non.' };
    expect(await through(refused, `mutation { passkeySignIn(${chosen}) ${fields} }`)).toEqual({
      data: { passkeySignIn: { message: 'Non.' } },
      asked: [['POST', '/passkey/signin', 'credential=k&congregation_id=2&device_mark=m']],
    });
  });

  it('is listed, made, named and ended [OWN-362]', async () => {
    const list = {
      offered: true,
      passkeys: [
        { id: 'i', name: 'Tablette', made_on: '24/11/2026', used_on: null, other_address: 'a.org' },
      ],
    };
    expect(
      await through(
        list,
        '{ passkeys { offered passkeys { id name madeOn usedOn otherAddress } } }',
        'a.b.c',
      ),
    ).toEqual({
      data: {
        passkeys: {
          offered: true,
          passkeys: [
            {
              id: 'i',
              name: 'Tablette',
              madeOn: '24/11/2026',
              usedOn: null,
              otherAddress: 'a.org',
            },
          ],
        },
      },
      asked: [['GET', '/passkey/list', '']],
    });
    for (const [written, path, body] of [
      ['passkeyOptions { ... on PasskeyOptions { options } }', '/passkey/options', ''],
      [
        'passkeyOptions(presentPassword: "p") { ... on PasskeyOptions { options } }',
        '/passkey/options',
        'present_password=p',
      ],
      [`addPasskey(credential: "k") ${done}`, '/passkey/add', 'credential=k'],
      [
        `renamePasskey(passkeyId: "i", name: "N") ${done}`,
        '/passkey/rename',
        'passkey_id=i&name=N',
      ],
      [`endPasskey(passkeyId: "i") ${done}`, '/passkey/end', 'passkey_id=i'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one backend answers them in turn
      const { asked } = await through({ options: '{}' }, `mutation { ${written} }`, 'a.b.c');
      expect(asked).toEqual([['POST', path, body]]);
    }
  });
});
