import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { Line } from '#machines/map/operations/snap.ts';
import { linesOf } from '../geometry/geometry.ts';
import { basemapSource } from '../style/basemap-layers.ts';

/** Streets one can walk along: no paths, no drives, nothing under the ground. */
const walkable: FilterSpecification = [
  'all',
  ['in', ['get', 'class'], ['literal', ['major', 'secondary', 'street', 'pedestrian']]],
  ['!=', ['get', 'structure'], 'tunnel'],
];

/** The street lines of the ground that are loaded here; none where the ground is made of pictures. */
export function streetsInSight(map: MapLibreMap): readonly Line[] {
  if (map.getSource(basemapSource)?.type !== 'vector') return [];
  return map
    .querySourceFeatures(basemapSource, { sourceLayer: 'transportation', filter: walkable })
    .flatMap(({ geometry }) => linesOf(geometry));
}
