import type { Position } from 'geojson';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MarkerFrame } from '../layers/marker-atlas.ts';
import type { DrawnMarker, DrawnPolygon, FeatureId, MarkerKind } from '../map.view.ts';
import { onceAFrame } from './once-a-frame.ts';
import { markerAt, polygonAt, reachOf, streetAt } from './pick.ts';
import type { MapStreets } from '../streets/map-streets.ts';

interface Picks {
  readonly markers: readonly DrawnMarker[];
  readonly polygons: readonly DrawnPolygon[];
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  readonly onChoose: (id: FeatureId | null) => void;
  /** Null where polygons cannot be chosen. */
  readonly onChoosePolygon: ((id: FeatureId | null) => void) | null;
  /** The polygon under a pointer, or touched last; null where nobody asks. */
  readonly onPoint: ((id: FeatureId | null) => void) | null;
  readonly streets: MapStreets;
}

/** Reports clicks on markers, streets of a list and polygons. Hit testing is geometric: GPU picking draws another frame. */
export function useMapPicks(map: MapLibreMap | null, picks: Picks) {
  const touch = useRef(false);
  const hit = useEffectEvent((on: MapLibreMap, { point, lngLat }: MapMouseEvent) => {
    const project = ([longitude = 0, latitude = 0]: Position) => on.project([longitude, latitude]);
    const marker = markerAt(picks.markers, point, project, picks.sizes, reachOf(touch.current));
    const street =
      marker === null && picks.streets.onChoose
        ? streetAt(picks.streets.streets, point, project)
        : null;
    const polygon =
      marker === null && street === null && picks.onChoosePolygon
        ? polygonAt(picks.polygons, [lngLat.lng, lngLat.lat])
        : null;
    return { marker, street, polygon };
  });
  const point = useEffectEvent((at: MapMouseEvent['lngLat'] | null) =>
    picks.onPoint?.(at && polygonAt(picks.polygons, [at.lng, at.lat])),
  );
  const choose = useEffectEvent((on: MapLibreMap, event: MapMouseEvent) => {
    point(event.lngLat);
    const { marker, street, polygon } = hit(on, event);
    picks.onChoose(marker);
    if (street !== null) picks.streets.onChoose?.({ name: street, by: 'map' });
    else if (marker === null) picks.onChoosePolygon?.(polygon);
  });

  useEffect(() => {
    if (!map) return undefined;
    const click = (event: MapMouseEvent) => choose(map, event);
    const canvas = map.getCanvasContainer();
    const hover = onceAFrame((event: MapMouseEvent) => {
      const { marker, street, polygon } = hit(map, event);
      const free = marker === null && street === null && polygon === null;
      canvas.style.cursor = free ? '' : 'pointer';
      point(event.lngLat);
    });
    const leave = () => {
      hover.stop();
      if (!touch.current) point(null);
    };
    const move = (event: MapMouseEvent) => {
      if (event.originalEvent.buttons === 0) hover.ask(event);
    };
    const press = ({ pointerType }: PointerEvent) => {
      touch.current = pointerType === 'touch';
    };
    canvas.addEventListener('pointerdown', press);
    map.on('click', click);
    map.on('mousemove', move);
    map.on('mouseout', leave);
    return () => {
      hover.stop();
      canvas.removeEventListener('pointerdown', press);
      map.off('click', click);
      map.off('mousemove', move);
      map.off('mouseout', leave);
    };
  }, [map]);
}
