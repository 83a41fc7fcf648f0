import { useMemo } from 'react';
import type { Neighbour } from '#engines/drawing/borders.ts';
import { polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { labelAnchor } from '../../parts/map/geometry/label-anchor.ts';
import { MapLabels } from '../../parts/map/labels/MapLabels.tsx';
import type { MarkerFrame } from '../../parts/map/layers/marker-atlas.ts';
import type { MapLabel, MarkerKind } from '../../parts/map/map.view.ts';
import classes from './EditorMap.module.css';

interface Props {
  readonly neighbours: readonly Neighbour[];
  readonly sizes: Record<MarkerKind, MarkerFrame>;
}

const noMarkers: readonly never[] = [];

/** The names of the territories around, in a quiet tone. */
export function NeighbourLabels({ neighbours, sizes }: Props) {
  const labels = useMemo(
    () =>
      neighbours.flatMap(({ name, geometry }, id): MapLabel[] => {
        const [rings] = polygonsOf(geometry);
        const anchor = rings && labelAnchor(rings);
        return anchor
          ? [{ id, text: name, on: 'polygon', position: anchor.position, room: anchor.width }]
          : [];
      }),
    [neighbours],
  );
  return (
    <div className={classes.quiet}>
      <MapLabels labels={labels} markers={noMarkers} sizes={sizes} />
    </div>
  );
}
