import QRCode from 'qrcode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCongregation,
  aGlobalMap,
  aMap,
  aSquare,
  aTerritory,
  aUser,
} from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const twelve = 'token-of-the-map-of-twelve';

const pin = (kind: string) => ({
  url: `/markers/${kind}.svg`,
  width: 32,
  height: 40,
  anchor_x: 16,
  anchor_y: 39,
});
const icons = {
  information_icon: pin('information'),
  parking_icon: pin('parking'),
  mobilestand_icon: pin('mobilestand'),
  kingdomhome_icon: pin('kingdomhome'),
};
const silent = {
  message: null,
  message_type: null,
  snackbar: false,
  snackbar_text: null,
  snackbar_color: null,
  snackbar_timeout: null,
};

let world: World;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z', publicUrl: 'https://plans.example.org' });
  await aCongregation(world, {
    id: 1,
    name: 'Monaco',
    settings: {
      basemap_provider_id: 2,
      polygon_line_color: '#1b4d5a',
      polygon_line_dash: 'm',
      polygon_fill_opacity: 0.2,
    },
  });
  await aCongregation(world, { id: 2, name: 'Port' });
  await aUser(world, { id: 11, login: 'Marie Curie' });
  await aUser(world, { id: 21, login: 'Voisin Port', congregation: 2 });
  await aTerritory(world, {
    id: 1,
    number: 12,
    name: 'Rue Grimaldi',
    note: 'Une note de gestion',
    noVisited: true,
    exited: { to: 11, released: '2026-01-01', due: '2026-05-01' },
  });
  await aMap(world, { territory: 1, token: twelve, latitude: 43.73, longitude: 7.42, zoom: 16.5 });
  await world.database.asTenant(1, (db) =>
    db.rows(`update territory_maps set updated_at = '2026-03-01T23:30:00Z'`),
  );
});

afterAll(() => world.close());

const info = (token: string) => world.call('GET /map/info/{token}', { path: { token } });
const globalMap = async (login: string, congregation = 1) =>
  (await world.call('GET /map/global/view', { token: await world.signIn(login, congregation) }))
    .body;

describe('the map that a link opens', () => {
  it('is shown without sign-in, with every documented field and nobody in it [REST-40, PUB-01, PUB-02, PUB-03, PUB-04, PUB-05, PUB-08, B-21, B-72, B-75, B-79]', async () => {
    const link = `https://plans.example.org/map/${twelve}`;
    const picture = await QRCode.toString(link, { type: 'svg', margin: 2 });
    expect(await info(twelve)).toEqual({
      status: 200,
      body: {
        ...silent,
        success: true,
        basemap_url: '/basemap/monaco.pmtiles',
        basemap_name: 'Plan hors ligne',
        basemap_copyright_url: 'https://www.openstreetmap.org/copyright',
        basemap_max_zoom: 19,
        basemap_centre: { latitude: 43.7384, longitude: 7.4246, zoom: 14 },
        polygon_style: {
          stroke: true,
          color: '#1b4d5a',
          weight: 3,
          dashArray: '10 8',
          fillColor: '#3388ff',
          fillOpacity: 0.2,
        },
        ...icons,
        latitude: 43.73,
        longitude: 7.42,
        zoom: 16.5,
        geojson_feature: aSquare,
        number_name: 'T12 - Rue Grimaldi',
        map_link: link,
        qrcode: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
        info: 'Monaco, carte enregistrée le 02/03/2026',
        limits:
          'au nord, l’avenue d’Ostende et l’avenue John F. Kennedy\u202F; à l’est, la mer\u202F; ' +
          'au sud, la mer et la rue des Princes',
      },
    });
  });

  it('holds no note, no name of a person, no date of a loan [REST-40, B-79]', async () => {
    const { body } = await info(twelve);
    expect(JSON.stringify(body)).not.toMatch(/note|Curie|visiter|2026-01|2026-05|histor|login/iu);
  });

  it('is the same for somebody who is signed in elsewhere [PUB-01]', async () => {
    const token = await world.signIn('Voisin Port', 2);
    const seen = await world.call('GET /map/info/{token}', { path: { token: twelve }, token });
    expect(seen.body).toEqual((await info(twelve)).body);
  });

  it.each([
    ['unknown', 'x'.repeat(22)],
    ['too short', twelve.slice(0, 21)],
    ['in other letters', twelve.toUpperCase()],
    ['with a blank behind it', `${twelve} `],
    ['empty', ' '],
    ['an id', '1'],
    ['a pattern', '%'.repeat(22)],
    ['SQL', `' or token like '${'%'.repeat(10)}`],
    ['a path', '../../../../etc/passwd'],
    ['a nul byte', `\u0000${'x'.repeat(22)}`],
    ['emoji', '🗺️'.repeat(11)],
    ['long', 'x'.repeat(150)],
  ])('does not exist for a token that is %s [PUB-09, RG-06, B-72]', async (_, token) => {
    expect(await info(token)).toEqual({
      status: 200,
      body: {
        ...silent,
        success: false,
        message: 'Cette carte n’existe pas.',
        message_type: 'error',
      },
    });
  });

  it('does not exist for a token of ten thousand characters, nor for a broken one [RG-06]', async () => {
    const answers = await Promise.all(
      ['x'.repeat(10_000), '%E0%A4%A', '%00', '%ff'].map(async (token) => {
        const answer = await fetch(`${world.url}/map/info/${token}`);
        return [answer.status < 500, ((await answer.json()) as { success: boolean }).success];
      }),
    );
    expect(answers).toEqual(answers.map(() => [true, false]));
  });

  it('closes with its token: the old link is dead at once [B-71, DET-19]', async () => {
    await aTerritory(world, { id: 2 });
    const token = await aMap(world, { territory: 2 });
    expect((await info(token)).body.success).toBe(true);
    await world.database.asTenant(1, (db) =>
      db.rows('delete from territory_maps where territory_id = 2'),
    );
    expect((await info(token)).body.success).toBe(false);
  });

  it('keeps a feature of an unknown type as it is [PUB-14]', async () => {
    await aTerritory(world, { id: 3 });
    const features = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'x', desc: 'Fontaine', size: 3 },
          geometry: { type: 'Point', coordinates: [7.42, 43.73] },
        },
      ],
    };
    const token = await aMap(world, { territory: 3, features });
    expect((await info(token)).body['geojson_feature']).toEqual(features);
  });
});

