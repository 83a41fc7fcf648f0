import { describe, expect, it } from 'vitest';
import {
  areaIn,
  beginsAs,
  fileNameOf,
  keepsFile,
  kindOf,
} from '../../backend/grounds/grounds.rules.ts';
import { groundsTexts } from '../../backend/grounds/grounds.texts.ts';

describe('the area of a ground', () => {
  it.each([
    ['', '', null],
    ['9.47,47.05,9.64,47.27', '', { bbox: [9.47, 47.05, 9.64, 47.27] }],
    ['', '47.141,9.5209,12', { around: [47.141, 9.5209], km: 12 }],
    // Across the date line: the maker says so in its own sentence.
    ['179,-17,-179,-16', '', { bbox: [179, -17, -179, -16] }],
  ])('of %j and %j is read [OWN-67]', (bbox, around, area) => {
    expect(areaIn({ bbox, around })).toEqual(area);
  });

  it.each([
    ['9.47,47.05,9.64', ''],
    ['9.47,47.05,9.64,47.27,1', ''],
    ['9.47,47.27,9.64,47.05', ''],
    ['9.47,47.05,9.47,47.27', ''],
    ['9.47,47.05,190,47.27', ''],
    ['a,b,c,d', ''],
    ['1,,2,3', ''],
    ['', '47.141,9.5209'],
    ['', '47.141,9.5209,0'],
    ['', '47.141,9.5209,501'],
    ['', '91,9.5209,5'],
    ['', '47.141,9.5209,5,6'],
  ])('of %j and %j is refused [OWN-67]', (bbox, around) => {
    expect(areaIn({ bbox, around })).toBe('invalidArea');
  });
});

describe('the file of a ground', () => {
  it('is known by the end of its name [OWN-67]', () => {
    expect(kindOf('liechtenstein-latest.OSM.PBF')).toBe('osm');
    expect(kindOf('monaco.pmtiles')).toBe('tiles');
    for (const name of ['monaco.pbf', 'monaco.osm', 'monaco.pmtiles.zip', 'osm.pbf', ''])
      expect(kindOf(name), name).toBe(null);
  });

  it('keeps no folder in its name', () => {
    expect(fileNameOf('../../etc/monaco.pmtiles')).toBe('monaco.pmtiles');
    expect(fileNameOf('C:\\cartes\\monaco.pmtiles')).toBe('monaco.pmtiles');
    expect(fileNameOf(`${'a'.repeat(300)}.pmtiles`)).toHaveLength(255);
  });

  it('begins as its kind does [OWN-68]', () => {
    const osm = Buffer.concat([Buffer.from([0, 0, 0, 13, 10, 9]), Buffer.from('OSMHeader')]);
    expect(beginsAs('osm', osm)).toBe(true);
    expect(beginsAs('tiles', Buffer.from('PMTiles\u0003'))).toBe(true);
    expect(beginsAs('tiles', osm)).toBe(false);
    expect(beginsAs('osm', Buffer.from('<osm version="0.6">'))).toBe(false);
    expect(beginsAs('osm', Buffer.alloc(0))).toBe(false);
  });

  it('is kept after a fault that another area or an emptier disk mends [OWN-73]', () => {
    expect(keepsFile('empty-cut')).toBe(true);
    expect(keepsFile('disk-full')).toBe(true);
    expect(keepsFile('truncated')).toBe(false);
    expect(keepsFile('raster-tiles')).toBe(false);
  });
});

describe('the refusal of a ground in use', () => {
  it.each([
    [['Monaco'], 'Ce fond sert encore à Monaco\u202F: donne-lui d’abord un autre fond, ou aucun.'],
    [
      ['Menton', 'Monaco'],
      'Ce fond sert encore à Menton et Monaco\u202F: donne-leur d’abord un autre fond, ou aucun.',
    ],
    [
      ['Ax', 'Èze', 'Menton', 'Monaco'],
      'Ce fond sert encore à Ax, Èze et 2 autres assemblées\u202F: donne-leur d’abord un autre fond, ou aucun.',
    ],
  ])('names %j', (names, sentence) => {
    expect(groundsTexts.inUse(names)).toBe(sentence);
  });
});
