import path from 'node:path';
import { groundMaxKilometres } from '#schema/limits.ts';
import type { GroundArea, GroundBox, GroundErrorCode } from '#engines/ground/ground.ts';

export type FileKind = 'osm' | 'tiles';

/** By the end of its name; null for a file that no ground is made of. */
export function kindOf(fileName: string): FileKind | null {
  if (/\.osm\.pbf$/iu.test(fileName)) return 'osm';
  return /\.pmtiles$/iu.test(fileName) ? 'tiles' : null;
}

/** Name of the file without folders, at most as long as its column. */
export const fileNameOf = (name: string): string =>
  path.win32.basename(path.posix.basename(name)).slice(-255);

/** Whether the first bytes of a file are those of its kind. */
export function beginsAs(kind: FileKind, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  return kind === 'tiles'
    ? head.subarray(0, 7).equals(Buffer.from('PMTiles'))
    : head.includes('OSMHeader');
}

/**
 * Area of the form: `bbox` is 'west,south,east,north', `around` is 'latitude,longitude,km'; both
 * empty for all of the file. A frame across the date line is for the maker to refuse.
 */
export function areaIn({
  bbox,
  around,
}: {
  readonly bbox: string;
  readonly around: string;
}): GroundArea | null | 'invalidArea' {
  if (bbox !== '') {
    const [west, south, east, north, ...more] = numbersIn(bbox);
    if (west === undefined || south === undefined || east === undefined) return 'invalidArea';
    if (north === undefined || more.length > 0) return 'invalidArea';
    const box: GroundBox = [west, south, east, north];
    return south < north && west !== east && inWorld(west, south) && inWorld(east, north)
      ? { bbox: box }
      : 'invalidArea';
  }
  if (around === '') return null;
  const [latitude, longitude, km, ...more] = numbersIn(around);
  if (latitude === undefined || longitude === undefined || km === undefined) return 'invalidArea';
  return more.length === 0 && inWorld(longitude, latitude) && km > 0 && km <= groundMaxKilometres
    ? { around: [latitude, longitude], km }
    : 'invalidArea';
}

const numbersIn = (list: string): readonly number[] =>
  list.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));

const inWorld = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Whether a sent file may still help after this fault: with another area, or with room on disk. */
export const keepsFile = (fault: GroundErrorCode | 'known' | 'broken'): boolean =>
  ['empty-cut', 'no-streets', 'date-line', 'too-large', 'disk-full', 'broken'].includes(fault);
