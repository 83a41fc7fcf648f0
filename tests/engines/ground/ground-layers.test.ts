import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aStreet, madeIn } from './made.ts';
import { anExtract, ownFolder, ringOf } from './small-extract.ts';

const folder = ownFolder();
const target = (name: string) => path.join(folder, name);
const made = (options: Parameters<typeof madeIn>[1]) => madeIn(folder, options);

describe('what a ground holds', () => {
  it('streets, buildings, waters, land, borders and names stand in the layers of the schema [OWN-60]', async () => {
    const extract = anExtract();
    aStreet(extract);
    extract.way(
      [
        [0, 0],
        [0, 80],
      ],
      { highway: 'living_street', 'name:fr': 'Allée', name: 'Gass' },
    );
    extract.way(
      [
        [20, 0],
        [20, -60],
      ],
      { highway: 'service', service: 'driveway', tunnel: 'yes' },
    );
    extract.way(
      [
        [-40, 0],
        [-40, 90],
      ],
      { highway: 'primary_link', bridge: 'yes' },
    );
    extract.way(
      [
        [-60, -80],
        [90, -80],
      ],
      { railway: 'rail' },
    );
    extract.way(
      [
        [-60, 95],
        [90, 95],
      ],
      { waterway: 'stream', name: 'Le Flon' },
    );
    extract.square(5, 5, 10, { building: 'yes', height: '12 m' });
    extract.square(30, 5, 10, { natural: 'water', water: 'pond', name: 'Étang' });
    extract.square(45, 5, 10, { leisure: 'park', name: 'Parc' });
    extract.square(45, 20, 10, { place: 'square', name: 'Place du Marché' });
    extract.point(1, 1, { place: 'village', name: 'Le Bourg', population: '850' });
    const border = extract.way([
      [-50, -90],
      [80, -90],
    ]);
    extract.relation([['way', border, 'outer']], {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: '6',
    });
    const { layers, of } = await made({ source: extract.write(target('town.osm.pbf')) });
    const kinds = Object.fromEntries(
      [...layers].map(([layer, features]) => [
        layer,
        features.map(({ type, properties: { kind, kind_detail: detail = '' } }) =>
          `${type} ${kind} ${detail}`.trim(),
        ),
      ]),
    );
    expect(kinds).toEqual({
      earth: ['polygon earth'],
      water: ['polygon water lake', 'point water lake', 'line stream'],
      landuse: expect.arrayContaining(['polygon park', 'polygon pedestrian']),
      buildings: ['polygon building'],
      pois: expect.arrayContaining(['point park', 'point square']),
      roads: expect.arrayContaining([
        'line minor_road residential',
        'line other living_street',
        'line minor_road driveway',
        'line major_road primary_link',
        'line rail rail',
      ]),
      boundaries: ['line county 6'],
      places: ['point locality village'],
    });
    expect(of('roads', 'other')[0]!.properties).toMatchObject({ name: 'Gass', 'name:fr': 'Allée' });
    expect(of('roads', 'major_road')[0]!.properties).toMatchObject({
      is_bridge: 'true',
      is_link: 'true',
      min_zoom: '8',
    });
    const tunnels = layers.get('roads')!.filter(({ properties }) => properties['is_tunnel']);
    expect(tunnels.map(({ properties }) => properties['kind_detail'])).toEqual(['driveway']);
    expect(of('buildings', 'building')[0]!.properties).toMatchObject({ height: '12' });
    expect(of('places', 'locality')[0]!.properties).toMatchObject({
      name: 'Le Bourg',
      population: '850',
      min_zoom: '11',
    });
  });

  it('what is protected by an administration is no border [OWN-61]', async () => {
    const extract = anExtract();
    aStreet(extract);
    const edge = extract.square(5, 5, 20);
    extract.relation([['way', edge, 'outer']], {
      type: 'boundary',
      boundary: 'protected_area',
      admin_level: '4',
      leisure: 'nature_reserve',
      name: 'Réserve',
    });
    const { layers, of } = await made({ source: extract.write(target('reserve.osm.pbf')) });
    expect(of('pois', 'nature_reserve')).toHaveLength(1);
    expect(layers.get('boundaries') ?? []).toEqual([]);
  });

  it('house numbers are points with their street, also where a relation says it, and once for house and door [OWN-61]', async () => {
    const extract = anExtract();
    const street = aStreet(extract);
    extract.square(5, 5, 10, {
      building: 'yes',
      'addr:housenumber': '1',
      'addr:street': 'Rue du Four',
    });
    extract.point(10, 5, { 'addr:housenumber': '1', 'addr:street': 'Rue du Four' });
    extract.point(30, 5, { 'addr:housenumber': '3;5', 'addr:street': 'Rue du Four' });
    const house = extract.square(45, 5, 8, { building: 'yes', 'addr:housenumber': '7 bis' });
    extract.relation(
      [
        ['way', street, 'street'],
        ['way', house, 'house'],
      ],
      { type: 'associatedStreet' },
    );
    const { of, summary } = await made({ source: extract.write(target('houses.osm.pbf')) });
    const numbers = of('buildings', 'address').map(
      ({ properties }) => `${properties['addr_housenumber']}, ${properties['addr_street']}`,
    );
    expect(numbers.toSorted()).toEqual([
      '1, Rue du Four',
      '3, 5, Rue du Four',
      '7 bis, Rue du Four',
    ]);
    expect(summary).toMatchObject({ streets: 1, houseNumbers: 3 });
  });

  it('an area of several lines, some of them the other way round, has its holes [OWN-61]', async () => {
    const extract = anExtract();
    aStreet(extract);
    const first = extract.way([
      [-80, -80],
      [80, -80],
      [80, 80],
    ]);
    const second = extract.way([
      [-80, -80],
      [-80, 80],
      [80, 80],
    ]);
    const hole = extract.square(-20, -20, 30);
    extract.relation(
      [
        ['way', first, 'outer'],
        ['way', second, 'outer'],
        ['way', hole, 'inner'],
      ],
      { type: 'multipolygon', natural: 'water' },
    );
    const { of, lies } = await made({ source: extract.write(target('hole.osm.pbf')) });
    const water = of('water', 'water');
    expect(water).toHaveLength(1);
    expect(lies(water, 50, 50)).toBe(true);
    expect(lies(water, -60, 0)).toBe(true);
    expect(lies(water, -5, -5)).toBe(false);
  });

  it('an island lies in the sea, and a coast that the extract leaves goes on to the edge [OWN-61]', async () => {
    const island = anExtract();
    aStreet(island);
    island.way(ringOf(-100, -100, 200), { natural: 'coastline' });
    const alone = await made({ source: island.write(target('island.osm.pbf')) });
    expect(alone.lies(alone.of('water', 'ocean'), 150, 150)).toBe(true);
    expect(alone.lies(alone.of('water', 'ocean'), 0, 0)).toBe(false);
    expect(alone.lies(alone.of('earth', 'earth'), 0, 0)).toBe(true);
    expect(alone.lies(alone.of('earth', 'earth'), 150, 150)).toBe(false);

    const shore = anExtract();
    aStreet(shore);
    // To the east with the land on its left: the sea lies to the south.
    shore.way(
      [
        [-100, -50],
        [0, -60],
        [100, -50],
      ],
      { natural: 'coastline' },
    );
    const loose = await made({ source: shore.write(target('shore.osm.pbf')) });
    expect(loose.lies(loose.of('water', 'ocean'), 0, -90)).toBe(true);
    expect(loose.lies(loose.of('water', 'ocean'), 140, -90)).toBe(true);
    expect(loose.lies(loose.of('water', 'ocean'), 0, 0)).toBe(false);
    expect(loose.lies(loose.of('earth', 'earth'), -140, 0)).toBe(true);
  });

  it('without a coast all is land [OWN-61]', async () => {
    const extract = anExtract();
    aStreet(extract);
    const { of, lies } = await made({ source: extract.write(target('inland.osm.pbf')) });
    expect(of('water', 'ocean')).toEqual([]);
    expect(lies(of('earth', 'earth'), 0, 0)).toBe(true);
  });
});
