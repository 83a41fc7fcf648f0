import { SolidPolygonLayer } from '@deck.gl/layers';
import type { ColorScheme } from '../../theme/color-scheme.ts';
import type { PolygonStyle } from '../map-data.ts';
import type { DrawnPolygon } from '../map.view.ts';
import { legible, rgba } from './colour.ts';
import { outlinesId } from './outline-layers.ts';

export const polygonLayerId = 'polygons';

/** The fills; the lines around them are the engine's own, far cheaper where no GPU is there. */
export const polygonLayer = (
  polygons: readonly DrawnPolygon[],
  style: PolygonStyle,
  scheme: ColorScheme,
) =>
  new SolidPolygonLayer<DrawnPolygon, { beforeId: string }>({
    id: polygonLayerId,
    data: polygons,
    getPolygon: ({ rings }) =>
      rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y])),
    getFillColor: rgba(legible(style.fillColor, scheme), style.fillOpacity),
    _normalize: true,
    beforeId: outlinesId,
  });
