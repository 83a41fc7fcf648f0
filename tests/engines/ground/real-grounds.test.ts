import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroundArea, GroundSummary } from '#engines/ground/ground.ts';
import { makeGround } from '#engines/ground/make-ground.ts';
import { rounds } from '../../support/rounds.ts';
import { covers } from '../../map/read-tile.ts';
import { extent, lengthsIn, openArchive, unitsOf, type Archive } from './archive.ts';
import { extractOf } from './extract-files.ts';
import {
  areasMissing,
  coastsWrong,
  hasSea,
  housesMissing,
  openSeams,
  streamsMissing,
  streetsMissing,
} from './proofs.ts';
import { ownFolder } from './small-extract.ts';
import { insideOf, truthOf, type Truth } from './truth.ts';

const folder = ownFolder();
const full = rounds(1, 0) === 1;
const lines = ['roads', 'water', 'boundaries', 'buildings', 'landuse'];

/** The quick run takes a town of Liechtenstein, `npm run test:full` the whole country. */
const places: readonly {
  readonly name: 'monaco' | 'liechtenstein';
  readonly area?: GroundArea | undefined;
}[] = [
  { name: 'monaco' },
  { name: 'liechtenstein', area: full ? undefined : { around: [47.141, 9.5215], km: 1 } },
];

for (const { name, area } of places) {
  const source = extractOf(name);

  describe(`the ground of ${name}`, () => {
    let truth: Truth;
    let archive: Archive;
    let summary: GroundSummary;
    beforeAll(async () => {
      const target = path.join(folder, `${name}.pmtiles`);
      summary = await makeGround({ source, target, area });
      archive = await openArchive(target);
      truth = await truthOf(source);
    }, 300_000);
    afterAll(() => archive.close());

    it('has every named street where it is [OWN-61]', async () => {
      expect(truth.streets.length).toBeGreaterThan(200);
      expect(await streetsMissing(archive, truth.streets)).toEqual([]);
    }, 300_000);

    it('has every building of more than 20 m² where it is [OWN-61]', async () => {
      const buildings = truth.buildings.filter(({ squareMetres }) => squareMetres > 20);
      expect(buildings.length).toBeGreaterThan(1000);
      expect(await areasMissing(archive, 'buildings', buildings)).toEqual([]);
    }, 300_000);

    it('has every water where it is [OWN-61]', async () => {
      expect(truth.waters.length).toBeGreaterThan(10);
      expect(await areasMissing(archive, 'water', truth.waters)).toEqual([]);
    }, 300_000);

    it('has every stream where it is [OWN-61]', async () => {
      expect(truth.streams.length).toBeGreaterThan(1);
      expect(await streamsMissing(archive, truth.streams)).toEqual([]);
    }, 300_000);

    it('has the sea on the right of every coast and the land on its left, and no other sea [OWN-61]', async () => {
      expect(truth.coasts.length).toBe(name === 'monaco' ? 20 : 0);
      expect(await coastsWrong(archive, truth.coasts)).toEqual([]);
      expect(await hasSea(archive)).toBe(name === 'monaco');
    }, 300_000);

    it('has every house number with its street [OWN-61]', async () => {
      expect(truth.houses.length).toBeGreaterThan(200);
      expect(await housesMissing(archive, truth.houses)).toEqual([]);
    }, 300_000);

    it('lines go on from one tile to the next, at every zoom [OWN-61]', async () => {
      for (const z of [15, 14, 13, 12, 11, 10]) {
        const { open, crossed } = await openSeams(archive, z, lines);
        expect(open).toEqual([]);
        if (z === 15) expect(crossed).toBeGreaterThan(100);
      }
    }, 300_000);

    it('no building lies in the sea, and the land is land [OWN-61]', async () => {
      const wet: string[] = [];
      for (const building of truth.buildings) {
        const [lng, lat] = insideOf(building);
        const [west, south, east, north] = summary.bounds;
        if (lng < west || lng > east || lat < south || lat > north) continue;
        const [x, y] = unitsOf(lng, lat, 15);
        const layers = await archive.tile(15, Math.floor(x / extent), Math.floor(y / extent));
        const isIn = (layer: string, kind: string) =>
          (layers.get(layer) ?? []).some(
            (feature) => feature.properties['kind'] === kind && covers(feature.placed, x, y),
          );
        if (isIn('water', 'ocean') || !isIn('earth', 'earth')) wet.push(building.id);
      }
      expect(wet.filter((id) => !overTheWater.has(id))).toEqual([]);
    }, 300_000);

    it('tiles are at most 500 kB, half of them below 50 kB [OWN-61]', async () => {
      const lengths = (await lengthsIn(archive.file)).toSorted((a, b) => a - b);
      expect(lengths.at(-1)).toBeLessThanOrEqual(500_000);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(50_000);
    });
  });
}

/** Stands on a pier. */
const overTheWater = new Set(['way 128840988']);
