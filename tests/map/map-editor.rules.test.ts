import { describe, expect, it } from 'vitest';
import { mapEditorTexts } from '../../backend/map/map-editor.texts.ts';
import { importedMap, lastCoordinates, savedMap } from '../../backend/map/map-editor.rules.ts';
import { demoGround } from '../../backend/seed/seed-territories.ts';
import { acceptedFiles } from './geojson/accepted-files.ts';
import { refusedFiles } from './geojson/refused-files.ts';
import { feature, fileOf, triangle } from './geojson/shapes.ts';

const uploaded = (content: string | Uint8Array, name = 'carte.geojson') => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let text: string | null = null;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {}
  return { name, bytes: bytes.length, text };
};
const everything = (content: string | Uint8Array) =>
  importedMap({ file: uploaded(content), maxZoom: 19, around: null });

describe('a file', () => {
  it.each([...refusedFiles, ...acceptedFiles])(
    'with %s is refused in French or becomes its features [IMP-01, MAP-34, B-74, PUB-14]',
    (_, content, becomes) => {
      const start = process.cpuUsage();
      const map = everything(content);
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
      expect(map.refused ? mapEditorTexts[map.refused] : map.features).toEqual(becomes);
    },
  );

  it('is one of more than ninety in that collection', () => {
    expect(refusedFiles.length + acceptedFiles.length).toBeGreaterThanOrEqual(90);
  });

  it('has no more than 999 999 bytes [IMP-01, MAP-29, B-55]', () => {
    const sizes = [999_998, 999_999, 1_000_000].map((bytes) => everything(fileOf(bytes)).refused);
    expect(sizes).toEqual([undefined, undefined, 'fileTooLarge']);
  });

  it.each([
    ['carte.geojson', undefined],
    ['CARTE.GEOJSON', undefined],
    ['a.b.geojson', undefined],
    ['carte.json', 'wrongExtension'],
    ['carte.geojson.txt', 'wrongExtension'],
    ['geojson', 'wrongExtension'],
    ['', 'noFile'],
  ])('named "%s" is looked at by its extension [IMP-01, MAP-28]', (name, refused) => {
    const file = uploaded(JSON.stringify(feature(triangle)), name);
    expect(importedMap({ file, maxZoom: 19, around: null }).refused).toBe(refused);
  });

  it('is needed', () => {
    expect(importedMap({ file: null, maxZoom: 19, around: null })).toEqual({ refused: 'noFile' });
  });

  it('is then shown whole [MAP-33]', () => {
    const map = everything(JSON.stringify(feature(triangle)));
    expect(map).toMatchObject({ latitude: 43.735, longitude: 7.415, zoom: 15.8 });
    const alone = everything(JSON.stringify(feature({ type: 'Point', coordinates: [7, 43] })));
    expect(alone).toMatchObject({ latitude: 43, longitude: 7, zoom: 18 });
    const poles = everything(
      JSON.stringify(
        feature({
          type: 'Polygon',
          coordinates: [
            [
              [0, 88],
              [9, 90],
              [0, 90],
              [0, 88],
            ],
          ],
        }),
      ),
    );
    expect(poles).toMatchObject({ latitude: 89, longitude: 4.5, zoom: 0 });
  });
});

describe('the filter by place', () => {
  const at = (lng: number, lat: number) => feature({ type: 'Point', coordinates: [lng, lat] });
  const near = (area: string, latlng = '43.73|7.42') =>
    importedMap({
      file: uploaded(
        JSON.stringify({
          type: 'FeatureCollection',
          features: [at(7.42, 43.732808), at(7.42, 43.7329), at(7.4273975, 43.73), at(7.5, 43.73)],
        }),
      ),
      maxZoom: 19,
      around: { latlng, area },
    });
  const kept = (map: ReturnType<typeof near>) => (map.refused ? map.refused : map.features.length);

  it('keeps what lies within the span on each side, no further [MAP-27, MAP-32, B-73]', () => {
    expect(
      ['0.002808|0.0073976', '0.01|0.04', '0.08|0.11', '0.0000001|0.0000001'].map((it) =>
        kept(near(it)),
      ),
    ).toEqual([2, 3, 4, 'nothingNearby']);
  });

  it('looks at the centroid of a polygon, not at its corners [B-73]', () => {
    const wide = feature({
      type: 'Polygon',
      coordinates: [
        [
          [7, 43],
          [8, 43],
          [8, 44],
          [7, 44],
          [7, 43],
        ],
      ],
    });
    const around = (latlng: string) =>
      kept(
        importedMap({
          file: uploaded(JSON.stringify(wide)),
          maxZoom: 19,
          around: { latlng, area: '0.01|0.01' },
        }),
      );
    expect([around('43.5|7.5'), around('43|7')]).toEqual([1, 'nothingNearby']);
  });

  it.each([
    ['no area', '', '43.73|7.42', 'noArea'],
    ['an area of one number', '0.01', '43.73|7.42', 'unreadablePlace'],
    ['an area of words', 'a|b', '43.73|7.42', 'unreadablePlace'],
    ['no place', '0.01|0.04', '', 'unreadablePlace'],
    ['half a place', '0.01|0.04', '43.73|', 'unreadablePlace'],
  ])('is refused with %s [MAP-26]', (_, area, latlng, refused) => {
    expect(kept(near(area, latlng))).toBe(refused);
  });
});

