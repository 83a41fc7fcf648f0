import { afterAll, beforeAll, expect, it } from 'vitest';
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
const act = '0f0e0d0c-1111-4222-8333-444455556666';

it.each([
  ['Done', { success: true, snackbar_text: 'Rentrée annulée.' }],
  ['Refusal', { success: false, message: 'Il n’y a plus rien à annuler.' }],
])('an act is taken back by one call: %s [OWN-157]', async (outcome, answer) => {
  backend.answerJson(answer);
  const query = `mutation { it: undoAct(act: "${act}") { __typename } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({ data: { it: { __typename: outcome } } });
  expect(asked()).toEqual([`POST /act/undo act=${act}`]);
});

it.each([
  [{ undo: act }, act],
  [{}, null],
])(
  'a notice says what takes its change back, where the backend does [OWN-157]',
  async (more, undo) => {
    backend.answerJson({ success: true, snackbar_text: 'Rentrée enregistrée.', ...more });
    const query = `mutation {
    returnTerritories(territoryIds: ["5"], returnDate: "2026-03-15") {
      ... on Done { notice { text undo } }
    }
  }`;
    expect(await gateway.query(query, 'a.b.c')).toEqual({
      data: { returnTerritories: { notice: { text: 'Rentrée enregistrée.', undo } } },
    });
  },
);
