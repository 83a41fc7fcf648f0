import type { Polygon, Position } from 'geojson';
import { type Line, metresPerDegree } from '#machines/map/operations/snap.ts';
import { type Bounds, boundsOfPositions } from '../../parts/map/geometry/bounds.ts';

/** The square around a place, so many metres to each side. */
export function squareAround([longitude = 0, latitude = 0]: Position, metres: number): Bounds {
  const high = metres / metresPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - wide,
    east: longitude + wide,
    south: latitude - high,
    north: latitude + high,
  };
}

const meet = (a: Bounds, b: Bounds) =>
  a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;

export const linesWithin = (lines: readonly Line[], bounds: Bounds): readonly Line[] =>
  lines.filter((line) => {
    const own = boundsOfPositions(line);
    return own !== null && meet(own, bounds);
  });

/** Each stretch between two corners that a block within the bounds may have as a side. */
export const stretchesWithin = (lines: readonly Line[], bounds: Bounds): readonly Line[] =>
  linesWithin(
    linesWithin(lines, bounds).flatMap((line) =>
      line.slice(1).flatMap((to, at) => {
        const from = line[at];
        return from ? [[from, to]] : [];
      }),
    ),
    bounds,
  );

export const liesWithin = ({ coordinates }: Polygon, bounds: Bounds): boolean =>
  coordinates.every((ring) =>
    ring.every(
      ([longitude = 0, latitude = 0]) =>
        longitude > bounds.west &&
        longitude < bounds.east &&
        latitude > bounds.south &&
        latitude < bounds.north,
    ),
  );
