import { area, booleanPointInPolygon, polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { largestMesh } from './biconnected.ts';
import { closeStrips, prolongDeadEnds } from './dead-ends.ts';
import { facesOf, type Mesh } from '../../engines/drawing/faces.ts';
import { coverOf, inside, type Area } from './areas.ts';
import {
  gridPoint,
  lngLat,
  nodeEdges,
  type Edge,
  type GridPoint,
} from '../../engines/drawing/planar.ts';
import { lineOf, type Extract, type LngLat, type Tags } from './read-osm.ts';
import type { Quarter } from './quarters.ts';
import { streetsOf, type Street, type StreetClass } from './streets.ts';

export interface Road {
  readonly name: string | null;
  /** Preference for borders along it: 1 for a main road, near 0 for a path. */
  readonly weight: number;
}

const weights: Readonly<Record<StreetClass, number>> = {
  major: 1,
  secondary: 0.9,
  street: 0.75,
  pedestrian: 0.6,
  service: 0.25,
  path: 0.2,
};

const border: Road = { name: null, weight: 1 };
const quarterBorder: Road = { name: null, weight: 0.5 };
const belowGround = 0.05;

/** Street blocks: the faces of the street network within the outline of the area. */
export function blocksOf(
  extract: Extract,
  outline: readonly LngLat[],
  quarters: readonly Quarter[],
  areas: readonly Area[],
): Mesh<Road> {
  const whole = polygon([[...outline]]);
  const gardens = areas.filter(({ tags }) => coverOf(tags) !== null).map(({ shape }) => shape);
  const edges = nodeEdges(
    [
      ...chain(outline, border),
      ...quarters.flatMap(({ refs }) => chain(lineOf(extract, refs), quarterBorder)),
      ...streetsOf(extract).flatMap((street) =>
        chain(lineOf(extract, street.way.refs), roadOf(street)),
      ),
    ],
    better,
  );
  const kept = edges.filter((edge) => {
    if (edge.label === border) return true;
    const at = middle(edge);
    const path = edge.label.weight <= weights.path;
    return (
      booleanPointInPolygon(at, whole) &&
      !(path && gardens.some((garden) => booleanPointInPolygon(at, garden)))
    );
  });
  const seam: Road = { name: null, weight: belowGround };
  const divided = closeStrips(prolongDeadEnds(kept, seam), border, seam);
  return facesOf(largestMesh(nodeEdges(divided, better)));
}

/** Tunnels and drives give no names to territories. */
function roadOf({ class: kind, name, structure }: Street): Road {
  if (structure === 'tunnel' || name?.startsWith('Tunnel')) {
    return { name: null, weight: belowGround };
  }
  return { name: kind === 'service' ? null : name, weight: weights[kind] };
}

const better = (a: Road, b: Road) => (a.weight >= b.weight ? a : b);

function chain(line: readonly LngLat[], label: Road): Edge<Road>[] {
  const points = line.map(gridPoint);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from === undefined ? [] : [{ from, to, label }];
  });
}

const middle = ({ from, to }: Edge<unknown>): LngLat =>
  lngLat({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

export interface Building {
  readonly at: LngLat;
  readonly doors: number;
  readonly street: string | null;
}

const dwellings = new Set(['yes', 'apartments', 'residential', 'house', 'terrace', 'detached']);
const otherUses = ['amenity', 'tourism', 'office', 'shop', 'leisure', 'historic', 'healthcare'];

/** Square metres of floor per door, stairs and walls included. */
const floorPerDoor = 250;
const usualLevels = 5;

/** Residential buildings with an estimated number of doors: floors × footprint, at least one. */
export function buildingsOf(areas: readonly Area[]): Building[] {
  return areas.flatMap(({ tags, shape }) => {
    if (!lived(tags)) return [];
    const levels = Number(tags['building:levels'] ?? usualLevels) || usualLevels;
    const doors = Math.max(1, Math.round((area(shape) * levels) / floorPerDoor));
    return [{ at: inside(shape), doors, street: tags['addr:street'] ?? null }];
  });
}

const lived = (tags: Tags) =>
  dwellings.has(tags['building'] ?? '') && otherUses.every((use) => tags[use] === undefined);

export const ringOf = (points: readonly GridPoint[]): Feature<Polygon> => {
  const ring = points.map(lngLat);
  return polygon([[...ring, ...ring.slice(0, 1)]]);
};
