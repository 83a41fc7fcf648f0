import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aGlobalMap, aMap, aTerritory, aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type Form } from '../support/world.ts';
import { fileOf } from './geojson/shapes.ts';
import {
  drawing,
  encoded,
  multipart,
  place,
  stays,
  told,
  openMapWorld,
  type MapWorld,
} from './map-world.ts';

let maps: MapWorld;

beforeAll(async () => {
  maps = await openMapWorld();
});

afterAll(() => maps.world.close());

describe('the global map', () => {
  const offered = async () =>
    (await maps.world.call('GET /user/menu', { token: maps.manager })).body['global_map'];
  const call = async (
    name: 'GET /map/global/edit' | 'GET /map/global/remove' | 'POST /map/global/save',
    form: Form = {},
    token = maps.manager,
  ) => (await maps.world.call(name, { token, form })).body;
  const globalImport = async (content?: BlobPart, name?: string) =>
    (
      await maps.world.call('POST /map/global/import/geojson', {
        token: maps.manager,
        body: multipart({}, content, name),
      })
    ).body;

  it('is drawn, shown, offered by the menu and removed [REST-57, REST-58, REST-59, GMED-02, GMED-03, GMED-06, GMED-11, GMED-13]', async () => {
    expect(await call('GET /map/global/edit')).toMatchObject({
      success: true,
      latitude: null,
      longitude: null,
      geojson_feature: null,
      kingdomhome_enable: true,
    });
    expect(await offered()).toBe(false);

    expect(await call('POST /map/global/save', { ...place, geojson_feature: encoded })).toEqual(
      told('Carte enregistrée.', 4000, { version: expect.stringMatching(/^\d+$/) }),
    );
    expect(await offered()).toBe(true);
    expect(await call('GET /map/global/edit')).toMatchObject({
      latitude: 43.73,
      longitude: 7.42,
      zoom: 15.5,
      geojson_feature: drawing,
    });
    expect(
      (await maps.world.call('GET /map/global/view', { token: maps.elder })).body[
        'geojson_feature'
      ],
    ).toEqual(drawing);

    expect(await call('GET /map/global/remove')).toEqual(told('Carte supprimée.', 6000));
    expect(await offered()).toBe(false);
    expect(await call('GET /map/global/remove')).toEqual(
      stays('Les limites globales ne sont pas encore dessinées.'),
    );
    expect((await maps.logged()).slice(-2)).toEqual([
      {
        number_name: null,
        login: 'Marie Curie',
        action: 'Limites globales enregistrées',
        css_class: '',
      },
      {
        number_name: null,
        login: 'Marie Curie',
        action: 'Limites globales supprimées',
        css_class: 'row-danger',
      },
    ]);
  });

  it('is removed by a script with a token only, and no answer is kept [REST-59, B-42, B-89]', async () => {
    await aGlobalMap(maps.world, { congregation: 2 });
    const address = `${maps.world.url}/map/global/remove`;
    const bearer = { Authorization: `Bearer ${maps.neighbour}` };
    const script = { 'X-Requested-With': 'XMLHttpRequest' };
    const link = await fetch(address, { headers: bearer });
    expect([link.status, await link.json()]).toEqual([
      200,
      refusal('L’envoi a échoué. Recharge la page, puis recommence.'),
    ]);
    expect((await fetch(address, { headers: script })).status).toBe(401);
    expect(await maps.world.read('select zoom from global_maps', 2)).toHaveLength(1);

    const removed = await fetch(address, { headers: { ...bearer, ...script } });
    expect(removed.headers.get('cache-control')).toBe('no-store');
    expect(await removed.json()).toEqual(told('Carte supprimée.', 6000));
    expect(await maps.world.read('select zoom from global_maps', 2)).toEqual([]);
  });

  it('is imported whole, by the same rules of size and extension [REST-60, GMED-08, GMED-09, IMP-01, IMP-04]', async () => {
    expect(await globalImport(JSON.stringify(drawing))).toEqual(told('Carte importée.', 6000));
    expect((await call('GET /map/global/edit'))['geojson_feature']).toEqual(drawing);
    expect(await maps.lastLogged()).toMatchObject({
      number_name: null,
      action: 'Limites globales importées',
    });
    expect([
      await globalImport(),
      await globalImport('{}', 'a.json'),
      await globalImport('{}'),
      await globalImport(fileOf(1_000_000)),
    ]).toEqual([
      refusal('Champs obligatoire'),
      refusal('Choisis un fichier .geojson.'),
      refusal('Fichier GeoJSON invalide.'),
      refusal('Fichier trop gros (1 Mo maximum)'),
    ]);
    expect((await call('GET /map/global/edit'))['geojson_feature']).toEqual(drawing);
  });

  it('that cannot be is refused in a snackbar that stays [REST-58, GMED-04, GMED-10]', async () => {
    expect(await call('POST /map/global/save', { ...place, geojson_feature: '{}' })).toEqual(
      stays('La carte n’a pas pu être lue\u202F: rien n’est enregistré.'),
    );
  });

  it('is closed to those who do not manage, and apart in each congregation [REST-57, GEN-20]', async () => {
    expect((await call('GET /map/global/edit', {}, maps.elder)).success).toBe(false);
    expect((await call('GET /map/global/edit', {}, maps.neighbour))['geojson_feature']).toBeNull();
  });
});

