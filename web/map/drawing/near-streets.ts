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

/** A line with the bounds that it is looked for by. */
export interface PlacedLine {
  readonly line: Line;
  readonly bounds: Bounds;
}

export const placed = (lines: readonly Line[]): readonly PlacedLine[] =>
  lines.flatMap((line) => {
    const bounds = boundsOfPositions(line);
    return bounds ? [{ line, bounds }] : [];
  });

export const within = (lines: readonly PlacedLine[], bounds: Bounds): readonly PlacedLine[] =>
  lines.filter((line) => meet(line.bounds, bounds));

/** Each stretch between two corners that a block within the bounds may have as a side. */
export function stretchesWithin(lines: readonly PlacedLine[], bounds: Bounds): readonly Line[] {
  const stretches = within(lines, bounds).flatMap(({ line }) =>
    line.slice(1).flatMap((to, at) => {
      const from = line[at];
      return from ? [[from, to]] : [];
    }),
  );
  return within(placed(stretches), bounds).map(({ line }) => line);
}

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
