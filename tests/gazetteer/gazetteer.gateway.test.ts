import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('a search is one call, whatever stands in it, and its answer arrives under its own names [OWN-118]', async () => {
  backend.answerJson({
    success: true,
    state: 'found',
    opens: true,
    places: [
      {
        kind: 'house',
        label: '12 rue Grimaldi',
        town: 'Monaco',
        longitude: 7.42,
        latitude: 43.73,
        territories: [{ territory_id: 3, number: 36, name: 'Rue Grimaldi' }],
      },
    ],
  });
  expect(await gateway.run('GroundSearch', { text: '12 & é?q=x' }, 'a.b.c')).toMatchObject({
    data: {
      groundSearch: {
        state: 'found',
        opens: true,
        places: [
          {
            kind: 'house',
            label: '12 rue Grimaldi',
            town: 'Monaco',
            latitude: 43.73,
            longitude: 7.42,
            territories: [{ territoryId: '3', number: 36, name: 'Rue Grimaldi' }],
          },
        ],
      },
    },
  });
  expect(backend.calls).toMatchObject([
    { method: 'GET', path: '/ground/search?q=12+%26+%C3%A9%3Fq%3Dx' },
  ]);
});

it('what the ground says of a territory arrives; an id stays one part of the address [OWN-119, OWN-120]', async () => {
  backend.answerJson({ success: true, house_numbers: 128, limits: 'au nord, la mer' });
  expect(await gateway.run('TerritoryGround', { territoryId: '1/2' }, 'a.b.c')).toMatchObject({
    data: { territoryGround: { houseNumbers: 128, limits: 'au nord, la mer' } },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/ground/1%2F2' }]);
});

it('a backend that knows neither call is no error [OWN-118, OWN-119, OWN-120]', async () => {
  backend.answerJson({}, 404);
  expect(await gateway.run('GroundSearch', { text: 'rue' }, 'a.b.c')).toMatchObject({
    data: { groundSearch: null },
  });
  expect(await gateway.run('TerritoryGround', { territoryId: '1' }, 'a.b.c')).toMatchObject({
    data: { territoryGround: null },
  });
});
