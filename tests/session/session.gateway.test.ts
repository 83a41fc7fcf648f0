import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the session through the gateway', () => {
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

  it('the congregations are asked for without a token [LOGIN-11, REST-01, DC-01]', async () => {
    backend.answerJson({ success: true, congregations: [{ id: 1, name: 'Monaco' }] });

    expect(await gateway.query('{ congregations { id name } }')).toEqual({
      data: { congregations: [{ id: '1', name: 'Monaco' }] },
    });
    expect(backend.calls).toMatchObject([
      { method: 'GET', path: '/congregation/select', body: '' },
    ]);
    expect(backend.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('whether mails are kept comes with the congregations, and is false where nothing says so [OWN-262, OWN-195]', async () => {
    backend.answerJson({ success: true, congregations: [], mails_kept: true });
    expect(await gateway.query('{ mailsKept }')).toEqual({ data: { mailsKept: true } });
    backend.answerJson({ success: true, congregations: [] });
    expect(await gateway.query('{ mailsKept }')).toEqual({ data: { mailsKept: false } });
  });

  it('signing in sends exactly three form fields [LOGIN-16, REST-02, GEN-16, DC-02]', async () => {
    backend.answerJson({ success: true, token: 'a.b.c', rgpd_privacy: false });

    expect(await gateway.query(signIn)).toEqual({
      data: { signIn: { __typename: 'SignedIn', token: 'a.b.c', rgpdPrivacy: false } },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/user/auth',
        body: 'login=DUPONT+Jos%C3%A9&password=a%26b%3D%2B&congregation_id=2',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ]);
  });

  it('signing in passes the browser’s name on, by which people know their devices [OWN-87]', async () => {
    backend.answerJson({ success: true, token: 'a.b.c', rgpd_privacy: false });
    await gateway.post(JSON.stringify({ query: signIn }), { 'user-agent': 'Firefox/145.0' });
    expect(backend.calls).toMatchObject([{ headers: { 'user-agent': 'Firefox/145.0' } }]);
  });

  it('the mark of a device is passed on where there is one, and comes back where the backend gives one [OWN-216]', async () => {
    backend.answerJson({ success: true, token: 'a.b.c', rgpd_privacy: true, device_mark: 'new' });
    const marked =
      'mutation { signIn(login: "A", password: "secret", congregationId: 2, deviceMark: "old") { ... on SignedIn { deviceMark } } }';
    expect(await gateway.query(marked)).toEqual({ data: { signIn: { deviceMark: 'new' } } });
    expect(backend.calls).toMatchObject([
      { body: 'login=A&password=secret&congregation_id=2&device_mark=old' },
    ]);
    backend.answerJson({ success: true, token: 'a.b.c', rgpd_privacy: true });
    expect(await gateway.query(marked)).toEqual({ data: { signIn: { deviceMark: null } } });
  });

  it('signing out is one call without fields [OWN-86]', async () => {
    backend.answerJson({ success: true });
    expect(await gateway.query('mutation { signOut { __typename } }', 'a.b.c')).toEqual({
      data: { signOut: { __typename: 'Done' } },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/user/signout',
        body: '',
        headers: { authorization: 'Bearer a.b.c' },
      },
    ]);
  });

  it('a refused sign-in is data, of type error when the backend names none [LOGIN-09, GEN-05]', async () => {
    backend.answerJson({
      success: false,
      message:
        'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
    });

    expect(await gateway.query(signIn)).toEqual({
      data: {
        signIn: {
          __typename: 'Refusal',
          message:
            'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
          severity: 'error',
          forceOffered: null,
        },
      },
    });
  });

  it('a lost password sends its three fields and passes the refusal on [LOST-10, LOST-11, REST-03]', async () => {
    backend.answerJson({ success: false, message: 'Aucun compte.', message_type: 'info' });

    const answer = await gateway.query(`mutation {
      sendLostPassword(login: "DUPONT Jean", email: "j@example.org", congregationId: "1") {
        __typename ... on Refusal { message severity }
      }
    }`);

    expect(answer).toEqual({
      data: {
        sendLostPassword: { __typename: 'Refusal', message: 'Aucun compte.', severity: 'info' },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        path: '/user/password/lost',
        body: 'login=DUPONT+Jean&email=j%40example.org&congregation_id=1',
      },
    ]);
  });

  it('both privacy calls carry the token [PRIV-05, PRIV-07, REST-04, REST-05, GEN-02]', async () => {
    backend.answerJson({ success: true, rgpd_privacy_html: '<h2>Règles</h2>' });
    expect(await gateway.query('{ privacyRules { rgpdPrivacyHtml } }', 'a.b.c')).toEqual({
      data: { privacyRules: { rgpdPrivacyHtml: '<h2>Règles</h2>' } },
    });
    expect(backend.calls).toMatchObject([
      { path: '/user/rgpdprivacy/view', headers: { authorization: 'Bearer a.b.c' } },
    ]);

    backend.answerJson({ success: true });
    expect(await gateway.query('mutation { acceptPrivacyRules { __typename } }', 'a.b.c')).toEqual({
      data: { acceptPrivacyRules: { __typename: 'Done' } },
    });
    expect(backend.calls).toMatchObject([
      {
        path: '/user/rgpdprivacy/edit',
        body: 'rgpd_privacy=y',
        headers: { authorization: 'Bearer a.b.c' },
      },
    ]);
  });
});

const signIn = `mutation {
  signIn(login: "DUPONT José", password: "a&b=+", congregationId: "2") {
    __typename
    ... on SignedIn { token rgpdPrivacy }
    ... on Refusal { message severity forceOffered }
  }
}`;
