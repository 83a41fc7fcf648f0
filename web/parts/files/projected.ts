import type { Position } from 'geojson';

import { UnreadableFile } from './file-fault.ts';
import { moved, type Pieces, positionsOf } from './geometry.ts';
import { lambert93, projectionOf, webMercator } from './projections.ts';

interface Projected {
  readonly pieces: readonly Pieces[];
  readonly projection: { readonly name: string; readonly guessed: boolean } | null;
}

const isDegrees = ([x = 0, y = 0]: Position): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 180;

/**
 * Shapes in degrees of WGS 84. Metres are projected where the file names their projection, or where they
 * lie in France by one of two and not by the other; throws UnreadableFile, with the projection, where they cannot be.
 */
export async function projected(pieces: readonly Pieces[], crs: unknown): Promise<Projected> {
  const positions = pieces.flatMap(positionsOf);
  const metres = positions.length > 0 && !positions.some(isDegrees);
  const named = namedProjection(crs);
  if (!metres) return { pieces, projection: null };
  const { default: proj4 } = await import('proj4');
  const from = (code: number) => {
    const found = projectionOf(code);
    if (found === null || found === 'degrees') return null;
    const { inverse } = proj4(found.proj);
    const convert = ([x = 0, y = 0]: Position): Position => {
      const [longitude = Number.NaN, latitude = Number.NaN] = inverse([x, y]);
      return [rounded(longitude), rounded(latitude)];
    };
    return { name: found.name, convert };
  };
  if (named !== '') {
    const known = from(codeIn(named));
    if (known === null) throw new UnreadableFile('otherProjection', undefined, named);
    return {
      pieces: pieces.map((it) => moved(it, known.convert)),
      projection: { name: known.name, guessed: false },
    };
  }
  const likely = [lambert93, webMercator].flatMap((code) => {
    const known = from(code);
    return known && positions.map(known.convert).every(inFrance) ? [known] : [];
  });
  const [only] = likely;
  if (!only || likely.length > 1) throw new UnreadableFile('metres');
  return {
    pieces: pieces.map((it) => moved(it, only.convert)),
    projection: { name: only.name, guessed: true },
  };
}

/** To a centimetre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(7));

/** What a crs of GeoJSON 2008 is called: a name, or a code of EPSG. */
function nameOf(crs: unknown): string {
  if (typeof crs !== 'object' || crs === null || !('properties' in crs)) return '';
  const { properties } = crs;
  if (typeof properties !== 'object' || properties === null) return '';
  if ('name' in properties && typeof properties.name === 'string') return properties.name;
  if ('code' in properties) return `EPSG:${String(properties.code)}`;
  return '';
}

/** Metres are in no degrees, whatever the file says. */
function namedProjection(crs: unknown): string {
  const name = nameOf(crs);
  return /CRS84/iu.test(name) || projectionOf(codeIn(name)) === 'degrees' ? '' : name;
}

const codeIn = (name: string): number => Number(/EPSG:.*?(\d+)$/iu.exec(name)?.[1] ?? 0);

/** Corners of a rough outline of France with Corsica and Monaco. */
const france: readonly (readonly [number, number])[] = [
  [-5.3, 48.7],
  [-1.9, 49.9],
  [1.5, 51.2],
  [2.7, 51.2],
  [8.4, 49.1],
  [7.7, 47.4],
  [7.3, 46],
  [7.9, 43.7],
  [9.8, 43.1],
  [9.7, 41.2],
  [8.4, 41.2],
  [8.2, 42.6],
  [6.2, 42.8],
  [3.3, 42.2],
  [-1.6, 42.6],
  [-2, 43.4],
  [-1.5, 46],
  [-5.3, 47.7],
];

/** Whether a ray from there to the east crosses the outline an odd number of times. */
const inFrance = ([x = 0, y = 0]: Position): boolean =>
  france.filter(([x1, y1], at) => {
    const [x2, y2] = france[(at + 1) % france.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length %
    2 ===
  1;
