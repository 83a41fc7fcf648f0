import { describe, expect, it } from 'vitest';
import {
  heldBack,
  type DoubtedChange,
  type Register,
} from '../../backend/imports/held-back.rules.ts';
import type { Drawing } from '../../backend/imports/map-places.rules.ts';

const marseille = { longitude: 5.37, latitude: 43.3 };
const side = 0.004;

/** A square whose south-west corner is there. */
const square = (longitude: number, latitude: number): Drawing[number] => ({
  type: 'Feature',
  properties: { type: 'polygon', desc: ' ' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [longitude, latitude],
        [longitude + side, latitude],
        [longitude + side, latitude + side],
        [longitude, latitude + side],
        [longitude, latitude],
      ],
    ],
  },
});
const door = (longitude: number, latitude: number): Drawing[number] => ({
  type: 'Feature',
  properties: { type: 'information', desc: '?' },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

const home = { ...marseille, territoryId: 100 };
const register: Register = { size: 200, maps: [home], ground: null };
const known = (id: number, ...features: Drawing) => ({
  id,
  map: features.length > 0 ? { features } : null,
});
const change = (facts: Partial<DoubtedChange>): DoubtedChange => ({
  line: 2,
  before: null,
  fields: [],
  drawing: null,
  ...facts,
});
const codes = (changes: readonly DoubtedChange[], where = register) =>
  [...heldBack(changes, where)].map(([line, reasons]) => [
    line,
    ...reasons.map(({ code }) => code),
  ]);

describe('a change of a territory that exists', () => {
  const old = square(5.37, 43.3);
  const before = known(7, old);

  it('is free where it changes the name alone, or the map a little [OWN-313]', () => {
    expect(codes([change({ before, fields: ['name'] })])).toEqual([]);
    expect(codes([change({ before, drawing: [square(5.371, 43.301)] })])).toEqual([]);
    expect(codes([change({ before: known(7), fields: ['name'], drawing: [old] })])).toEqual([]);
  });

  it('is held back where it changes the name and replaces the map [OWN-313]', () => {
    const both = change({ before, fields: ['name', 'gate'], drawing: [square(5.371, 43.3)] });
    expect(codes([both])).toEqual([[2, 'heldRenamed']]);
  });

  it('is held back where the map moves by more than two kilometres, or leaves the old limits [OWN-313]', () => {
    expect(codes([change({ before, drawing: [square(5.4, 43.3)] })])).toEqual([[2, 'heldMoved']]);
    expect(codes([change({ before, drawing: [square(5.38, 43.3)] })])).toEqual([[2, 'heldApart']]);
    const moved = heldBack([change({ before, drawing: [square(5.4, 43.3)] })], register).get(2);
    expect(moved).toEqual([{ code: 'heldMoved', values: { km: '2,4\u202Fkm' } }]);
  });

  it('is held back where its areas become points [OWN-313]', () => {
    expect(codes([change({ before, drawing: [door(5.37, 43.3)] })])).toEqual([[2, 'heldAreaLost']]);
  });

  it('is held back with all others where they are more than a tenth of the register, and five [OWN-313]', () => {
    const some = (n: number) =>
      Array.from({ length: n }, (_, at) =>
        change({ line: at + 2, before: known(at + 1), fields: ['note'] }),
      );
    const added = change({ line: 90 });
    expect(codes(some(5), { ...register, size: 50 })).toEqual([]);
    expect(codes(some(4), { ...register, size: 4 })).toEqual([]);
    const many = heldBack([...some(6), added], { ...register, size: 50 });
    expect([...many.keys()]).toEqual([2, 3, 4, 5, 6, 7]);
    expect(many.get(2)).toEqual([{ code: 'heldMany', values: { n: '6', all: '50' } }]);
  });
});

describe('a new map', () => {
  const drawn = (...drawing: Drawing) => change({ drawing });

  it('of points alone is held back: they are doors or places [OWN-313]', () => {
    expect(codes([drawn(door(5.37, 43.3))])).toEqual([[2, 'heldPoints']]);
    expect(codes([drawn(square(5.37, 43.3), door(5.37, 43.3))])).toEqual([]);
  });

  it('at latitude and longitude 0 is held back, also one shape of several [OWN-313]', () => {
    expect(codes([drawn(square(0.01, -0.02))])).toEqual([[2, 'heldZero']]);
    expect(codes([drawn(square(5.37, 43.3), door(0, 0))])).toEqual([[2, 'heldZero']]);
  });

  it('further than a hundred kilometres from every other map is held back, with the distance [OWN-313]', () => {
    expect(codes([drawn(square(5.37, 44))])).toEqual([]);
    expect(heldBack([drawn(square(2.35, 48.85))], register).get(2)).toEqual([
      { code: 'heldFar', values: { km: '660\u202Fkm' } },
    ]);
    expect(codes([drawn(square(5.37, 43.3), square(2.35, 48.85))])).toEqual([[2, 'heldFar']]);
  });

  it('is compared with the maps of others, not with the one that it replaces [OWN-313]', () => {
    const paris = { longitude: 2.35, latitude: 48.85, territoryId: 7 };
    const redrawn = change({ before: known(7), drawing: [square(2.35, 48.85)] });
    expect(codes([redrawn], { ...register, maps: [home, paris] })).toEqual([[2, 'heldFar']]);
  });

  it('that lies near with latitude and longitude changed over says so [OWN-313]', () => {
    expect(codes([drawn(square(43.3, 5.37))])).toEqual([[2, 'heldFar', 'heldSwapped']]);
    const all = [0, 1, 2, 3, 4, 5].map((at) =>
      change({ line: at + 2, drawing: [square(43.3, 5.37 + at / 100)] }),
    );
    expect(codes(all).map(([, ...why]) => why)).toEqual(all.map(() => ['heldFar', 'heldSwapped']));
  });

  it('is compared with the ground where the congregation has no map [OWN-313]', () => {
    const ground = { west: 5, south: 43, east: 6, north: 44 };
    const empty = { size: 0, maps: [], ground };
    expect(codes([drawn(square(5.9, 43.9))], empty)).toEqual([]);
    expect(codes([drawn(square(43.3, 5.4))], empty)).toEqual([[2, 'heldOffGround', 'heldSwapped']]);
  });

  it('is doubted where nothing is known of the congregation, and the map is where maps with the latitude in front are [OWN-313]', () => {
    const nothing = { size: 0, maps: [], ground: null };
    expect(codes([drawn(square(43.3, 5.37))], nothing)).toEqual([
      [2, 'heldOffEurope', 'heldSwapped'],
    ]);
    expect(codes([drawn(square(45.5, -73.6))], nothing)).toEqual([
      [2, 'heldFarSouth', 'heldSwapped'],
    ]);
    const [marseille, montreal, reunion, martinique] = [
      square(5.37, 43.3),
      square(-73.6, 45.5),
      square(55.5, -21.1),
      square(-61, 14.6),
    ];
    for (const place of [marseille, montreal, reunion, martinique]) {
      expect(codes([drawn(place)], nothing)).toEqual([]);
    }
    const djibouti = { west: 42.9, south: 11.4, east: 43.3, north: 11.7 };
    expect(codes([drawn(square(43.1, 11.5))], { ...nothing, ground: djibouti })).toEqual([]);
  });

  it('is compared with the others of the file where nothing else is known, or most of them are elsewhere [OWN-313]', () => {
    const paris = [0, 1, 2, 3, 4].map((at) =>
      change({ line: at + 2, drawing: [square(2.35 + at / 100, 48.85)] }),
    );
    const astray = change({ line: 9, drawing: [square(-2.35, 48.85)] });
    const nothing = { size: 0, maps: [], ground: null };
    for (const where of [register, nothing]) {
      expect(codes([...paris, astray], where)).toEqual([[9, 'heldFar']]);
    }
    expect(codes(paris.slice(1), register).map(([line]) => line)).toEqual([3, 4, 5, 6]);
    expect(codes([astray], nothing)).toEqual([]);
  });
});