describe('the global map', () => {
  it('is refused with a word of information while nothing is stored [REST-07, GMV-07]', async () => {
    expect(await globalMap('Voisin Port', 2)).toEqual({
      ...silent,
      success: false,
      message: 'Les limites globales ne sont pas encore dessinées.',
      message_type: 'info',
    });
  });

  it('is what was stored, with every documented field, for each role [REST-07, GMV-01, GMV-02, GMV-03, GMV-06, B-22]', async () => {
    await aGlobalMap(world, { congregation: 1, latitude: 43.7, longitude: 7.4, zoom: 13 });
    expect(await globalMap('Marie Curie')).toEqual({
      ...silent,
      success: true,
      basemap_url: '/basemap/monaco.pmtiles',
      basemap_name: 'Plan hors ligne',
      basemap_copyright_url: 'https://www.openstreetmap.org/copyright',
      basemap_max_zoom: 19,
      basemap_centre: { latitude: 43.7384, longitude: 7.4246, zoom: 14 },
      polygon_style: {
        stroke: true,
        color: '#1b4d5a',
        weight: 3,
        dashArray: '10 8',
        fillColor: '#3388ff',
        fillOpacity: 0.2,
      },
      ...icons,
      latitude: 43.7,
      longitude: 7.4,
      zoom: 13,
      geojson_feature: aSquare,
    });
  });

  it('is that of one congregation only [GEN-20]', async () => {
    expect((await globalMap('Voisin Port', 2)).success).toBe(false);
  });

  it('puts the territories together when the congregation builds a puzzle, named by number, markers left out [B-23]', async () => {
    await aCongregation(world, { id: 3, name: 'Puzzle', settings: { build_maps_puzzle: true } });
    await aUser(world, { id: 31, login: 'Puzzle Joueur', congregation: 3 });
    const [piece] = aSquare.features;
    const marker = {
      type: 'Feature',
      properties: { type: 'parking', desc: 'P' },
      geometry: { type: 'Point', coordinates: [7.5, 43.8] },
    };
    for (const [id, number] of [
      [301, 20],
      [302, 3],
    ] as const) {
      await aTerritory(world, { id, number, congregation: 3 });
      await aMap(world, {
        territory: id,
        congregation: 3,
        features: { type: 'FeatureCollection', features: [marker, piece] },
      });
    }
    const named = (desc: string) => ({ ...piece, properties: { type: 'polygon', desc } });

    const alone = await globalMap('Puzzle Joueur', 3);
    expect(alone).toMatchObject({
      success: true,
      latitude: 43.7355,
      longitude: 7.422,
      basemap_name: 'OpenStreetMap',
      basemap_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    });
    expect(alone['geojson_feature']).toEqual({
      type: 'FeatureCollection',
      features: [named('T3'), named('T20')],
    });

    await aGlobalMap(world, { congregation: 3, zoom: 11 });
    const both = await globalMap('Puzzle Joueur', 3);
    expect(both['zoom']).toBe(11);
    expect(both['geojson_feature']).toEqual({
      type: 'FeatureCollection',
      features: [piece, named('T3'), named('T20')],
    });
  });

  it('is for those who are signed in only [RG-04, B-84]', async () => {
    expect((await world.call('GET /map/global/view')).status).toBe(401);
  });
});
