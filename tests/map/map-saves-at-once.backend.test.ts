import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { encoded, openMapWorld, place, type MapWorld } from './map-world.ts';

let maps: MapWorld;

beforeAll(async () => {
  maps = await openMapWorld();
});

afterAll(() => maps.world.close());

const outdated = (sentence: string) => ({
  ...refusal(sentence),
  message_type: 'warning',
  overwrite_switch: true,
});
const faster = {
  ...outdated(''),
  message: expect.stringMatching(
    /^Marie Curie a enregistré cette carte le \d\d\/\d\d\/\d{4} à \d\d:\d\d\.$/u,
  ),
};
const other = encodeURIComponent(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { type: 'parking', desc: '' },
        geometry: { type: 'Point', coordinates: [7.4, 43.7] },
      },
    ],
  }),
);

describe('two who draw the map of a territory at once', () => {
  it('are told apart by the version they read; the second hears who was faster [REST-19, OWN-05]', async () => {
    await aTerritory(maps.world, { id: 1 });
    await maps.save(1);
    const { version } = await maps.edited(1);
    const first = await maps.save(1, { version: String(version) });
    expect(first).toMatchObject({ success: true, version: (await maps.edited(1))['version'] });

    const before = { map: await maps.edited(1), lines: await maps.logged() };
    const late = { version: String(version), geojson_feature: other };
    expect(await maps.save(1, late)).toEqual(faster);
    expect({ map: await maps.edited(1), lines: await maps.logged() }).toEqual(before);

    expect(await maps.save(1, { ...late, force_overwrite: 'y' })).toMatchObject({ success: true });
    expect(await maps.edited(1)).toMatchObject({ geojson_feature: { features: [{}] } });
  });

  it('also when both began without a map [REST-18, REST-19]', async () => {
    await aTerritory(maps.world, { id: 2 });
    const { version } = await maps.edited(2);
    expect(version).toBe('none');
    const drawn = { version: 'none' };
    const answers = await Promise.all([maps.save(2, drawn), maps.save(2, drawn)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('and when the map has gone meanwhile', async () => {
    await aTerritory(maps.world, { id: 3 });
    const { version } = await maps.save(3);
    await maps.remove(3);
    expect(await maps.save(3, { version: String(version) })).toEqual(
      outdated('Cette carte a été modifiée entre-temps.'),
    );
  });

  it('without a version the last one stays, as documented [REST-19]', async () => {
    await aTerritory(maps.world, { id: 4 });
    await maps.save(4);
    expect(await maps.save(4, { geojson_feature: other })).toMatchObject({ success: true });
    expect(await maps.save(4, { version: '' })).toMatchObject({ success: true });
  });
});

describe('two who draw the global map at once', () => {
  const call = async (form: Readonly<Record<string, string>>) =>
    (
      await maps.world.call('POST /map/global/save', {
        token: maps.manager,
        form: { ...place, geojson_feature: encoded, ...form },
      })
    ).body;
  const edited = async () =>
    (await maps.world.call('GET /map/global/edit', { token: maps.manager })).body;

  it('are told apart as well [REST-57, REST-58]', async () => {
    expect(await edited()).toMatchObject({ version: 'none' });
    const answers = await Promise.all([call({ version: 'none' }), call({ version: 'none' })]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toEqual(faster);
    const { version } = await edited();
    expect(await call({ version: String(version) })).toMatchObject({ success: true });
    expect(await call({ version: String(version) })).toEqual(faster);
    expect(await call({ version: String(version), force_overwrite: 'y' })).toMatchObject({
      success: true,
      version: (await edited())['version'],
    });
  });
});
