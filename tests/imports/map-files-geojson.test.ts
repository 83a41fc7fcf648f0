import { describe, expect, it } from 'vitest';
import { boundaryAsMap } from '#web/imports/files/boundary.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { geojson, polygon, ring } from './file-builders.ts';
import { corners, latin1 } from './map-files.ts';
import { cellsOf, faultOf, tableOf } from './read-maps.ts';

const remarksOf = async (file: File) =>
  ((await tableOf(file)).remarks ?? []).filter(({ code }) => code !== 'latitudeFirst');

type Drawn = { readonly coordinates: readonly (readonly [number, number])[][] };
const cornerOf = async (file: File) =>
  (await tableOf(file)).rows.map(
    ({ cells }) =>
      (JSON.parse(cells.at(-1) ?? '') as { readonly geometry: Drawn }).geometry.coordinates[0]?.[0],
  );

const json = (value: unknown, name = 'carte.geojson') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name);

const shape = polygon({ number: 12 });
const near = (at: readonly number[] | undefined, [x, y]: readonly [number, number]) => {
  expect(at?.[0]).toBeCloseTo(x, 4);
  expect(at?.[1]).toBeCloseTo(y, 4);
};

describe('a GeoJSON', () => {
  it.each([
    ['of one feature', shape],
    ['of a list of features', [shape]],
    ['of a feature a line', `${JSON.stringify(shape)}\n`],
    ['of features behind record separators', `\u001E${JSON.stringify(shape)}\n`],
    ['with a mark', `\uFEFF${JSON.stringify(shape)}`],
    ['within a script', `var carte = ${JSON.stringify(shape)};`],
    ['with what is no number of JSON', '{"type":"FeatureCollection","features":[#],"seuil":NaN}'],
    ['with a comma too many', '{"type":"FeatureCollection","features":[#,],}'],
    [
      'of numbers in quotation marks',
      JSON.stringify(shape).replaceAll(/(?<=[[,])([\d.]+)/gu, '"$1"'),
    ],
  ])('%s is read [OWN-304]', async (_, written) => {
    const text =
      typeof written === 'string' ? written.replace('#', JSON.stringify(shape)) : written;
    expect(await cellsOf(json(text))).toEqual([['12']]);
    near((await cornerOf(json(text)))[0], [7.42, 43.73]);
  });

  it('of several features a line is read, and a line break within a text [OWN-304]', async () => {
    const lines = [12, 13].map((number) => JSON.stringify(polygon({ number }))).join('\n');
    expect(await cellsOf(json(lines))).toEqual([['12'], ['13']]);
    const broken = JSON.stringify(polygon({ note: 'a|b' })).replace('|', '\n');
    expect(await cellsOf(json(broken))).toEqual([['a b']]);
  });

  it('of a bare geometry is a shape without properties [OWN-304]', async () => {
    for (const bare of [
      shape.geometry,
      { type: 'GeometryCollection', geometries: [shape.geometry] },
      { type: 'MultiPolygon', coordinates: [[ring()], [ring(7.5)]] },
    ])
      expect(await cellsOf(json(bare, '12.geojson'))).toEqual([['12']]);
  });

  it('in Windows-1252 keeps its letters [OWN-302]', async () => {
    for (const nom of ['Église', 'Île «Fictive»', 'CITÉ» où'])
      expect(await cellsOf(latin1(JSON.stringify(polygon({ nom })), 'carte.geojson'))).toEqual([
        [nom],
      ]);
  });

  it('that is none is refused by what it is [OWN-304]', async () => {
    const topology = { type: 'Topology', objects: {}, arcs: [] };
    const rings = { attributes: { NUM: 1 }, geometry: { rings: [ring()] } };
    expect(await faultOf(json(topology))).toEqual({ code: 'topoJson' });
    expect(await faultOf(json({ features: [rings] }))).toEqual({ code: 'esriJson' });
    expect(await faultOf(json({ geometryType: 'esriGeometryPolygon', features: [] }))).toEqual({
      code: 'esriJson',
    });
    expect(await faultOf(json('{"type":"FeatureCollection",\n"features":[\n{]}'))).toMatchObject({
      code: 'invalidMap',
    });
  });

  it('has a corner once that comes twice up to rounding [OWN-303]', async () => {
    const [a, b, c] = ring();
    const nearly = (at: readonly number[] | undefined) => at?.map((it) => it + 1e-15 * 7);
    for (const corners of [
      [a, b, c, a?.map((it) => it + 2e-11)],
      [a, b, b, c],
      [a, b, nearly(b), c, a],
      [a, b, c, a, nearly(a)],
    ]) {
      const [row] = (await tableOf(geojson([polygon({ number: 1 }, [corners])]))).rows;
      expect(JSON.parse(row?.cells.at(-1) ?? '')).toMatchObject({
        geometry: { coordinates: [ring()] },
      });
    }
  });

  it('has shapes without a geometry as rows without a map, by name, beside the others [OWN-303]', async () => {
    const without = (properties: object, geometry: unknown) => ({
      type: 'Feature',
      properties,
      geometry,
    });
    const file = geojson([
      shape,
      without({ number: 13, nom: 'Rue' }, null),
      without({ number: 14 }, { type: 'Polygon', coordinates: [] }),
      without({ autre: 15 }, { type: 'Polygon', coordinates: [[[7.4, null]]] }),
      without({ number: 16 }, { type: 'Cercle' }),
    ]);
    const table = await tableOf(file);
    expect(table.rows.map(({ cells }) => cells.at(-1) !== '')).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(await remarksOf(file)).toEqual([
      { code: 'withoutShape', names: ['13', '14', 'n°\u202F4', '16'] },
    ]);
  });

  it('says which of its shapes lie beyond the earth [OWN-303]', async () => {
    const away = (x: number, y: number) => [corners(x, y)];
    const file = geojson([
      shape,
      polygon({ nom: 'Rue' }, away(190, 43)),
      polygon({ nom: 'Quai' }, away(7, -92)),
    ]);
    expect(await remarksOf(file)).toEqual([{ code: 'outside', names: ['Rue', 'Quai'] }]);
  });

  it('has the latitude first where one says so, or where nothing else is possible [OWN-305]', async () => {
    const swapped = geojson([polygon({ number: 1 }, [ring().map(([x, y]) => [y, x])])]);
    expect((await tableOf(swapped)).remarks).toEqual([{ code: 'latitudeFirst', taken: false }]);
    const [table] = await readFile(swapped, { outlines: true, latitudeFirst: true, mending: null });
    expect(table?.remarks).toEqual([{ code: 'latitudeFirst', taken: true }]);
    expect(JSON.parse(table?.rows[0]?.cells.at(-1) ?? '')).toMatchObject({
      geometry: { coordinates: [ring()] },
    });
    const noumea = geojson([polygon({ number: 1 }, [corners(-22.27, 166.44)])]);
    expect((await tableOf(noumea)).remarks).toEqual([{ code: 'latitudeFirst', taken: true }]);
    near((await cornerOf(noumea))[0], [166.44, -22.27]);
  });
});

/** The same places in degrees, by the services of the institutes that keep these projections. */
const monaco: readonly [number, number] = [7.4197, 43.7311];
describe('a GeoJSON in metres', () => {
  const named = (name: string, x: number, y: number) =>
    json({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name } },
      features: [polygon({ number: 1 }, [corners(x, y, 100)])],
    });

  it.each([
    ['urn:ogc:def:crs:EPSG::2154', 'Lambert 93', 700_000, 6_600_000, [3, 46.5]],
    ['EPSG:2154', 'Lambert 93', 652_469.02, 6_862_035.26, [2.3522, 48.8566]],
    ['urn:ogc:def:crs:EPSG::3857', 'Web Mercator', 825_957.2, 5_423_923.2, monaco],
    ['EPSG:900913', 'Web Mercator', 0, 0, [0, 0]],
    ['EPSG:3944', 'CC44', 1_700_000, 3_200_000, [3, 44]],
    ['EPSG:3950', 'CC50', 1_700_000, 9_200_000, [3, 50]],
    ['EPSG:27572', 'Lambert II étendu', 600_000, 2_200_000, [2.3366, 46.7999]],
    ['EPSG:32632', 'UTM 32 N', 500_000, 5_000_000, [9, 45.1535]],
    ['EPSG:25831', 'UTM 31 N', 500_000, 5_000_000, [3, 45.1535]],
    ['EPSG:2056', 'CH1903+ / LV95', 2_600_000, 1_200_000, [7.4386, 46.9511]],
    ['EPSG:21781', 'CH1903 / LV03', 600_000, 200_000, [7.4386, 46.9511]],
    ['EPSG:31370', 'Lambert belge 72', 150_000, 170_000, [4.3688, 50.8408]],
  ] as const)(
    'of %s (%s) is converted, and says so [OWN-304]',
    async (name, projection, x, y, place) => {
      // A place at the origin of a projection lies in no degrees by its other corner.
      const file = named(name, x === 0 ? 1000 : x, y === 0 ? 1000 : y);
      const at = (await cornerOf(file))[0];
      if (x === 0) near(at, [1000 / 111_319.4908, 1000 / 111_319.4908]);
      else {
        expect(at?.[0]).toBeCloseTo(place[0], 3);
        expect(at?.[1]).toBeCloseTo(place[1], 3);
      }
      expect(await remarksOf(file)).toEqual([{ code: 'projected', projection, guessed: false }]);
    },
  );

  it('of a projection that is not known is refused by its name [OWN-304]', async () => {
    for (const name of ['urn:ogc:def:crs:EPSG::3879', 'EPSG:5514'])
      expect(await faultOf(named(name, 25_500_000, 6_700_000))).toEqual({
        code: 'otherProjection',
        name,
      });
  });

  it('that names none is taken for one of two only where that lies in France, and the other does not [OWN-304]', async () => {
    const bare = (x: number, y: number) => geojson([polygon({ number: 1 }, [corners(x, y, 100)])]);
    expect(await remarksOf(bare(1_044_000, 6_300_000))).toEqual([
      { code: 'projected', projection: 'Lambert 93', guessed: true },
    ]);
    expect(await remarksOf(bare(825_967, 5_424_243))).toEqual([
      { code: 'projected', projection: 'Web Mercator', guessed: true },
    ]);
    // Toulouse in Lambert 93 is near Verdun in Web Mercator.
    for (const [x, y] of [
      [574_000, 6_279_000],
      [500_000, 500_000],
      [2_600_000, 1_200_000],
    ])
      expect(await faultOf(bare(x ?? 0, y ?? 0))).toEqual({ code: 'metres' });
  });

  it('in degrees stays, whatever it names [OWN-304]', async () => {
    for (const name of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'EPSG:2154']) {
      const file = json({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name } },
        features: [shape],
      });
      expect(await remarksOf(file)).toEqual([]);
      near((await cornerOf(file))[0], [7.42, 43.73]);
    }
  });
});

