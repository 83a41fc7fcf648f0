import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGlobalMap, aMap, aSquare, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { feature, fileOf, triangle } from './geojson/shapes.ts';
import { drawing, stays, told, openMapWorld, type MapWorld } from './map-world.ts';

let maps: MapWorld;

beforeAll(async () => {
  maps = await openMapWorld();
});

afterAll(() => maps.world.close());

describe('a territory map that is opened to draw', () => {
  it('has its ground, its style, every kind of marker, and no place before the first maps.save [REST-18, MAP-04, MAP-07, MAP-48, B-75]', async () => {
    await aTerritory(maps.world, { id: 1, number: 12, name: 'Rue Grimaldi' });
    const body = await maps.edited(1);
    expect(body).toMatchObject({
      success: true,
      basemap_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      basemap_name: 'OpenStreetMap',
      basemap_max_zoom: 19,
      basemap_centre: null,
      polygon_style: { dashArray: '10 8' },
      information_enable: true,
      parking_enable: true,
      mobilestand_enable: true,
      kingdomhome_enable: true,
      latitude: null,
      longitude: null,
      zoom: null,
      geojson_feature: null,
      start: null,
    });
    expect(body['parking_icon']).toEqual({
      url: '/markers/parking.svg',
      width: 32,
      height: 40,
      anchor_x: 16,
      anchor_y: 39,
    });
  });

  it('has what was saved, label and place alike [REST-18, REST-19, MAP-08, MAP-12, PUB-14, B-99]', async () => {
    await aTerritory(maps.world, { id: 2 });
    await maps.save(2);
    expect(await maps.edited(2)).toMatchObject({
      latitude: 43.73,
      longitude: 7.42,
      zoom: 15.5,
      geojson_feature: drawing,
    });
  });

  it('without a map begins where the others lie, as far out as the furthest of them [OWN-72]', async () => {
    const own = await openMapWorld();
    const { world } = own;
    const start = async (territory: number) => (await own.edited(territory))['start'];
    for (const id of [1, 2, 3]) await aTerritory(world, { id });
    expect(await start(1)).toBe(null);
    await aGlobalMap(world, { congregation: 1, latitude: 43.7, longitude: 7.4, zoom: 13 });
    expect(await start(1)).toEqual({ latitude: 43.7, longitude: 7.4, zoom: 13 });
    await aMap(world, { territory: 2, latitude: 43.73, longitude: 7.41, zoom: 17 });
    expect(await start(1)).toEqual({ latitude: 43.73, longitude: 7.41, zoom: 17 });
    await aMap(world, { territory: 3, latitude: 43.75, longitude: 7.45, zoom: 16 });
    expect(await start(1)).toEqual({ latitude: 43.74, longitude: 7.43, zoom: 14.8 });
    expect(await start(2)).toBe(null);
    await world.close();
  });

  it.each([['0'], ['999'], ['a'], ['99999999999'], ['-1'], ['1;drop']])(
    'is unknown for the id %s [REST-18, MAP-23]',
    async (id) => {
      const answer = await maps.world.call('GET /map/edit/territory/{territory_id}', {
        token: maps.manager,
        path: { territory_id: id },
      });
      expect(answer).toEqual({ status: 200, body: refusal('Ce territoire n’existe pas.') });
    },
  );

  it('is unknown to another congregation, and closed to an maps.elder [REST-18, GEN-20, RG-05]', async () => {
    expect(await maps.edited(1, maps.neighbour)).toEqual(refusal('Ce territoire n’existe pas.'));
    expect((await maps.edited(1, maps.elder)).success).toBe(false);
  });
});

