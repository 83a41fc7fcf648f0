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

it('the places of a territory are one call [OWN-122]', async () => {
  backend.answerJson({
    success: true,
    number_name: 'T12 - Rue Grimaldi',
    map_link: 'https://example.org/map/token',
    can_edit: true,
    can_remove: true,
    places: [
      {
        place_id: 7,
        latitude: 43.7355,
        longitude: 7.422,
        confirmed_on: '2026-03-15',
        to_reconfirm: false,
        version: '31',
      },
    ],
  });
  const query = `{ unvisitedPlaces(territoryId: "12") {
    numberName mapLink canEdit canRemove
    places { id latitude longitude confirmedOn toReconfirm version }
  } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: {
      unvisitedPlaces: {
        numberName: 'T12 - Rue Grimaldi',
        mapLink: 'https://example.org/map/token',
        canEdit: true,
        canRemove: true,
        places: [
          {
            id: '7',
            latitude: 43.7355,
            longitude: 7.422,
            confirmedOn: '2026-03-15',
            toReconfirm: false,
            version: '31',
          },
        ],
      },
    },
  });
  expect(asked()).toEqual(['GET /territory/unvisited/12 ']);
});

it.each([
  [
    'addUnvisitedPlace(territoryId: "12", latitude: 43.5, longitude: 7.25)',
    'POST /territory/unvisited/add territory_id=12&latitude=43.5&longitude=7.25',
  ],
  [
    'moveUnvisitedPlace(placeId: "7", latitude: 43.5, longitude: 7.25, version: "31")',
    'POST /territory/unvisited/move place_id=7&version=31&latitude=43.5&longitude=7.25',
  ],
  [
    'reconfirmUnvisitedPlace(placeId: "7", version: "31")',
    'POST /territory/unvisited/reconfirm place_id=7&version=31',
  ],
  [
    'removeUnvisitedPlace(placeId: "7", version: "31")',
    'POST /territory/unvisited/remove place_id=7&version=31',
  ],
])('%s is one call, refused in data [OWN-122, OWN-123]', async (field, call) => {
  backend.answerJson({ success: false, message: 'Non.' });
  const query = `mutation { it: ${field} { __typename ... on Refusal { message } } }`;
  expect(await gateway.query(query, 'a.b.c')).toEqual({
    data: { it: { __typename: 'Refusal', message: 'Non.' } },
  });
  expect(asked()).toEqual([call]);
});
