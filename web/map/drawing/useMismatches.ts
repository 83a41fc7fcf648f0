import { useDeferredValue, useMemo } from 'react';
import { mismatches, type Neighbour } from '#engines/drawing/borders.ts';
import type { MapFeatures } from '#schema/geojson.ts';

/** Worked out when nothing more urgent is to be drawn. */
export function useMismatches(map: MapFeatures, neighbours: readonly Neighbour[]) {
  const settled = useDeferredValue(map);
  return useMemo(() => mismatches(settled, neighbours), [settled, neighbours]);
}
