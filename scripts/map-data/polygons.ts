import { booleanPointInPolygon, polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { isClosed, joinLines } from '../../engines/ground/shape/rings.ts';
import { lineOf, type Extract, type LngLat, type Relation, type Way } from './read-osm.ts';

function ringsOf(extract: Extract, ways: readonly Way[]): LngLat[][] {
  return joinLines(
    ways.map((way) => way.refs),
    true,
  )
    .filter(isClosed)
    .map((refs) => lineOf(extract, refs));
}

/** Polygons of a multipolygon relation with their holes. */
export function polygonsOf(extract: Extract, relation: Relation): Feature<Polygon>[] {
  const holes = ringsOf(extract, relation.inner);
  return ringsOf(extract, relation.outer).map((outer) => {
    const shell = polygon([outer]);
    return polygon([
      outer,
      ...holes.filter(([first]) => first !== undefined && booleanPointInPolygon(first, shell)),
    ]);
  });
}
