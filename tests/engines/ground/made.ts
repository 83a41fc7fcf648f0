import path from 'node:path';
import type { GroundOptions } from '#engines/ground/ground.ts';
import { covers } from '../../map/read-tile.ts';
import { groundHere } from '../../support/ground-here.ts';
import { extent, openArchive, unitsOf, type PlacedFeature } from './archive.ts';
import { type anExtract, placeOf } from './small-extract.ts';

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
    features.some(
      (feature) => feature.type === 'polygon' && covers(feature.placed, ...at(east, north)),
    );
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
