import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { feature, fileOf, triangle } from './geojson/shapes.ts';
import { drawing, multipart, told, openMapWorld, type MapWorld } from './map-world.ts';

let maps: MapWorld;

beforeAll(async () => {
  maps = await openMapWorld();
});

afterAll(() => maps.world.close());

describe('importing a territory map', () => {
  const text = JSON.stringify(drawing);

  it('replaces what was drawn, keeps the link, shows all that came [REST-20, MAP-31, MAP-33, IMP-04, MAP-21]', async () => {
    await aTerritory(maps.world, { id: 40, number: 40, name: 'Rue Imberty' });
    const token = await aMap(maps.world, { territory: 40 });
    const body = await maps.importing({ territory_id: '40' }, text);
    expect(body).toEqual(
      told('Carte importée.', 6000, { map_link: `https://plans.example.org/map/${token}` }),
    );
    expect(await maps.edited(40)).toMatchObject({
      latitude: 43.735,
      longitude: 7.415,
      zoom: 15.8,
      geojson_feature: drawing,
    });
    expect(await maps.lastLogged()).toMatchObject({
      number_name: 'T40 - Rue Imberty',
      action: 'Carte importée',
    });
  });

  it('makes the link of a territory that had none [REST-20, MAP-33]', async () => {
    await aTerritory(maps.world, { id: 41 });
    const body = await maps.importing({ territory_id: '41' }, text);
    expect(body['map_link']).toMatch(/^https:\/\/plans\.example\.org\/map\/[\w-]{22}$/);
  });

  it('of what was exported gives the same features [IMP-05]', async () => {
    await aTerritory(maps.world, { id: 42 });
    await maps.importing({ territory_id: '42' }, text);
    const exported = (await maps.edited(42))['geojson_feature'];
    await maps.importing({ territory_id: '42' }, JSON.stringify(exported, null, 2));
    expect((await maps.edited(42))['geojson_feature']).toEqual(exported);
  });

  it('with the filter keeps the near ones only, and the old map where none is near [REST-20, MAP-32, B-73, B-74]', async () => {
    await aTerritory(maps.world, { id: 43 });
    const far = feature(
      {
        type: 'Polygon',
        coordinates: [
          [
            [8, 44],
            [8.1, 44],
            [8.1, 44.1],
            [8, 44],
          ],
        ],
      },
      { type: 'polygon', desc: 'loin' },
    );
    const both = JSON.stringify({
      type: 'FeatureCollection',
      features: [far, ...drawing.features],
    });
    const filtered = (latlng: string) =>
      maps.importing(
        { territory_id: '43', geojson_filter: 'y', latlng, geojson_area: '0.01|0.04' },
        both,
      );
    expect((await filtered('43.733|7.417')).success).toBe(true);
    expect((await maps.edited(43))['geojson_feature']).toEqual(drawing);
    expect(await filtered('10|10')).toEqual(refusal('Aucun élément trouvé dans cette zone.'));
    expect((await maps.edited(43))['geojson_feature']).toEqual(drawing);
    await maps.importing({ territory_id: '43', geojson_filter: 'n', latlng: '10|10' }, both);
    expect((await maps.edited(43))['geojson_feature']).toMatchObject({
      features: { length: 3 },
    });
  });

  it.each([
    ['no file', undefined, undefined, 'Champs obligatoire'],
    ['another extension', text, 'a.json', 'Choisis un fichier .geojson.'],
    ['no JSON', '{', 'a.geojson', 'Fichier GeoJSON invalide.'],
    ['bytes', Uint8Array.of(0, 255, 254), 'a.geojson', 'Fichier GeoJSON invalide.'],
    ['1 000 000 bytes', fileOf(1_000_000), 'a.geojson', 'Fichier trop gros (1 Mo maximum)'],
    ['five million bytes', 'x'.repeat(5_000_000), 'a.geojson', 'Fichier trop gros (1 Mo maximum)'],
  ])(
    'with %s is refused, and nothing is written [REST-20, IMP-01, MAP-28, MAP-29, MAP-34]',
    async (_, content, name, sentence) => {
      await aTerritory(maps.world, { id: 44 }).catch(() => undefined);
      expect(await maps.importing({ territory_id: '44' }, content, name)).toEqual(
        refusal(sentence),
      );
      expect((await maps.edited(44))['geojson_feature']).toBeNull();
    },
  );

  it('takes 999 999 bytes [IMP-01, MAP-29, B-55]', async () => {
    await aTerritory(maps.world, { id: 45 });
    expect((await maps.importing({ territory_id: '45' }, fileOf(999_999))).success).toBe(true);
  });

  it('is for managers, each in his own congregation [REST-20, GEN-20]', async () => {
    await aTerritory(maps.world, { id: 46 });
    const by = (token: string) => maps.importing({ territory_id: '46' }, text, undefined, token);
    expect(await by(maps.neighbour)).toEqual(refusal('Ce territoire n’existe pas.'));
    expect((await by(maps.elder)).message).toBe(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    const nobody = await maps.world.call('POST /map/import/geojson', {
      body: multipart({ territory_id: '46' }, text),
    });
    expect(nobody.status).toBe(401);
  });

  it('with a broken form is unreadable, never a failure of the server [REST-20]', async () => {
    const type = (boundary: string) => ({ 'Content-Type': `multipart/form-data${boundary}` });
    const head = 'Content-Disposition: form-data; name="';
    const bodies = [
      [type(''), 'x'],
      [type('; boundary=a'), 'nothing of the kind'],
      [type('; boundary=a'), `--a\r\n${head}geojson_files"; filename="a.geojson"\r\n\r\n{`],
      [type('; boundary=a'), `--a\r\n${head}__proto__"\r\n\r\nx\r\n--a--\r\n`],
      [type('; boundary=a'), `${`--a\r\n${head}f"\r\n\r\nx\r\n`.repeat(50)}--a--\r\n`],
      [type('; boundary=a'), ''],
      [{ 'Content-Type': 'application/json' }, '{}'],
    ] as const;
    for (const [headers, body] of bodies) {
      const answer = await maps.world.call('POST /map/import/geojson', {
        token: maps.manager,
        headers,
        body,
      });
      expect([answer.status, answer.body.success]).toEqual([200, false]);
    }
  });

  it('repeated with its key is done once [REST-20]', async () => {
    await aTerritory(maps.world, { id: 47 });
    const headers = { 'Idempotency-Key': '00000000-0000-4000-8000-000000000047' };
    const once = () =>
      maps.world.call('POST /map/import/geojson', {
        token: maps.manager,
        headers,
        body: multipart({ territory_id: '47' }, text),
      });
    const first = await once();
    const lines = (await maps.logged()).length;
    expect((await once()).body).toEqual(first.body);
    expect(await maps.logged()).toHaveLength(lines);
    const other = await maps.world.call('POST /map/import/geojson', {
      token: maps.manager,
      headers,
      body: multipart({ territory_id: '47' }, JSON.stringify(feature(triangle))),
    });
    expect(other.body).toEqual(
      refusal('Cet envoi a déjà été traité. Recharge la page, vérifie, puis recommence si besoin.'),
    );
  });
});