describe('a drawn map', () => {
  const drawing = JSON.stringify({
    type: 'FeatureCollection',
    features: [feature(triangle, { type: 'polygon', desc: ' ' })],
  });
  const save = (sent: Partial<Parameters<typeof savedMap>[0]> = {}) =>
    savedMap({ zoom: '15.5', latlng: '43.73|7.42', geojson: drawing, ...sent });

  it('is read encoded once or twice, its blank label kept [REST-19, MAP-12, MAP-42, B-27, B-99]', () => {
    const map = {
      features: [feature(triangle, { type: 'polygon', desc: ' ' })],
      latitude: 43.73,
      longitude: 7.42,
      zoom: 15.5,
    };
    expect(save()).toEqual(map);
    expect(save({ geojson: encodeURIComponent(drawing) })).toEqual(map);
  });

  it('may say 100 % in a label however it is encoded [B-27]', () => {
    const geojson = JSON.stringify(feature(triangle, { type: 'polygon', desc: '100%25 %' }));
    for (const sent of [geojson, encodeURIComponent(geojson)]) {
      expect(save({ geojson: sent })).toMatchObject({
        features: [{ properties: { desc: '100%25 %' } }],
      });
    }
  });

  it.each([
    ['nothing', '', 'unreadableMap'],
    ['no JSON', '{', 'unreadableMap'],
    ['a broken encoding', '%E0%A4%A', 'unreadableMap'],
    [
      'a line',
      JSON.stringify(
        feature({
          type: 'LineString',
          coordinates: [
            [7, 43],
            [8, 44],
          ],
        }),
      ),
      'unreadableMap',
    ],
    ['no feature', '{"type":"FeatureCollection","features":[]}', 'emptyMap'],
    [
      'a bow-tie',
      JSON.stringify(
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
      'impossibleShape',
    ],
    [
      'two points',
      JSON.stringify(
        feature({
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        }),
      ),
      'impossibleShape',
    ],
  ])('is refused with %s [REST-19, MAP-37, MAP-39]', (_, geojson, refused) => {
    expect(save({ geojson })).toEqual({ refused });
  });

  it.each([
    ['0', '90|180', undefined],
    ['24', '-90|-180', undefined],
    ['-0.1', '43|7', 'unreadablePlace'],
    ['24.1', '43|7', 'unreadablePlace'],
    ['', '43|7', 'unreadablePlace'],
    ['a', '43|7', 'unreadablePlace'],
    ['NaN', '43|7', 'unreadablePlace'],
    ['12', '', 'unreadablePlace'],
    ['12', '43', 'unreadablePlace'],
    ['12', '43|7|1', 'unreadablePlace'],
    ['12', '90.1|7', 'unreadablePlace'],
    ['12', 'Infinity|7', 'unreadablePlace'],
  ])('has a zoom of %s at %s, or is refused [REST-19, MAP-11]', (zoom, latlng, refused) => {
    expect(save({ zoom, latlng }).refused).toBe(refused);
  });

  it('is brought back where the map was turned round the earth', () => {
    const turned = ['43|367.5', '43|-187.5', '43|540'].map((latlng) => save({ latlng }));
    expect(turned).toMatchObject([{ longitude: 7.5 }, { longitude: 172.5 }, { longitude: -180 }]);
  });

  it('is remembered as zoom|lat|lng, never with an exponent [MAP-14, B-29]', () => {
    expect([
      lastCoordinates({ zoom: 15.5, latitude: 43.7312345, longitude: -7.42 }),
      lastCoordinates({ zoom: 16, latitude: 1e-9, longitude: -1e-9 }),
      lastCoordinates({ zoom: 10, latitude: 40, longitude: 100 }),
    ]).toEqual(['15.5|43.7312345|-7.42', '16|0|0', '10|40|100']);
  });

  it('of the demo is saved as it is', async () => {
    const { limits, territories } = await demoGround();
    const refused = [limits, ...territories.map(({ map }) => map)].map(
      ({ geojson_feature }) => save({ geojson: JSON.stringify(geojson_feature) }).refused,
    );
    expect(refused).toEqual(refused.map(() => undefined));
  });
});