describe('what the neighbours have drawn', () => {
  it('is their polygons with number and name, for managers of the congregation only', async () => {
    await aCongregation(maps.world, { id: 3, name: 'Voisins' });
    await aUser(maps.world, { id: 31, login: 'Gestion Voisins', congregation: 3, role: 3 });
    const token = await maps.world.signIn('Gestion Voisins', 3);
    for (const [id, number, name, features] of [
      [301, 9, 'Rue Neuf', drawing],
      [302, 2, 'Rue Deux', drawing],
      [303, 5, 'Rue Cinq', { type: 'FeatureCollection', features: [drawing.features[1]] }],
    ] as const) {
      await aTerritory(maps.world, { id, number, name, congregation: 3 });
      await aMap(maps.world, { territory: id, congregation: 3, features });
    }
    await aTerritory(maps.world, { id: 304, number: 4, congregation: 3 });
    const neighbours = (who: string, territory: number) =>
      maps.world.call('GET /map/neighbours/{territory_id}', {
        token: who,
        path: { territory_id: territory },
      });
    expect((await neighbours(token, 301)).body).toEqual(
      success({
        neighbours: [
          {
            territory_id: 302,
            number: 2,
            name: 'Rue Deux',
            geojson_feature: { type: 'FeatureCollection', features: [drawing.features[0]] },
          },
        ],
      }),
    );
    expect((await neighbours(token, 304)).body['neighbours']).toHaveLength(2);
    expect((await neighbours(maps.elder, 301)).body).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
  });
});

describe('the address of the ground', () => {
  it('is that of the environment for the first provider only [B-22]', async () => {
    const other = await openWorld({ basemapUrl: '/basemap/ville.pmtiles' });
    try {
      await aCongregation(other, { id: 1, settings: { basemap_provider_id: 1 } });
      await aCongregation(other, { id: 2, name: 'Port', settings: { basemap_provider_id: 2 } });
      await aUser(other, { id: 1, login: 'Marie Curie', role: 3 });
      await aUser(other, { id: 2, login: 'Voisin Port', role: 3, congregation: 2 });
      const ground = async (login: string, congregation: number) => {
        const token = await other.signIn(login, congregation);
        return (await other.call('GET /map/global/edit', { token })).body['basemap_url'];
      };
      expect([await ground('Marie Curie', 1), await ground('Voisin Port', 2)]).toEqual([
        '/basemap/ville.pmtiles',
        '/basemap/monaco.pmtiles',
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('other calls', () => {
  it('still take no more than 64 kB, and no multipart form', async () => {
    const form = { territory_id: 'x'.repeat(66_000) };
    const long = await maps.world.call('POST /map/remove/territory', { token: maps.manager, form });
    expect(long.body).toEqual(
      refusal('L’envoi est trop volumineux. Réduis le fichier ou le dessin, puis recommence.'),
    );
    const upload = await maps.world.call('POST /map/remove/territory', {
      token: maps.manager,
      body: multipart({ territory_id: '1' }),
    });
    expect(upload.body).toEqual(refusal('L’envoi a échoué. Recharge la page, puis recommence.'));
  });
});
