import type { Polygon } from 'geojson';
import { metresAcross, type WorldBox } from '#engines/ground/mercator.ts';
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

export interface MeasuredTerritory {
  readonly holder: Holder;
  readonly polygons: readonly Polygon[];
  readonly rings: readonly Rings[];
  readonly box: WorldBox;
}

export function measured({ polygons, ...holder }: DrawnTerritory): MeasuredTerritory {
  const rings = polygons.map(ringsOf);
  return { holder, polygons, rings, box: boxOf(rings) };
}

/** Which territories hold a place, those that hold most of it first (OWN-118). */
export function holdersOf(
  { kind, along }: Pick<FoundPlace, 'kind' | 'along'>,
  territories: readonly MeasuredTerritory[],
): readonly Holder[] {
  const points = along.map(pointOf);
  return territories
    .map((one) => ({
      holder: one.holder,
      held: points.filter((point) => holds(one, point, kind === 'street')).length,
    }))
    .filter(({ held }) => held > 0)
    .toSorted((one, other) => other.held - one.held)
    .slice(0, mostHolders)
    .map(({ holder }) => holder);
}

function holds({ rings, box }: MeasuredTerritory, point: Point, alongLimits: boolean): boolean {
  const reach = alongLimits ? onLimits / metresAcross(point.y) : 0;
  if (point.x < box.left - reach || point.x > box.right + reach) return false;
  if (point.y < box.top - reach || point.y > box.bottom + reach) return false;
  return isInsideOne(rings, point) || (alongLimits && isNear(rings, point, reach));
}

const isNear = (polygons: readonly Rings[], point: Point, reach: number): boolean =>
  polygons.some((rings) =>
    rings.some((ring) =>
      ring.some((to, at) => distanceTo(ring.at(at - 1) ?? to, to, point) <= reach),
    ),
  );
