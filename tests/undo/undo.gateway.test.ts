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

it('one territory of an act is taken back by the same call [OWN-235]', async () => {
  backend.answerJson({ success: true, snackbar_text: 'Rentrée annulée.' });
  const query = `mutation { it: undoAct(act: "${act}", territoryId: "5") { __typename } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({ data: { it: { __typename: 'Done' } } });
  expect(asked()).toEqual([`POST /act/undo act=${act}&territory_id=5`]);
});

it.each([
  [
    { undo: act, undo_about: 'T5 - Rue 5' },
    { undo: act, about: 'T5 - Rue 5' },
  ],
  [
    { undo: act, undo_about: '' },
    { undo: act, about: null },
  ],
  [{}, { undo: null, about: null }],
])(
  'a notice says what takes its change back, and what that is about, where the backend does [OWN-157, OWN-233]',
  async (more, offered) => {
    backend.answerJson({
      success: true,
      snackbar_text: 'Rentrée enregistrée.',
      snackbar_timeout: 10_000,
      ...more,
    });
    const query = `mutation {
    returnTerritories(territoryIds: ["5"], returnDate: "2026-03-15") {
      ... on Done { notice { text timeout undo about } }
    }
  }`;
    expect(await gateway.query(query, 'a.b.c')).toEqual({
      data: {
        returnTerritories: {
          notice: { text: 'Rentrée enregistrée.', timeout: 10_000, ...offered },
        },
      },
    });
  },
);

const listQuery = `{
  lastActs { act what datetime datetimeHuman parts { territoryId numberNames login hindrance } }
}`;

it('the last acts are read by one call [OWN-234]', async () => {
  const times = { datetime: '2026-03-15T09:00:00Z' };
  backend.answerJson({
    success: true,
    acts: [
      {
        act,
        what: 'Rentrée',
        ...times,
        datetime_human: '15/03/2026 10:00',
        parts: [
          { territory_id: 5, number_names: ['T5 - Rue 5'], login: 'DEMO Ancien', hindrance: null },
          { territory_id: null, number_names: [], login: null, hindrance: 'Changé depuis.' },
        ],
      },
    ],
  });
  expect(await gateway.query(listQuery, 'a.b.c')).toEqual({
    data: {
      lastActs: [
        {
          act,
          what: 'Rentrée',
          ...times,
          datetimeHuman: '15/03/2026 10:00',
          parts: [
            {
              territoryId: '5',
              numberNames: ['T5 - Rue 5'],
              login: 'DEMO Ancien',
              hindrance: null,
            },
            { territoryId: null, numberNames: [], login: null, hindrance: 'Changé depuis.' },
          ],
        },
      ],
    },
  });
  expect(asked()).toEqual(['GET /act/list ']);
});
