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

const outcome = `{
  __typename
  ... on SignedIn { token }
  ... on SecondFactorAsked { ticket message severity }
  ... on Refusal { message }
}`;
const asked = { success: false, message: 'Le code.', message_type: 'info', second: 't' };

describe('a second factor through the gateway', () => {
  it('is asked for by a refusal with a ticket, of the password and of a code [OWN-392]', async () => {
    const answer = {
      __typename: 'SecondFactorAsked',
      ticket: 't',
      message: 'Le code.',
      severity: 'info',
    };
    const password = 'signIn(login: "DEMO Ancien", password: "p", congregationId: "1")';
    expect(await through(asked, `mutation { ${password} ${outcome} }`)).toEqual({
      data: { signIn: answer },
      asked: [['POST', '/user/auth', 'login=DEMO+Ancien&password=p&congregation_id=1']],
    });
    const code = 'secondFactorSignIn(ticket: "t", code: "1", deviceMark: "m")';
    expect(await through(asked, `mutation { ${code} ${outcome} }`)).toEqual({
      data: { secondFactorSignIn: answer },
      asked: [['POST', '/secondfactor/signin', 'ticket=t&code=1&device_mark=m']],
    });
  });

  it('is not asked for where there is no ticket, and opens with a token [OWN-392]', async () => {
    const code = `mutation { secondFactorSignIn(ticket: "t", code: "1") ${outcome} }`;
    expect((await through({ success: false, message: 'Non.' }, code)).data).toEqual({
      secondFactorSignIn: { __typename: 'Refusal', message: 'Non.' },
    });
    const signedIn = { token: 'a.b.c', rgpd_privacy: true, device_mark: null };
    expect((await through(signedIn, code)).data).toEqual({
      secondFactorSignIn: { __typename: 'SignedIn', token: 'a.b.c' },
    });
  });

  it('is shown, set up, renewed, kept and ended [OWN-391, OWN-395]', async () => {
    const view = {
      offered: true,
      since: '15/03/2026',
      codes_left: 9,
      until: '22/03/2026',
      over: false,
    };
    expect(
      await through(view, '{ secondFactor { offered since codesLeft until over } }', 'a.b.c'),
    ).toEqual({
      data: {
        secondFactor: {
          offered: true,
          since: '15/03/2026',
          codesLeft: 9,
          until: '22/03/2026',
          over: false,
        },
      },
      asked: [['GET', '/secondfactor/view', '']],
    });
    expect(
      await through({ since: null }, '{ personSecondFactor(userId: "7") { since } }', 'a.b.c'),
    ).toEqual({
      data: { personSecondFactor: { since: null } },
      asked: [['GET', '/secondfactor/person/7', '']],
    });
    const demand = { by_site: false, since: null, in_charge: 3, without: 2 };
    expect(
      await through(demand, '{ secondFactorDemand { bySite since inCharge without } }', 'a.b.c'),
    ).toEqual({
      data: { secondFactorDemand: { bySite: false, since: null, inCharge: 3, without: 2 } },
      asked: [['GET', '/secondfactor/demand', '']],
    });
    const begun = { key: 'K', link: 'otpauth:', qrcode: 'data:', ticket: 't', codes: ['c'] };
    const codes = '{ ... on RecoveryCodes { codes ticket } }';
    for (const [written, path, body] of [
      ['beginSecondFactor { ... on SecondFactorBegun { key } }', 'begin', ''],
      [
        'beginSecondFactor(presentPassword: "p") { ... on SecondFactorBegun { key } }',
        'begin',
        'present_password=p',
      ],
      [`checkSecondFactor(ticket: "t", code: "1") ${codes}`, 'check', 'ticket=t&code=1'],
      [`renewRecoveryCodes(code: "1") ${codes}`, 'renew', 'code=1'],
      ['keepSecondFactor(ticket: "t") { __typename }', 'keep', 'ticket=t'],
      [
        'endSecondFactor(code: "1", presentPassword: "p") { __typename }',
        'end',
        'code=1&present_password=p',
      ],
      ['removeSecondFactor(userId: "7") { __typename }', 'remove', 'user_id=7'],
      ['demandSecondFactor(demanded: true) { __typename }', 'demand', 'demanded=y'],
      ['readFactorRemoval { __typename }', 'removal/read', ''],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one backend answers them in turn
      const { data, asked: calls } = await through(begun, `mutation { ${written} }`, 'a.b.c');
      expect(calls).toEqual([['POST', `/secondfactor/${path}`, body]]);
      expect(Object.values(data ?? {})).not.toEqual([null]);
    }
  });
});
