import * as fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CardSheet, DrawnCard } from '#engines/paper/card/card-sheet.ts';
import { cardLayout, mm } from '#engines/paper/card/card-layout.ts';
import { drawCards } from '#engines/paper/card/draw-cards.ts';
import { drawingsIn, readPdf } from '../../support/read-pdf.ts';
import { metresBetween, rectanglesIn, strokedIn } from '../../cards/read-card.ts';
import { aSheetOf, cardOf, monaco, planned, territory } from '../../cards/some-cards.ts';

const red = '#d32f2f';
const folder = mkdtempSync(path.join(tmpdir(), 'grounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The Monaco archive with a readable header and damaged tiles. */
const withDamagedTiles = (name: string) => {
  const archive = readFileSync(monaco);
  archive.fill(0xff, Number(archive.readBigUInt64LE(56)));
  writeFileSync(name, archive);
  return name;
};

const drawn = async (card: DrawnCard, more: Partial<CardSheet> = {}) => {
  const pdf = await drawCards(aSheetOf([card], more));
  const [words = []] = readPdf(pdf).pages;
  const scale = words.find((one) => one.startsWith('Échelle'));
  const [drawing = ''] = drawingsIn(pdf);
  return { drawing, words, denominator: Number(scale?.replaceAll(/^Échelle 1:|\D/gu, '')) };
};

const square = ([lng, lat]: readonly [number, number], metres: number): DrawnCard => {
  const [across, up] = [metres / (111_320 * Math.cos((lat * Math.PI) / 180)), metres / 111_132];
  const ring = [
    [lng, lat],
    [lng + across, lat],
    [lng + across, lat + up],
    [lng, lat + up],
    [lng, lat],
  ];
  return {
    ...territory(1),
    map: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: ' ' },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    },
  };
};

const ringOf = (card: DrawnCard) => {
  const { geometry } = card.map.features[0]!;
  return geometry.type === 'Polygon' ? geometry.coordinates[0]! : [];
};

