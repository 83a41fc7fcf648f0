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

const asked = () => backend.calls.map(({ method, path, body }) => `${method} ${path} ${body}`);
const print = (choice = 'territoryIds: ["3", "12"], size: s12, onA4: true') =>
  gateway.query(
    `mutation { printCards(${choice}) {
      __typename
      ... on Pdf { filename mime base64 }
      ... on Refusal { message }
    } }`,
    'a.b.c',
  );

describe('the cards', () => {
  it('are requested with ids, size and paper, and arrive whole [OWN-01]', async () => {
    const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff bytes', 'latin1');
    backend.answerWith((_call, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="territoire-20260315-100405.pdf"',
      });
      response.end(pdf);
    });
    const printCards = {
      __typename: 'Pdf',
      filename: 'territoire-20260315-100405.pdf',
      mime: 'application/pdf',
      base64: pdf.toString('base64'),
    };
    expect(await print()).toEqual({ data: { printCards } });
    expect(await print('territoryIds: ["3"], size: a5, onA4: false')).toEqual({
      data: { printCards },
    });
    expect(asked()).toEqual([
      'POST /territory/cards territory_ids=3%2C12&size=s12&on_a4=y',
      'POST /territory/cards territory_ids=3&size=a5&on_a4=n',
    ]);
  });

  it('a refusal stays a refusal; a file that is no PDF is a bad answer [OWN-01, GEN-03]', async () => {
    backend.answerJson({ success: false, message: 'Non.' });
    expect(await print()).toEqual({
      data: { printCards: { __typename: 'Refusal', message: 'Non.' } },
    });
    backend.answerJson({ success: true });
    expect((await print()).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BACKEND_BAD_RESPONSE' },
    ]);
  });

  it('the preview is a read; a backend without it gives a bad answer [OWN-01, GEN-03]', async () => {
    const check = () =>
      gateway.query(
        '{ cardsCheck(territoryIds: ["3", "12"]) { printable withoutMap unprintable } }',
        'a.b.c',
      );
    backend.answerJson({
      success: true,
      printable: 1,
      without_map: ['T3 - Rue'],
      unprintable: 'Une phrase.',
    });
    expect(await check()).toEqual({
      data: { cardsCheck: { printable: 1, withoutMap: ['T3 - Rue'], unprintable: 'Une phrase.' } },
    });
    expect(asked()).toEqual(['POST /territory/cards/check territory_ids=3%2C12']);
    backend.answerJson({ success: false, message: 'Cette adresse n’existe pas.' }, 404);
    expect((await check()).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BACKEND_BAD_RESPONSE' },
    ]);
  });
});
