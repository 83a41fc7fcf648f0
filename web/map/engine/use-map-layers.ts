import { useEffect, useMemo } from 'react';
import type { MapFeatures } from '#schema/geojson.ts';
import { markerLayer } from '../layers/marker-layer.ts';
import { polygonLayer, type PolygonFills } from '../layers/polygon-layer.ts';
import { type OwnPosition, positionLayers } from '../layers/position-layer.ts';
import { useMarkerSheet } from '../layers/use-marker-sheet.ts';
import type { ColorScheme } from '../../theme/color-scheme.ts';
import type { MarkerIcons, PolygonStyle } from '../map-data.ts';
import { drawnMarkers, drawnPolygons, type FeatureId } from '../map.view.ts';
import type { Engine } from './engine-store.ts';

interface Drawn {
  readonly features: MapFeatures;
  readonly polygonStyle: PolygonStyle;
  readonly icons: MarkerIcons;
  readonly position: OwnPosition | null;
  readonly scheme: ColorScheme;
  readonly onChoose: (id: FeatureId) => void;
  readonly fills: PolygonFills | null;
  readonly onChoosePolygon: ((id: FeatureId) => void) | null;
}

/** Draws on the overlay; each layer is made anew only when what it shows has changed. */
export function useMapLayers({ map, overlay, device }: Engine, drawn: Drawn) {
  const { features, polygonStyle, icons, position, scheme, onChoose, fills, onChoosePolygon } =
    drawn;
  const sheet = useMarkerSheet(device, icons);
  const rings = useMemo(() => drawnPolygons(features), [features]);
  const polygons = useMemo(
    () => polygonLayer(rings, polygonStyle, scheme, fills, onChoosePolygon),
    [rings, polygonStyle, scheme, fills, onChoosePolygon],
  );
  const markers = useMemo(
    () => sheet && markerLayer(drawnMarkers(features), sheet, onChoose),
    [features, sheet, onChoose],
  );
  const own = useMemo(() => position && positionLayers(position), [position]);

  useEffect(() => {
    if (!map || !overlay) return undefined;
    const layers = [polygons, own, markers];
    const draw = () => overlay.setProps({ layers });
    draw();
    // Layers asked for while tiles were still on their way find their place below the names afterwards.
    map.once('idle', draw);
    return () => {
      map.off('idle', draw);
    };
  }, [map, overlay, polygons, own, markers]);
}
