import type { ColorScheme } from '../../theme/color-scheme.ts';
import type { PolygonStyle } from '../map-data.ts';
import type { DrawnPolygon, FeatureId } from '../map.view.ts';
import { legible, rgba } from './colour.ts';
import { FlatPolygonLayer, onPlane } from './flat-layers.ts';
import { outlinesId } from './outline-layers.ts';

/** Another colour for each polygon than the server's style; anew whenever a colour changes. */
export interface PolygonFills {
  readonly colourOf: (id: FeatureId) => string;
  readonly opacity: number;
}

export const polygonLayerId = 'polygons';

/** The fills; the lines around them are the engine's own, far cheaper where no GPU is there. */
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
