import type { Layer } from 'deck.gl';
import { useMemo } from 'react';
import { markerLayer } from '../layers/marker-layer.ts';
import { polygonLayer } from '../layers/polygon-layer.ts';
import { useMarkerSheet } from '../layers/useMarkerSheet.ts';
import type { MapContent } from '../useMapContent.ts';
import type { Engine } from './engine-store.ts';
import { useOverlayLayers } from './useOverlayLayers.ts';

/**
 * Draws the features on the overlay; a layer is rebuilt only when its data change. Returns whether
 * all layers, the markers included, are there.
 */
export function useMapLayers(engine: Engine, content: MapContent, own: Layer[] | null) {
  const { polygonStyle, scheme, fills } = content;
  const sheet = useMarkerSheet(engine.device, content.pins);
  const polygons = useMemo(
    () => polygonLayer(content.polygons, polygonStyle, scheme, fills),
    [content.polygons, polygonStyle, scheme, fills],
  );
  const markers = useMemo(
    () => sheet && markerLayer(content.markers, sheet),
    [content.markers, sheet],
  );

  const layers = useMemo(() => [polygons, own, markers], [polygons, own, markers]);
  useOverlayLayers(engine, layers);
  return markers !== null;
}
