import type { Neighbour } from '#engines/drawing/borders.ts';
import { polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { labelAnchor } from '../../parts/map/geometry/label-anchor.ts';
import type { MapLabel } from '../../parts/map/map.view.ts';

/** The names of the territories around, in a quiet tone, where those of the map leave room. */
export const neighbourLabels = (neighbours: readonly Neighbour[]): readonly MapLabel[] =>
  neighbours.flatMap(({ name, geometry }, index): MapLabel[] => {
    const [rings] = polygonsOf(geometry);
    const anchor = rings && labelAnchor(rings);
    if (!anchor) return [];
    const { position, width: room } = anchor;
    return [{ id: -1 - index, text: name, on: 'neighbour', position, room, always: false }];
  });
