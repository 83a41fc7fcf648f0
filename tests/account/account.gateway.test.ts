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

  it('the connections are the reader’s, in the order of the backend; none where it keeps none [OWN-87]', async () => {
    const wire = {
      id: '0b6d3c1e-5f1a-4a4b-8c2d-111111111111',
      device: 'Firefox sur Linux',
      since: '24/11/2026 à 08:06',
      last_seen: '24/11/2026 à 09:10',
      new_device: true,
      keeps: true,
      present: true,
    };
    const query = '{ connections { id device since lastSeen newDevice keeps present } }';
    backend.answerJson({ success: true, connections: [wire] });
    const { last_seen: lastSeen, new_device: newDevice, ...rest } = wire;
    expect(await gateway.query(query, 'a.b.c')).toEqual({
      data: { connections: [{ ...rest, lastSeen, newDevice }] },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/connection/list' }]);
    backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
    expect(await gateway.query(query, 'a.b.c')).toEqual({ data: { connections: [] } });
  });

  it('ending one connection names it, ending all names none [OWN-87]', async () => {
    backend.answerJson({ success: true });
    const done = { __typename: 'Done' };
    expect(
      await gateway.query('mutation { endConnection(connectionId: "a") { __typename } }', 'a.b.c'),
    ).toEqual({ data: { endConnection: done } });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/user/connection/end', body: 'connection_id=a' },
    ]);
    backend.answerJson({ success: true });
    expect(await gateway.query('mutation { endAllConnections { __typename } }', 'a.b.c')).toEqual({
      data: { endAllConnections: done },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/user/connection/endall', body: '' },
    ]);
  });

  it('saving sends the four fields, switches as y and n, and returns the text of the snackbar [ACCT-17, ACCT-18, REST-09, B-25]', async () => {
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

  it('the present password is sent where it is given, and asked for where the backend says so [OWN-231]', async () => {
    backend.answerJson({
      success: false,
      message: 'Donne ton mot de passe actuel.',
      message_type: 'info',
      present_password_asked: true,
    });
    const answer = await gateway.query(
      `mutation {
        editAccount(password: "tout-neuf-1", email: "", subscription: false, rgpdForgetMe: false, presentPassword: "a b") {
          ... on Refusal { message severity forceOffered }
        }
      }`,
      'a.b.c',
    );
    expect(answer).toEqual({
      data: {
        editAccount: {
          message: 'Donne ton mot de passe actuel.',
          severity: 'info',
          forceOffered: 'presentPassword',
        },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        body: 'password=tout-neuf-1&email=&subscription=n&rgpd_forget_me=n&present_password=a+b',
      },
    ]);
  });

  it('shows which version of the privacy rules was accepted, and nothing where the backend does not record it [ACCT-07, OWN-15]', async () => {
    const account = {
      success: true,
      login: 'DEMO Proclamateur',
      role_description: 'Proclamateur',
      email: null,
      subscription: false,
      rgpd_forget_me: false,
    };
    const asked = '{ account { privacyConsent { version acceptedOn } } }';
    backend.answerJson(account);
    expect((await gateway.query(asked, 'a.b.c')).data).toEqual({
      account: { privacyConsent: null },
    });
    const privacy_consent = { version: 2, accepted_at: '…', accepted_on: '21/11/2026' };
    backend.answerJson({ ...account, privacy_consent });
    expect((await gateway.query(asked, 'a.b.c')).data).toEqual({
      account: { privacyConsent: { version: 2, acceptedOn: '21/11/2026' } },
    });
  });

  const exporting = (format: string) =>
    gateway.query(`{ exportOwnData(format: ${format}) { filename mime base64 } }`, 'a.b.c');

  it.each([
    ['html', 'text/html; charset=utf-8', 'text/html'],
    ['json', 'application/json', 'application/json'],
  ])(
    'one’s own data as %s arrive as the file that the backend sent [ACCT-07, B-93, OWN-14]',
    async (format, type, mime) => {
      backend.answerWith((_, response) => {
        response.writeHead(200, {
          'content-type': type,
          'content-disposition': `attachment; filename="d.${format}"; filename*=UTF-8''Mes%20donn%C3%A9es.${format}`,
        });
        response.end('{"success":true}');
      });
      expect(await exporting(format)).toEqual({
        data: {
          exportOwnData: {
            filename: `Mes données.${format}`,
            mime,
            base64: Buffer.from('{"success":true}').toString('base64'),
          },
        },
      });
      expect(backend.calls).toMatchObject([
        { method: 'GET', path: `/user/myaccount/export?format=${format}` },
      ]);
    },
  );

  it('a JSON envelope is never taken for a file, whatever it contains [B-93, OWN-14]', async () => {
    backend.answerJson({ success: true });
    for (const format of ['html', 'json']) {
      const { data, errors } = await exporting(format);
      expect([data?.['exportOwnData'], errors?.[0]?.extensions]).toMatchObject([
        null,
        { code: 'BACKEND_BAD_RESPONSE' },
      ]);
    }
    backend.answerJson({ success: false, message: 'Non.', message_type: 'warning' });
    expect((await exporting('json')).errors?.[0]).toMatchObject({
      message: 'Non.',
      extensions: { code: 'REFUSED', severity: 'warning' },
    });
  });
});
