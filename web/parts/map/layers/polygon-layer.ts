import type { ColorScheme } from '../../theme/theme-choice.ts';
import type { PolygonStyle } from '../map-data.ts';
import type { DrawnPolygon, FeatureId } from '../map.view.ts';
import { legible, rgba } from './colour.ts';
import { FlatPolygonLayer, onPlane } from './flat-layers.ts';
import { outlinesId } from './outline-layers.ts';

/** Fill colours that replace the server's; a new object whenever a colour changes. */
export interface PolygonFills {
  readonly colourOf: (id: FeatureId) => string;
  readonly opacity: number;
}

export const polygonLayerId = 'polygons';

/** The fills alone: outlines are maplibre lines, far cheaper without a GPU. */
export const polygonLayer = (
  polygons: readonly DrawnPolygon[],
  style: PolygonStyle,
  scheme: ColorScheme,
  fills: PolygonFills | null = null,
) =>
  new FlatPolygonLayer<DrawnPolygon, { beforeId: string }>({
    id: polygonLayerId,
    data: polygons,
    getPolygon: ({ rings }) => rings.map((ring) => ring.map(onPlane)),
    getFillColor:
      fills === null
        ? rgba(legible(style.fillColor, scheme), style.fillOpacity)
        : ({ id }) => rgba(fills.colourOf(id), fills.opacity),
    updateTriggers: { getFillColor: fills },
    _normalize: true,
    beforeId: outlinesId,
  });
