import type { Position } from 'geojson';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, DrawnPolygon, FeatureId, MarkerKind } from '../map.view.ts';
import { markerAt, polygonAt } from './pick.ts';

interface Picks {
  readonly markers: readonly DrawnMarker[];
  readonly polygons: readonly DrawnPolygon[];
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  readonly onChoose: (id: FeatureId | null) => void;
  /** Null where polygons are not to be chosen. */
  readonly onChoosePolygon: ((id: FeatureId | null) => void) | null;
}

/** How far from a marker a finger may land, in pixels: half of 44. */
const reach = 22;

/** What a click means; found without the GPU, whose answer costs a picture of its own. */
export function useMapPicks(map: MapLibreMap | null, picks: Picks) {
  const hit = useEffectEvent((on: MapLibreMap, { point, lngLat }: MapMouseEvent) => {
    const project = ([longitude = 0, latitude = 0]: Position) => on.project([longitude, latitude]);
    const marker = markerAt(picks.markers, point, project, picks.sizes, reach);
    const polygon =
      marker === null && picks.onChoosePolygon
        ? polygonAt(picks.polygons, [lngLat.lng, lngLat.lat])
        : null;
    return { marker, polygon };
  });
  const choose = useEffectEvent((on: MapLibreMap, event: MapMouseEvent) => {
    const { marker, polygon } = hit(on, event);
    picks.onChoose(marker);
    if (marker === null) picks.onChoosePolygon?.(polygon);
  });

  useEffect(() => {
    if (!map) return undefined;
    const click = (event: MapMouseEvent) => choose(map, event);
    const move = (event: MapMouseEvent) => {
      if (event.originalEvent.buttons > 0) return;
      const { marker, polygon } = hit(map, event);
      map.getCanvasContainer().style.cursor = marker === null && polygon === null ? '' : 'pointer';
    };
    map.on('click', click);
    map.on('mousemove', move);
    return () => {
      map.off('click', click);
      map.off('mousemove', move);
    };
  }, [map]);
}
