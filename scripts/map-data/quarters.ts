import {
  area,
  booleanPointInPolygon,
  buffer,
  difference,
  featureCollection,
  flatten,
  polygon,
  simplify,
  union,
} from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { isClosed, joinLines } from '../../engines/ground/shape/rings.ts';
import { lineOf, type Extract, type LngLat } from './read-osm.ts';

export interface Quarter {
  readonly name: string;
  readonly refs: readonly number[];
  readonly shape: Feature<Polygon>;
}

/** Administrative quarters; a border cut off by the extract is closed with a straight line. */
export function quartersOf(extract: Extract): Quarter[] {
  const suburbs = [...extract.nodes.values()].filter(({ tags }) => tags['place'] === 'suburb');
  return extract.relations
    .filter(({ tags }) => tags['boundary'] === 'administrative' && tags['admin_level'] === '10')
    .flatMap((relation) => {
      const lines = relation.outer.map((way) => way.refs);
      const [longest = []] = joinLines(lines, true).toSorted((a, b) => b.length - a.length);
      const refs = isClosed(longest) ? longest : [...longest, ...longest.slice(0, 1)];
      const shape = polygon([lineOf(extract, refs)]);
      const suburb = suburbs.find(({ at }) => booleanPointInPolygon(at, shape));
      const name = suburb?.tags['name'] ?? relation.tags['name'];
      return name === undefined ? [] : [{ name, refs, shape }];
    });
}

/** Half the width in metres below which jetties and pontoons are removed. */
const jettyHalfWidth = 13;

/** Union of the quarters without sea and narrow jetties. */
export function outlineOf(quarters: readonly Quarter[], sea: Feature<Polygon>): LngLat[] {
  const whole = union(featureCollection(quarters.map(({ shape }) => shape)));
  const land = whole && difference(featureCollection([whole, sea]));
  const shrunk = land && buffer(land, -jettyHalfWidth, { units: 'meters', steps: 4 });
  const opened = shrunk && buffer(shrunk, jettyHalfWidth, { units: 'meters', steps: 4 });
  const parts = opened ? flatten(opened).features : [];
  const [largest] = parts.toSorted((a, b) => area(b) - area(a));
  const [ring] = largest?.geometry.coordinates ?? [];
  if (ring === undefined) throw new Error('The quarters have no land in common.');
  const [smooth = ring] = simplify(polygon([ring]), { tolerance: 1.5e-5 }).geometry.coordinates;
  return smooth.map(([lng = 0, lat = 0]) => [lng, lat]);
}
