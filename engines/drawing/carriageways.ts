import { area, bbox, length } from '@turf/turf';
import type { Feature, Geometry, LineString, Polygon } from 'geojson';
import { united } from './shapes.ts';

/** Metres from one carriageway of a street to the other, at most. */
const widest = 20;
/** How often as long as wide at least, as perimeter² to area. */
const slimmest = 25;
/** Square metres of an island where carriageways meet, at most. */
const largestIsland = 200;

/** A block that is the strip between the carriageways of one street, or an island in it. */
export function isBetweenCarriageways(block: Polygon): boolean {
  const [ring = []] = block.coordinates;
  const outline: Feature<LineString> = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: ring },
  };
  const covered = area(block);
  const around = length(outline, { units: 'meters' });
  const across = (2 * covered) / around;
  return covered <= largestIsland || (across <= widest && around ** 2 / covered >= slimmest);
}

/**
 * Two shapes as one, with the strips that touch both, also where they touch elsewhere; null where
 * more than a street keeps them apart.
 */
export function joinedAcross(
  one: Geometry,
  other: Geometry,
  strips: readonly Polygon[],
): Geometry | null {
  const beside = strips.filter((strip) => near(strip, one) && near(strip, other));
  const between = beside.filter((strip) => united(one, strip) && united(strip, other));
  const filled = between.reduce<Geometry>((whole, strip) => united(whole, strip) ?? whole, one);
  return united(filled, other);
}

function near(one: Geometry, other: Geometry): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = bbox(one);
  const [left = 0, bottom = 0, right = 0, top = 0] = bbox(other);
  return west <= right && left <= east && south <= top && bottom <= north;
}