describe('a cell that draws', () => {
  const map = (text: string) =>
    JSON.parse(boundaryAsMap(text, '12')) as {
      type: string;
      features: { properties: unknown; geometry: { type: string; coordinates: unknown } }[];
    };
  const drawn = { type: 'Polygon', coordinates: [ring()] };
  it('is a map also as a bare geometry, a feature or a collection of geometries [OWN-304]', () => {
    for (const cell of [
      drawn,
      { type: 'Feature', properties: null, geometry: drawn },
      { type: 'GeometryCollection', geometries: [drawn] },
      { type: 'LineString', coordinates: ring() },
    ])
      expect(map(JSON.stringify(cell)).features).toEqual([
        { type: 'Feature', properties: { type: 'polygon', desc: '12' }, geometry: drawn },
      ]);
  });

  it('is one in WKT with heights, as several areas or as a point [OWN-304]', () => {
    const wkt = ring()
      .map(([x, y]) => `${x} ${y} 3`)
      .join(', ');
    expect(map(`POLYGON Z ((${wkt}))`).features[0]?.geometry).toEqual(drawn);
    expect(map(`SRID=4326;MULTIPOLYGON(((${wkt})),((${wkt})))`).features).toHaveLength(2);
    expect(map('POINT (7.42 43.73)').features[0]?.geometry.coordinates).toEqual([7.42, 43.73]);
  });

  it('is refused with words as WKB, and kept where it is no map [OWN-304]', () => {
    const wkb = `01030000000100000005000000${'00'.repeat(40)}`;
    for (const text of [wkb, `\\x${wkb}`.toUpperCase().replace('\\X', '\\x')])
      expect(() => boundaryAsMap(text, '')).toThrow(
        expect.objectContaining({ fault: { code: 'wkb' } }),
      );
    for (const text of ['{}', '{', 'POLYGON oops', 'rien'])
      expect(boundaryAsMap(text, '')).toBe(text);
  });
});
