import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the account through the gateway', () => {
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

  it('an account without an e-mail reads as an empty one [ACCT-01, REST-08]', async () => {
    backend.answerJson({
      success: true,
      login: 'DEMO Proclamateur',
      role_description: 'Proclamateur',
      email: null,
      subscription: false,
      rgpd_forget_me: true,
    });

    expect(
      await gateway.query(
        '{ account { login roleDescription email subscription rgpdForgetMe } }',
        'a.b.c',
      ),
    ).toEqual({
      data: {
        account: {
          login: 'DEMO Proclamateur',
          roleDescription: 'Proclamateur',
          email: '',
          subscription: false,
          rgpdForgetMe: true,
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/myaccount/view' }]);
  });

  it('saving sends the four fields, switches as y and n, and passes the snackbar on [ACCT-17, ACCT-18, REST-09, B-25]', async () => {
    backend.answerJson({
      success: true,
      snackbar: true,
      snackbar_text: 'Compte enregistré.',
      snackbar_color: 'success',
      snackbar_timeout: 4000,
    });

    const answer = await gateway.query(
      `mutation {
        editAccount(password: "", email: "a@example.org", subscription: true, rgpdForgetMe: false) {
          __typename ... on Done { notice { text color timeout } }
        }
      }`,
      'a.b.c',
    );

    expect(answer).toEqual({
      data: {
        editAccount: {
          __typename: 'Done',
          notice: { text: 'Compte enregistré.', color: 'success', timeout: 4000 },
        },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/user/myaccount/edit',
        body: 'password=&email=a%40example.org&subscription=y&rgpd_forget_me=n',
      },
    ]);
  });
});
