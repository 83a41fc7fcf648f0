import type { Polygon } from 'geojson';
import { metresAcross } from '../parts/ground/mercator.ts';
import {
  boxOf,
  distanceTo,
  isInsideOne,
  pointOf,
  ringsOf,
  type Rings,
} from '../parts/gazetteer/rings.ts';
import type { FoundPlace } from '../parts/gazetteer/search-gazetteer.ts';
import type { Point } from '../parts/gazetteer/tile-features.ts';

export interface DrawnTerritory {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

export type Holder = Omit<DrawnTerritory, 'polygons'>;

export const mostHolders = 12;
/** Metres: limits run along the middle of a street, which belongs to both sides. */
const onLimits = 6;

interface Measured {
  readonly holder: Holder;
  readonly polygons: readonly Rings[];
  readonly box: ReturnType<typeof boxOf>;
}

/** Which territories hold a place, those that hold most of it first (OWN-118). */
export function holding(
  territories: readonly DrawnTerritory[],
): (place: Pick<FoundPlace, 'kind' | 'along'>) => readonly Holder[] {
  const all = territories.map(({ polygons, ...holder }): Measured => {
    const rings = polygons.map(ringsOf);
    return { holder, polygons: rings, box: boxOf(rings) };
  });
  return ({ kind, along }) => {
    const points = along.map(pointOf);
    return all
      .map((one) => ({
        holder: one.holder,
        held: points.filter((point) => holds(one, point, kind === 'street')).length,
      }))
      .filter(({ held }) => held > 0)
      .toSorted((one, other) => other.held - one.held)
      .slice(0, mostHolders)
      .map(({ holder }) => holder);
  };
}

function holds({ polygons, box }: Measured, point: Point, alongLimits: boolean): boolean {
  const reach = alongLimits ? onLimits / metresAcross(point.y) : 0;
  if (point.x < box.left - reach || point.x > box.right + reach) return false;
  if (point.y < box.top - reach || point.y > box.bottom + reach) return false;
  return isInsideOne(polygons, point) || (alongLimits && isNear(polygons, point, reach));
}

const isNear = (polygons: readonly Rings[], point: Point, reach: number): boolean =>
  polygons.some((rings) =>
    rings.some((ring) =>
      ring.some((to, at) => distanceTo(ring.at(at - 1) ?? to, to, point) <= reach),
    ),
  );
