import { afterAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, anAssignment, aSquare, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, set, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld({ now: '2026-03-31T09:00:00Z' });
const staff = await aStaff(world);
const [polygon] = aSquare.features;
const parking = {
  type: 'Feature',
  properties: { type: 'parking', desc: '' },
  geometry: { type: 'Point', coordinates: [7.42, 43.73] },
};
const loan = { released: '2026-03-01', due: '2026-08-01', to: 5 };

await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi' });
await aTerritory(world, { id: 2, name: 'Le Port' });
await aTerritory(world, { id: 3 });
await aTerritory(world, { id: 4, noVisited: true });
await aTerritory(world, { id: 5 });
await aTerritory(world, { id: 6 });
await anAssignment(world, { id: 1, territory: 3, ...loan });
await aMap(world, {
  territory: 1,
  features: { type: 'FeatureCollection', features: [polygon, parking, polygon] },
});
for (const territory of [2, 3, 4]) await aMap(world, { territory });
await aMap(world, { territory: 5, features: { type: 'FeatureCollection', features: [parking] } });
await aTerritory(world, { id: 20, congregation: 2 });
await aMap(world, { territory: 20, congregation: 2 });
await aBooking(world, { id: 1, type: 'online', territories: [1, 3, 4] });

afterAll(() => world.close());

const exitMap = (who: Who) => staff.ask(who, 'GET /territory/exit/map');
const listed = (body: Readonly<Record<string, unknown>>) =>
  (body['territories'] as { territory_id: number }[]).map((it) => it.territory_id);
const numbered = (number: number) => ({
  ...polygon,
  properties: { type: 'polygon', desc: `T${number}` },
});

describe('the map of what can be taken out [OWN-366]', () => {
  it('has, for a manager, the polygons of all that are in, in the order of their territories, and no marker', async () => {
    for (const who of ['1', '2', '3'] as const)
      expect(await exitMap(who)).toMatchObject({
        success: true,
        basemap_max_zoom: 19,
        latitude: null,
        geojson_feature: {
          type: 'FeatureCollection',
          features: [numbered(2), numbered(4), numbered(12), numbered(12)],
        },
        territories: [
          { territory_id: 2, number: 2, number_name: 'T2 - Le Port', drawn: 1 },
          { territory_id: 4, number: 4, number_name: 'T4 - Rue 4', drawn: 1 },
          { territory_id: 1, number: 12, number_name: 'T12 - Rue Grimaldi', drawn: 2 },
        ],
      });
  });

  it('has, for others, only what is open to them on line, as their list has [B-12, B-102]', async () => {
    for (const who of ['4', '5'] as const) expect(listed(await exitMap(who))).toEqual([1]);
    await set(world, 'bypass_no_visited = true');
    expect(listed(await exitMap('5'))).toEqual([4, 1]);
    await set(world, 'bypass_no_visited = false');
  });

  it('is refused to a publisher while exits are for elders, in the words of the list [EXIT-25, B-10]', async () => {
    await set(world, 'restrict_exits = true');
    expect(await exitMap('5')).toEqual({
      ...refusal('Seuls les anciens et les gestionnaires peuvent sortir un territoire en ligne.'),
      message_type: 'info',
    });
    expect(listed(await exitMap('4'))).toEqual([1]);
    await set(world, 'restrict_exits = false');
  });

  it('belongs to one congregation, and to whom is signed in [GEN-20]', async () => {
    for (const who of ['neighbour', 'site in 2'] as const)
      expect(listed(await exitMap(who))).toEqual([20]);
    expect((await world.call('GET /territory/exit/map')).status).toBe(401);
  });
});
