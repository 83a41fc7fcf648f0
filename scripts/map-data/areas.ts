import { booleanPointInPolygon, pointOnFeature, polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { isClosed } from '../../engines/ground/shape/rings.ts';
import { lineOf, type Extract, type LngLat, type Tags } from './read-osm.ts';
import { polygonsOf } from './polygons.ts';

export interface Area {
  readonly tags: Tags;
  readonly shape: Feature<Polygon>;
}

/** Tagged areas: closed ways and multipolygon relations. */
export function areasOf(extract: Extract): Area[] {
  const simple = extract.ways
    .filter((way) => isClosed(way.refs))
    .map(({ tags, refs }) => ({ tags, shape: polygon([lineOf(extract, refs)]) }));
  const complex = extract.relations
    .filter((relation) => relation.tags['type'] === 'multipolygon')
    .flatMap((relation) =>
      polygonsOf(extract, relation).map((shape) => ({ tags: relation.tags, shape })),
    );
  return [...simple, ...complex];
}

const covers: Readonly<Record<string, string>> = {
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=dog_park': 'park',
  'landuse=grass': 'park',
  'landuse=forest': 'wood',
  'natural=wood': 'wood',
  'natural=scrub': 'wood',
  'landuse=cemetery': 'cemetery',
  'leisure=pitch': 'pitch',
  'leisure=stadium': 'pitch',
  'natural=beach': 'beach',
  'man_made=pier': 'pier',
};

export function coverOf(tags: Tags): string | null {
  if (tags['highway'] === 'pedestrian' || tags['place'] === 'square') return 'square';
  const keys = ['leisure', 'landuse', 'natural', 'man_made'];
  return keys.map((key) => covers[`${key}=${tags[key]}`]).find((cover) => cover) ?? null;
}

/** A point within the area: its centroid if that lies inside, else turf's pointOnFeature. */
export function inside(shape: Feature<Polygon>): LngLat {
  const ring = shape.geometry.coordinates[0] ?? [];
  const mean = (axis: 0 | 1) =>
    ring.slice(1).reduce((sum, position) => sum + (position[axis] ?? 0), 0) / (ring.length - 1);
  const centre: LngLat = [mean(0), mean(1)];
  if (booleanPointInPolygon(centre, shape)) return centre;
  const [lng = centre[0], lat = centre[1]] = pointOnFeature(shape).geometry.coordinates;
  return [lng, lat];
}
