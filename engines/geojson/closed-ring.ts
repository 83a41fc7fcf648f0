import type { Position } from 'geojson';
import { unitsPerDegree } from './sound-polygon.ts';

/** Ends a ring where it begins and drops repeated corners, on the grid on which polygons are judged. */
export function closedRing(corners: readonly Position[]): Position[] {
  const places = corners.filter((place, at) => at === 0 || !same(corners[at - 1], place));
  const [first] = places;
  if (!first) return places;
  while (places.length > 1 && same(places.at(-1), first)) places.pop();
  return [...places, [...first]];
}

const same = (one: Position | undefined, other: Position): boolean =>
  one !== undefined && onGrid(one[0]) === onGrid(other[0]) && onGrid(one[1]) === onGrid(other[1]);

const onGrid = (degrees = 0): number => Math.round(degrees * unitsPerDegree);
