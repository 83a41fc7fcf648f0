import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  GroundError,
  type GroundOptions,
  type GroundSummary,
} from '#backend/parts/ground/ground.ts';
import { workGround, type GroundMessage } from '#backend/parts/ground/ground-work.ts';
import { covers, extent, openArchive, unitsOf, type PlacedFeature } from './archive.ts';
import { type anExtract, placeOf } from './small-extract.ts';

/** Makes a ground in this thread: starting another one for each would make long tests of short ones. */
export async function groundHere(options: GroundOptions): Promise<GroundSummary> {
  const { source, target, area, name, onProgress } = options;
  const folder = mkdtempSync(`${target}.here-`);
  const told: GroundMessage[] = [];
  await workGround({ source, target, area, name, folder }, (message) => {
    told.push(message);
    if (message.progress) onProgress?.(message.progress);
  });
  rmSync(folder, { recursive: true });
  const last = told.at(-1);
  if (last?.summary) return last.summary;
  throw new GroundError(last && 'failure' in last ? last.failure.code : 'cannot-read');
}

let last = 0;

/** Makes the ground and reads the layers of its tile around the small town. */
export async function madeIn(folder: string, options: Omit<GroundOptions, 'target'>) {
  const z = 15;
  last += 1;
  const file = path.join(folder, `${last}.pmtiles`);
  const summary = await groundHere({ ...options, target: file });
  const archive = await openArchive(file);
  const place = unitsOf(...placeOf(0, 0), z);
  const [x, y] = place.map((unit) => Math.floor(unit / extent)) as [number, number];
  const layers = await archive.tile(z, x, y);
  await archive.close();
  const of = (layer: string, kind: string) =>
    (layers.get(layer) ?? []).filter(({ properties }) => properties['kind'] === kind);
  const at = (east: number, north: number) => unitsOf(...placeOf(east, north), z);
  const lies = (features: readonly PlacedFeature[], east: number, north: number) =>
    features.some((feature) => feature.type === 'polygon' && covers(feature, ...at(east, north)));
  return { summary, file, layers, of, at, lies };
}

export const aStreet = (extract: ReturnType<typeof anExtract>) =>
  extract.way(
    [
      [-40, 0],
      [60, 0],
    ],
    { highway: 'residential', name: 'Rue du Four' },
  );
