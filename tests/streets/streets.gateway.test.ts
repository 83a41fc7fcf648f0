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
    shared: true,
    covered: 40,
    total_metres: 150,
    some_before: true,
    streets,
  });
  const query = `{ territoryStreets(territoryId: "12") {
    canMark shared covered totalMetres someBefore streets { name side metres state }
  } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: {
      territoryStreets: {
        canMark: true,
        shared: true,
        covered: 40,
        totalMetres: 150,
        someBefore: true,
        streets,
      },
    },
  });
  expect(asked()).toEqual(['GET /territory/streets/12 ']);
});

it.each([
  [
    'markStreet(territoryId: "12", street: "Rue Basse", side: odd, state: done, secondsAgo: 70)',
    'POST /territory/streets/mark territory_id=12&street=Rue+Basse&side=odd&state=done&seconds_ago=70',
  ],
  ['restartStreets(territoryId: "12")', 'POST /territory/streets/restart territory_id=12'],
  ['shareStreets(territoryId: "12")', 'POST /territory/streets/share territory_id=12'],
  [
    'shareStreets(territoryId: "12", link: "https://example.org/a-deux/1-abc")',
    'POST /territory/streets/share territory_id=12&link=https%3A%2F%2Fexample.org%2Fa-deux%2F1-abc',
  ],
  ['unshareStreets(territoryId: "12")', 'POST /territory/streets/unshare territory_id=12'],
  [
    'markSharedStreet(token: "1-abc", street: "Rue Basse", side: both, state: left, secondsAgo: 70)',
    'POST /streets/shared/mark token=1-abc&street=Rue+Basse&side=both&state=left&seconds_ago=70',
  ],
])('%s is one call, refused in data [OWN-124, OWN-125, OWN-161]', async (field, call) => {
  backend.answerJson({ success: false, message: 'Non.' });
  const query = `mutation { it: ${field} { __typename ... on Refusal { message } } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: { it: { __typename: 'Refusal', message: 'Non.' } },
  });
  expect(asked()).toEqual([call]);
});

it('a code is one call, and so are the streets that it opens, without a session [OWN-161]', async () => {
  const share = { link: 'https://example.org/a-deux/1-abc', qrcode: 'data:image/svg+xml;base64,' };
  backend.answerJson({ success: true, ...share });
  const made = `mutation { shareStreets(territoryId: "12") {
    __typename ... on StreetShare { link qrcode }
  } }`;
  expect(await gateway.query(made, 'a.b.c')).toEqual({
    data: { shareStreets: { __typename: 'StreetShare', ...share } },
  });
  const streets = [{ name: 'Rue Basse', side: 'both', metres: 92, state: 'left' }];
  backend.answerJson({
    success: true,
    number_name: 'T12 - Rue Basse',
    covered: 0,
    total_metres: 92,
    some_before: false,
    streets,
  });
  const opened = `{ sharedStreets(token: "1-abc/") {
    numberName totalMetres someBefore streets { name side metres state }
  } }`;
  expect(await gateway.query(opened)).toEqual({
    data: {
      sharedStreets: {
        numberName: 'T12 - Rue Basse',
        totalMetres: 92,
        someBefore: false,
        streets,
      },
    },
  });
  expect(asked().at(-1)).toBe('GET /streets/shared/1-abc%2F ');
});

it('what is drawn of the streets is one call, with a session or by a code; a code without a map opens none [OWN-220, OWN-221]', async () => {
  const lines = [
    {
      name: 'Rue Basse',
      lines: [
        [
          [7.42, 43.74],
          [7.421, 43.74],
        ],
      ],
    },
  ];
  backend.answerJson({ success: true, lines });
  const drawn = '{ territoryStreetLines(territoryId: "12") { name lines } }';
  expect(await gateway.query(drawn, 'a.b.c')).toEqual({ data: { territoryStreetLines: lines } });
  expect(asked()).toEqual(['GET /territory/streets/lines/12 ']);

  backend.answerJson({ success: true, map: null, lines: [] });
  const shared = '{ sharedStreetMap(token: "1-abc/") { geojsonFeature streets { name lines } } }';
  expect(await gateway.query(shared)).toEqual({ data: { sharedStreetMap: null } });
  expect(asked().at(-1)).toBe('GET /streets/shared/map/1-abc%2F ');
});
