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

it('the streets of a territory are one call [OWN-124]', async () => {
  const streets = [{ name: 'Rue Basse', side: 'odd', metres: 92, state: 'again' }];
  backend.answerJson({
    success: true,
    can_mark: true,
    covered: 40,
    total_metres: 150,
    some_before: true,
    streets,
  });
  const query = `{ territoryStreets(territoryId: "12") {
    canMark covered totalMetres someBefore streets { name side metres state }
  } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: {
      territoryStreets: { canMark: true, covered: 40, totalMetres: 150, someBefore: true, streets },
    },
  });
  expect(asked()).toEqual(['GET /territory/streets/12 ']);
});

it.each([
  [
    'markStreet(territoryId: "12", street: "Rue Basse", side: odd, state: done)',
    'POST /territory/streets/mark territory_id=12&street=Rue+Basse&side=odd&state=done',
  ],
  ['restartStreets(territoryId: "12")', 'POST /territory/streets/restart territory_id=12'],
])('%s is one call, refused in data [OWN-124, OWN-125]', async (field, call) => {
  backend.answerJson({ success: false, message: 'Non.' });
  const query = `mutation { it: ${field} { __typename ... on Refusal { message } } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: { it: { __typename: 'Refusal', message: 'Non.' } },
  });
  expect(asked()).toEqual([call]);
});
