import { useMemo } from 'react';
import { markerLayer } from '../layers/marker-layer.ts';
import { polygonLayer, type PolygonFills } from '../layers/polygon-layer.ts';
import { type OwnPosition, positionLayers } from '../layers/position-layer.ts';
import { useMarkerSheet } from '../layers/use-marker-sheet.ts';
import type { ColorScheme } from '../../theme/color-scheme.ts';
import type { MarkerIcons, PolygonStyle } from '../map-data.ts';
import type { DrawnMarker, DrawnPolygon } from '../map.view.ts';
import type { Engine } from './engine-store.ts';
import { useOverlayLayers } from './use-overlay-layers.ts';

interface Drawn {
  readonly polygons: readonly DrawnPolygon[];
  readonly markers: readonly DrawnMarker[];
  readonly polygonStyle: PolygonStyle;
  readonly icons: MarkerIcons;
  readonly position: OwnPosition | null;
  readonly scheme: ColorScheme;
  readonly fills: PolygonFills | null;
}

/** Draws on the overlay; each layer is made anew only when what it shows has changed. */
export function useMapLayers(engine: Engine, drawn: Drawn) {
  const { polygonStyle, icons, position, scheme, fills } = drawn;
  const sheet = useMarkerSheet(engine.device, icons);
  const polygons = useMemo(
    () => polygonLayer(drawn.polygons, polygonStyle, scheme, fills),
    [drawn.polygons, polygonStyle, scheme, fills],
  );
  const markers = useMemo(() => sheet && markerLayer(drawn.markers, sheet), [drawn.markers, sheet]);
  const own = useMemo(() => position && positionLayers(position), [position]);

  const layers = useMemo(() => [polygons, own, markers], [polygons, own, markers]);
  useOverlayLayers(engine, layers);
}
