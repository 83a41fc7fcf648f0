import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Polygon } from 'geojson';
import { readGazetteer } from '#backend/parts/gazetteer/read-gazetteer.ts';
import {
  search,
  searchable,
  type SearchableGazetteer,
} from '#backend/parts/gazetteer/search-gazetteer.ts';
import { openGazetteers } from '#backend/parts/gazetteer/gazetteers.ts';
import { extractOf } from '../engines/ground/extract-files.ts';
import { ownFolder } from '../engines/ground/small-extract.ts';
import { groundHere } from '../support/ground-here.ts';

const folder = ownFolder();
const sha256 = '1'.repeat(64);

describe('Schaan and Vaduz', () => {
  const source = extractOf('liechtenstein');
  const target = path.join(folder, 'grounds', `${sha256}.pmtiles`);
  let words: SearchableGazetteer;
  const found = (text: string) =>
    search(words, text).map(({ kind, label, town }) => [kind, label, town].join(' | '));

  beforeAll(async () => {
    await mkdir(path.dirname(target));
    await groundHere({ source, target, area: { around: [47.153, 9.515], km: 2 } });
    words = searchable(await readGazetteer(target));
  }, 300_000);

  it('a street of one name in both is told by its town [OWN-118, OWN-121]', () => {
    expect(found('landstrasse').slice(0, 4)).toEqual([
      'street | Landstrasse | Ebenholz',
      'street | Landstrasse | Mühleholz',
      'street | Landstrasse | Schaan',
      'street | Landstrasse | Vaduz',
    ]);
    // Ebenholz and Mühleholz belong to Vaduz.
    expect(found('landstrasse vaduz')).toContain('street | Landstrasse | Ebenholz');
    expect(found('landstrasse vaduz')).not.toContain('street | Landstrasse | Schaan');
  });

  it('a house number stands behind its street, with or without the town [OWN-118, OWN-121]', () => {
    expect(found('Landstrasse 25 Schaan')[0]).toBe('house | Landstrasse 25 | Schaan');
    expect(found('1 bahnhofstr')[0]).toBe('house | Bahnhofstrasse 1 | Schaan');
  });

  it('a river of many pieces is told once [OWN-118, OWN-121]', () => {
    expect(found('rhein').filter((one) => one.startsWith('spot | Rhein (Le Rhin)'))).toEqual([
      'spot | Rhein (Le Rhin) | Vaduz',
    ]);
  });

  it('towns come before the streets that are named after them [OWN-118, OWN-121]', () => {
    expect(found('vaduz')[0]).toBe('place | Vaduz | ');
    expect(found('schaan')[0]).toBe('place | Schaan | ');
  });

  it('a territory is told by its house numbers and by streets without an article [OWN-119, OWN-120, OWN-121]', async () => {
    const warned: string[] = [];
    const log = { warn: (_: object, message: string) => warned.push(message) };
    const gazetteers = openGazetteers({ config: { dataDir: folder }, log });
    const along = [
      [9.507817, 47.163834],
      [9.508621, 47.163814],
      [9.508849, 47.165074],
      [9.508908, 47.165291],
      [9.510131, 47.167182],
      [9.508906, 47.16736],
      [9.507817, 47.163834],
    ];
    const block: Polygon = { type: 'Polygon', coordinates: [along] };
    expect(await gazetteers.about(sha256, [block])).toEqual({
      houseNumbers: 23,
      limits:
        'au nord, Bahnhofstrasse\u202F; à l’est, Landstrasse\u202F; ' +
        'au sud, Wiesengass\u202F; à l’ouest, Poststrasse',
    });
    expect(warned).toEqual([]);
  });
});