describe('saving a territory map', () => {
  it('makes its link, tells it, and writes the log [REST-19, MAP-11, MAP-14, MAP-15, MAP-16, B-29, B-72, B-81]', async () => {
    await aTerritory(maps.world, { id: 3, number: 33, name: 'Rue Plati' });
    const body = await maps.save(3);
    const token = String(body['map_link']).replace('https://plans.example.org/map/', '');
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(body).toEqual(
      told('Carte enregistrée.', 4000, {
        map_link: `https://plans.example.org/map/${token}`,
        map_last_coordinates: '15.5|43.73|7.42',
        version: body['version'],
      }),
    );
    expect(
      (await maps.world.call('GET /map/info/{token}', { path: { token } })).body,
    ).toMatchObject({
      success: true,
      number_name: 'T33 - Rue Plati',
      geojson_feature: drawing,
      info: 'Monaco, carte enregistrée le 15/03/2026',
    });
    expect(await maps.lastLogged()).toEqual({
      number_name: 'T33 - Rue Plati',
      login: 'Marie Curie',
      action: 'Carte enregistrée',
      css_class: '',
    });
  });

  it('keeps the link it has, and puts the new drawing in the place of the old [REST-19, DET-19]', async () => {
    await aTerritory(maps.world, { id: 4 });
    const token = await aMap(maps.world, { territory: 4 });
    const body = await maps.save(4, { geojson_feature: JSON.stringify(feature(triangle)) });
    expect(body['map_link']).toBe(`https://plans.example.org/map/${token}`);
    expect((await maps.edited(4))['geojson_feature']).toEqual({
      type: 'FeatureCollection',
      features: [feature(triangle, { type: 'polygon', desc: ' ' })],
    });
  });

  it.each([
    [
      'a bow-tie',
      {
        geojson_feature: JSON.stringify(
          feature({
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 1],
                [1, 0],
                [0, 1],
                [0, 0],
              ],
            ],
          }),
        ),
      },
      'Forme impossible !',
    ],
    [
      'nothing drawn',
      { geojson_feature: '{"type":"FeatureCollection","features":[]}' },
      'La carte est vide.',
    ],
    [
      'no JSON',
      { geojson_feature: '%7B' },
      'La carte n’a pas pu être lue\u202F: rien n’est enregistré.',
    ],
    [
      'no map at all',
      { geojson_feature: '' },
      'La carte n’a pas pu être lue\u202F: rien n’est enregistré.',
    ],
    [
      'no place',
      { latlng: '' },
      'La position de la carte n’a pas pu être lue\u202F: rien n’est enregistré.',
    ],
    [
      'a zoom of words',
      { zoom: 'x' },
      'La position de la carte n’a pas pu être lue\u202F: rien n’est enregistré.',
    ],
  ])(
    'with %s is refused in a snackbar that stays, and nothing is written [REST-19, MAP-17, MAP-37]',
    async (_, form, sentence) => {
      await aTerritory(maps.world, { id: 5 }).catch(() => undefined);
      const before = await maps.logged();
      expect(await maps.save(5, form)).toEqual(stays(sentence));
      expect((await maps.edited(5))['geojson_feature']).toBeNull();
      expect(await maps.logged()).toEqual(before);
    },
  );

  it('is for managers, each in his own congregation [REST-19, GEN-20]', async () => {
    await aTerritory(maps.world, { id: 6 });
    expect(await maps.save(6, {}, maps.neighbour)).toEqual(stays('Ce territoire n’existe pas.'));
    expect(await maps.save(6, {}, maps.elder)).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect(await maps.save(0)).toEqual(stays('Ce territoire n’existe pas.'));
    expect((await maps.edited(6))['geojson_feature']).toBeNull();
  });

  it('takes whatever could be imported, encoded twice, and no more than five megabytes [REST-19, B-27]', async () => {
    await aTerritory(maps.world, { id: 7 });
    const large = fileOf(999_999);
    expect(
      (await maps.save(7, { geojson_feature: encodeURIComponent(large.trim()) })).success,
    ).toBe(true);
    const tooLarge = await maps.save(7, { geojson_feature: 'x'.repeat(5 * 1024 * 1024) });
    expect(tooLarge).toEqual(refusal('La carte est trop grosse\u202F: retire des éléments.'));
  });

  it('twice at once makes one map with one link [REST-19]', async () => {
    await aTerritory(maps.world, { id: 8 });
    const [one, other] = await Promise.all([maps.save(8), maps.save(8)]);
    expect(one?.['map_link']).toBe(other?.['map_link']);
    expect(
      await maps.world.read('select token from territory_maps where territory_id = 8'),
    ).toHaveLength(1);
  });
});

describe('removing a territory map', () => {
  it('ends the link; a later maps.save makes another [REST-21, MAP-20, MAP-21, B-71, DET-19]', async () => {
    await aTerritory(maps.world, { id: 20, number: 200, name: 'Rue Bosio' });
    const first = String((await maps.save(20))['map_link']);
    expect(await maps.remove(20)).toEqual(told('Carte supprimée.', 6000));
    expect(await maps.lastLogged()).toEqual({
      number_name: 'T200 - Rue Bosio',
      login: 'Marie Curie',
      action: 'Carte supprimée',
      css_class: 'row-danger',
    });
    const token = first.replace('https://plans.example.org/map/', '');
    const dead = await maps.world.call('GET /map/info/{token}', { path: { token } });
    expect(dead.body.success).toBe(false);
    expect(await maps.edited(20)).toMatchObject({ latitude: null, geojson_feature: null });
    expect((await maps.save(20))['map_link']).not.toBe(first);
  });

  it('that is not there, unknown or of others is refused and stays said [REST-21, MAP-22]', async () => {
    await aTerritory(maps.world, { id: 21 });
    await aMap(maps.world, { territory: 21 });
    await aTerritory(maps.world, { id: 22 });
    expect([
      await maps.remove(22),
      await maps.remove(0),
      await maps.remove(21, maps.neighbour),
    ]).toEqual([
      stays('Ce territoire n’a pas de carte.'),
      stays('Ce territoire n’existe pas.'),
      stays('Ce territoire n’existe pas.'),
    ]);
    expect((await maps.remove(21, maps.elder)).success).toBe(false);
    expect((await maps.edited(21))['geojson_feature']).toEqual(aSquare);
  });
});
