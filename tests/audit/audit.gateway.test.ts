import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const take = (everyCongregation: boolean) =>
  gateway.run(
    'TakeAudit',
    { from: '2026-01-01', to: '2026-02-28', everyCongregation },
    'a.token.b',
  );
const answerFile = (type: string) =>
  backend.answerWith((_call, response) => {
    response.writeHead(200, {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''Fichier%20d%E2%80%99audit.csv`,
    });
    response.end('\uFEFFN°\r\n');
  });

describe('an audit file through the gateway', () => {
  it('is asked for by its days, and arrives unchanged [OWN-385]', async () => {
    answerFile('text/csv');
    expect(await take(true)).toEqual({
      data: {
        __typename: 'Mutation',
        takeAudit: {
          __typename: 'AuditFile',
          filename: 'Fichier d’audit.csv',
          mime: 'text/csv',
          base64: Buffer.from('\uFEFFN°\r\n').toString('base64'),
        },
      },
    });
    await take(false);
    expect(backend.calls).toMatchObject(
      ['y', 'n'].map((every) => ({
        method: 'POST',
        path: '/audit/file',
        body: `from=2026-01-01&to=2026-02-28&every_congregation=${every}`,
      })),
    );
  });

  it('that is none is a bad answer; a refusal stays a refusal [OWN-385]', async () => {
    answerFile('text/html');
    expect(await take(false)).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
    const message = 'Le premier jour vient après le dernier.';
    backend.answerJson({ success: false, message, message_type: 'error' });
    expect(await take(false)).toMatchObject({
      data: { takeAudit: { __typename: 'Refusal', message, severity: 'error' } },
    });
  });
});