describe('a card', () => {
  it('is true to its scale, as its bar shows, anywhere and at any size [OWN-01]', async () => {
    const place = fc.tuple(
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.double({ min: -65, max: 65, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.double({ min: 60, max: 6000, noNaN: true }),
        fc.constantFrom('a5', 'a6', 's12'),
        async (at, metres, size) => {
          const card = square(at, metres);
          const { drawing, words, denominator } = await drawn(card, { size });
          const line = strokedIn(drawing, red).find(({ length }) => length >= 4)!;
          const ring = ringOf(card);
          for (const side of [0, 1, 2]) {
            const [[x1, y1], [x2, y2]] = [line[side]!, line[side + 1]!];
            const onPaper = Math.hypot(x2 - x1, y2 - y1) / mm(1000);
            const truly = metresBetween(ring[side]!, ring[side + 1]!);
            // The corners are rounded to hundredths of a millimetre.
            expect(Math.abs(onPaper * denominator - truly) / truly).toBeLessThan(0.002);
          }
          const { font } = cardLayout(size);
          const bar = rectanglesIn(drawing)
            .filter(({ height }) => Math.abs(height - font.side * 0.32) < 1e-3)
            .toSorted((a, b) => b.width - a.width)[0]!;
          const said = words[words.indexOf('0') + 1]!;
          const told =
            Number(said.replaceAll(/[^\d,]/gu, '').replace(',', '.')) *
            (said.endsWith('km') ? 1000 : 1);
          expect(Math.abs((bar.width / mm(1000)) * denominator - told) / told).toBeLessThan(1e-4);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('holds number, name, streets, neighbours, markers, scale and credits, all searchable [OWN-01]', async () => {
    const { words } = await drawn(territory(44));
    expect(words).toEqual(
      expect.arrayContaining([
        'T44',
        'Boulevard Rainier III – Rond-Point Canton',
        'Boulevard Rainier III',
        'Rue du Rocher',
        'T43',
        'Parking de la Colle',
        'Promenade Honoré II',
        'Parking',
        'Présentoir mobile',
        'Ce territoire',
        'Territoires voisins',
        'Carte en ligne',
        'Échelle 1:2\u00a0500',
        'N',
        '© les contributeurs d’OpenStreetMap (ODbL), openstreetmap.org/copyright',
        'Monaco, carte enregistrée le 12/10/2026',
      ]),
    );
  });

  it('without map tiles of its place has no street, and credits nobody [OWN-01]', async () => {
    const plain = ['T1', 'Carte en ligne', 'Ce territoire', '0', '50 m', 'Échelle 1:3 000', 'N'];
    const texts = (words: readonly string[]) => words.map((word) => word.replaceAll('\u00a0', ' '));
    const card = { ...square([2.35, 48.85], 200), name: '' };
    const saved = 'Monaco, carte enregistrée le 12/10/2026';
    expect(texts((await drawn(card)).words)).toEqual([...plain, saved]);
    const { words } = await drawn(territory(44), { grounds: [] });
    expect(words).not.toContain('Boulevard Rainier III');
    expect(words.filter((word) => word.includes('OpenStreetMap'))).toEqual([]);
    expect(words).toContain('T43');
  });

  it.each([
    ['no archive', () => import.meta.filename],
    ['missing', () => path.join(folder, 'missing.pmtiles')],
    ['damaged', () => withDamagedTiles(path.join(folder, 'damaged.pmtiles'))],
  ])(
    'is drawn without a base map that is %s, and a message reports it [OWN-01]',
    async (_, ground) => {
      const told = vi.spyOn(console, 'error').mockReturnValue();
      const plain = await drawn(territory(44), { grounds: [] });
      expect(told).not.toHaveBeenCalled();
      const grounds = [ground()];
      expect((await drawn(territory(44), { grounds })).words).toEqual(plain.words);
      expect(told.mock.calls).toEqual([
        [
          expect.objectContaining({
            message: `The map tiles in ${grounds[0]} cannot be read.`,
            cause: expect.any(Error),
          }),
        ],
      ]);
    },
  );

  it('uses the readable archive of map tiles when another one is damaged [OWN-01]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const grounds = [path.join(folder, 'missing.pmtiles'), monaco];
    expect((await drawn(territory(44), { grounds })).words).toContain('Boulevard Rainier III');
  });

  it('shows the whole of its territory [OWN-01]', async () => {
    const some = planned.filter((_, at) => at % 8 === 0);
    const pdf = await drawCards(aSheetOf(some.map(cardOf)));
    const { pages, sizes } = readPdf(pdf);
    expect(pages).toHaveLength(some.length);
    expect(new Set(sizes)).toEqual(new Set(['0 0 419.527559 297.637795']));
    const { map } = cardLayout('a6');
    for (const drawing of drawingsIn(pdf)) {
      const lines = strokedIn(drawing, red).filter(({ length }) => length > 2);
      expect(lines.length).toBeGreaterThan(0);
      const beyond = lines
        .flat()
        .filter(([x, y]) => x < map.left || x > map.right || y < map.top || y > map.bottom);
      expect(beyond).toEqual([]);
    }
  });

  it('shows no label for polygons named like the global map, nor for blank ones [B-99]', async () => {
    const named = (desc: string) => {
      const card = square([7.42, 43.73], 200);
      const [feature] = card.map.features;
      const features = [{ ...feature!, properties: { type: 'polygon', desc } }];
      return { ...card, map: { ...card.map, features } };
    };
    expect((await drawn(named('GloBalMap'))).words).not.toContain('GloBalMap');
    expect((await drawn(named('Îlot Cœur'))).words).toContain('Îlot Cœur');
    expect((await drawn(named('  '))).words.filter((word) => word.trim() === '')).toEqual([]);
  });

  it('has a readable title: a longer name is smaller, the longest is shortened [OWN-01]', async () => {
    const titleOf = async (name: string) => {
      const { drawing, words } = await drawn({ ...territory(44), name });
      const at = words.lastIndexOf('T44') + 1;
      const sizes = [...drawing.matchAll(/^\/F\d+ (\S+) Tf$/gmu)].map(([, size]) => Number(size));
      return { shown: words[at] ?? '', size: sizes[at] ?? 0 };
    };
    const long = 'Boulevard Princesse Charlotte et rue Bellevue, côté des numéros pairs';
    expect(await titleOf('Rue Grimaldi')).toEqual({ shown: 'Rue Grimaldi', size: 12 });
    const smaller = await titleOf(long);
    expect(smaller.shown).toBe(long);
    expect(smaller.size).toBeGreaterThan(8);
    expect(smaller.size).toBeLessThan(12);
    const longest = await titleOf(long.repeat(3));
    expect(longest.size).toBe(8);
    expect(longest.shown).toMatch(/^Boulevard Princesse Charlotte .*…$/u);
    expect(long.repeat(3).startsWith(longest.shown.slice(0, -1))).toBe(true);
  });

  it('of points alone is centred on them; a distant marker does not change the scale of a territory [OWN-01]', async () => {
    const point = (at: readonly number[], desc: string) => ({
      type: 'Feature' as const,
      properties: { type: 'parking', desc },
      geometry: { type: 'Point' as const, coordinates: [...at] },
    });
    const base = square([7.42, 43.73], 200);
    const pointsOnly = await drawn({
      ...base,
      map: { type: 'FeatureCollection', features: [point([7.42, 43.73], 'Ici')] },
    });
    expect(pointsOnly.words).toContain('Ici');
    const alone = await drawn(base);
    const far = await drawn({
      ...base,
      map: { ...base.map, features: [...base.map.features, point([7.6, 43.9], 'Loin')] },
    });
    expect(far.denominator).toBe(alone.denominator);
    expect(far.words).not.toContain('Loin');
  });
});

describe('several cards', () => {
  it.each([
    ['a6', '0 0 841.889764 595.275591', 4],
    ['s12', '0 0 841.889764 595.275591', 4],
    ['a5', '0 0 595.275591 841.889764', 2],
  ] as const)('%s stand on sheets of A4, in their order [OWN-01]', async (size, a4, each) => {
    const numbers = [3, 12, 20, 41, 58];
    const { pages, sizes } = readPdf(
      await drawCards(aSheetOf(numbers.map(territory), { size, onA4: true })),
    );
    const expected = Math.ceil(numbers.length / each);
    expect(sizes).toEqual(Array.from({ length: expected }, () => a4));
    const names = pages.map((words) =>
      numbers.filter((number) => words.includes(territory(number).name)),
    );
    expect(names).toEqual(
      Array.from({ length: expected }, (_, at) => numbers.slice(at * each, (at + 1) * each)),
    );
  });
});

describe('the limits in words', () => {
  const limits = (said: string) => ({ limits: { 1: said } });

  it('take as many lines as they need, and the map gives way to them [OWN-120]', async () => {
    const plain = await drawn(territory(1));
    const said = await drawn(territory(1), limits('au nord, la rue Plati'));
    expect(said.words.join(' ')).toMatch(/Limites\s: au nord, la rue Plati\./u);
    expect(plain.words.join(' ')).not.toContain('Limites');
    expect(said.denominator).toBeGreaterThanOrEqual(plain.denominator);
  });

  it('are cut after the third line [OWN-120]', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `la rue numéro ${at}`).join(', ');
    const { words } = await drawn(territory(1), limits(long));
    const lines = words.filter((line) => /Limites|rue numéro/u.test(line));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/u);
  });
});
