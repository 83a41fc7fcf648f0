import { afterAll, describe, expect, it } from 'vitest';
import { dayOf } from '#web/coverage-map/coverage-map.days.ts';
import { aBooking, aMap, anAssignment, aSquare, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const today = '2026-03-15';
const world = await openWorld({ now: `${today}T09:00:00Z` });
const staff = await aStaff(world);

afterAll(() => world.close());

const coverage = (who: Who) => staff.ask(who, 'GET /territory/coverage');
const day = dayOf;

describe('the map of the dashboard [OWN-07]', () => {
  it('of a congregation without territories is empty, and can be drawn', async () => {
    expect(await coverage('neighbour')).toMatchObject({
      success: true,
      today,
      manages: true,
      basemap_max_zoom: 19,
      latitude: null,
      geojson_feature: { type: 'FeatureCollection', features: [] },
      people: ['Voisin Port'],
      territories: [],
    });
  });

  it('sends each polygon once, and the events as numbers: five years, and the last day before', async () => {
    const [polygon] = aSquare.features;
    await aTerritory(world, { id: 1, number: 2, name: 'Rue Grimaldi' });
    await aTerritory(world, { id: 2, number: 1, name: 'Place d’Armes' });
    await aTerritory(world, { id: 3 });
    await aMap(world, {
      territory: 1,
      features: {
        type: 'FeatureCollection',
        features: [
          polygon,
          { ...polygon, properties: { type: 'polygon', desc: 'B' } },
          {
            type: 'Feature',
            properties: { type: 'parking', desc: '' },
            geometry: { type: 'Point', coordinates: [7.42, 43.73] },
          },
        ],
      },
    });
    await aMap(world, { territory: 2 });
    const loan = { territory: 1, to: 5 };
    await anAssignment(world, {
      ...loan,
      id: 1,
      released: '2020-01-01',
      returned: '2021-02-28',
      due: '2020-05-01',
    });
    await anAssignment(world, {
      ...loan,
      id: 2,
      released: '2021-02-28',
      returned: '2021-03-01',
      due: '2021-06-28',
      outputNumber: 2,
    });
    await anAssignment(world, {
      ...loan,
      id: 3,
      to: null,
      released: '2026-01-10',
      due: '2026-05-10',
      outputNumber: 3,
    });
    await aBooking(world, { id: 1, name: 'Au tableau', territories: [2] });

    const { geojson_feature, people, territories } = await coverage('3');
    expect(people).toEqual([
      ...[1, 2, 3, 4, 5].map((role) => `Rôle numéro ${role}`),
      'Autre Rôle 5',
    ]);
    expect(geojson_feature).toEqual({
      type: 'FeatureCollection',
      features: ['T1', 'T2', 'T2'].map((desc) => ({
        type: 'Feature',
        properties: { type: 'polygon', desc },
        geometry: polygon?.geometry,
      })),
    });
    expect(territories).toEqual([
      {
        territory_id: 2,
        number: 1,
        number_name: 'T1 - Place d’Armes',
        booking: 'Au tableau',
        drawn: 1,
        before: null,
        loans: [],
      },
      {
        territory_id: 1,
        number: 2,
        number_name: 'T2 - Rue Grimaldi',
        booking: '',
        drawn: 2,
        before: day('2021-02-28'),
        loans: [
          [day('2021-02-28'), day('2021-03-01'), day('2021-06-28'), 4],
          [day('2026-01-10'), 0, day('2026-05-10'), -1],
        ].flat(),
      },
      {
        territory_id: 3,
        number: 3,
        number_name: 'T3 - Rue 3',
        booking: '',
        drawn: 0,
        before: null,
        loans: [],
      },
    ]);
  });

  it('shows an elder where and when, but not who; a publisher or a stranger sees nothing', async () => {
    const seen = await coverage('4');
    expect([seen['manages'], seen['people']]).toEqual([false, []]);
    const [, second] = seen['territories'] as readonly { loans: readonly number[] }[];
    expect(second?.loans.filter((_, at) => at % 4 === 3)).toEqual([-1, -1]);
    expect(JSON.stringify(seen)).not.toContain('Rôle');
    expect(await coverage('5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('GET /territory/coverage');
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
    expect((await coverage('site in 2'))['territories']).toEqual([]);
  });

  it('goes out whole, markers and all, for managers of its congregation alone [OWN-327]', async () => {
    const maps = (who: Who) => staff.ask(who, 'GET /territory/maps');
    const { territories } = await maps('3');
    expect(territories).toMatchObject([
      { number: 1, name: 'Place d’Armes', geojson_feature: aSquare },
      { number: 2, name: 'Rue Grimaldi' },
    ]);
    const [, second] = territories as readonly { geojson_feature: { features: unknown[] } }[];
    expect(second?.geojson_feature.features).toHaveLength(3);
    expect(await maps('4')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect((await world.call('GET /territory/maps')).status).toBe(401);
    expect((await maps('site in 2'))['territories']).toEqual([]);
    expect((await maps('neighbour'))['territories']).toEqual([]);
  });
});
