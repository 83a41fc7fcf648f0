import type { Layer } from 'deck.gl';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import type { Mismatch } from '#engines/drawing/borders.ts';
import { featureOf } from '#engines/drawing/drawn-map.ts';
import type { ColorScheme } from '../../parts/theme/theme-choice.ts';
import type { Engine } from '../../parts/map/engine/engine-store.ts';
import { useOverlayLayers } from '../../parts/map/engine/useOverlayLayers.ts';
import { linesOf, polygonsOf } from '../../parts/map/geometry/geometry.ts';
import type { MarkerAtlas } from '../../parts/map/layers/marker-atlas.ts';
import { markerLayer } from '../../parts/map/layers/marker-layer.ts';
import { polygonLayer } from '../../parts/map/layers/polygon-layer.ts';
import { useMarkerSheet } from '../../parts/map/layers/useMarkerSheet.ts';
import type { PolygonStyle } from '../../parts/map/map-data.ts';
import { drawnMarkers, drawnPolygons } from '../../parts/map/map.view.ts';
import { type DrawingView, lineToPointer, withoutActive } from './drawing.view.ts';
import {
  activeFillLayer,
  dotLayer,
  handleDots,
  lineDots,
  mismatchLayer,
  snapDot,
} from './editing-layers.ts';
import { activeId, activeLines } from './editor-style.ts';
import { handlesOf } from './hit.ts';
import type { useGestures } from './useGestures.ts';

interface Options {
  readonly view: DrawingView;
  readonly polygonStyle: PolygonStyle;
  readonly pins: Promise<MarkerAtlas>;
  readonly scheme: ColorScheme;
  readonly own: Layer[] | null;
  readonly mismatches: readonly Mismatch[];
  readonly pointer: ReturnType<typeof useGestures>['pointer'];
  readonly touch: boolean;
}

/** Draws what is edited over what is not; the latter is made anew only when it has changed. */
export function useEditingLayers(engine: Engine, options: Options) {
  const { map, overlay, device } = engine;
  const { view, polygonStyle, pins, scheme, own, mismatches, pointer, touch } = options;
  const { active, line, cornerAt } = view;
  const sheet = useMarkerSheet(device, pins);
  const polygons = useMemo(
    () => polygonLayer(drawnPolygons(withoutActive(view.present, active)), polygonStyle, scheme),
    [view.present, active, polygonStyle, scheme],
  );
  const markers = useMemo(
    () => sheet && markerLayer(drawnMarkers(withoutActive(view.present, active)), sheet),
    [view.present, active, sheet],
  );
  const wrong = useMemo(() => mismatchLayer(mismatches), [mismatches]);
  const shape = featureOf(view.map, active);
  const fill = useMemo(
    () => activeFillLayer(shape ? polygonsOf(shape.geometry) : [], scheme),
    [shape, scheme],
  );
  const held = useMemo(() => {
    if (!sheet || !shape) return null;
    const alone = drawnMarkers({ type: 'FeatureCollection', features: [shape] });
    return markerLayer(alone, sheet, 'held-marker');
  }, [sheet, shape]);
  const snapAt = pointer?.to ? pointer.position : null;
  const dots = useMemo(() => {
    const handles = view.mode === 'editing' ? handlesOf(view.map, active) : null;
    return dotLayer([
      ...(handles ? handleDots(handles, cornerAt, touch) : []),
      ...lineDots(line, touch),
      ...(snapAt ? [snapDot(snapAt)] : []),
    ]);
  }, [view.mode, view.map, active, cornerAt, line, snapAt, touch]);

  const layers = useMemo(
    () => [polygons, wrong, fill, own, markers, held, dots],
    [polygons, wrong, fill, own, markers, held, dots],
  );
  useOverlayLayers(engine, layers);

  const pointerAt = pointer?.position ?? null;
  useEffect(() => {
    if (!map || !overlay) return undefined;
    const lines = [
      ...(shape ? linesOf(shape.geometry).map((ring) => ({ line: ring, wrong: false })) : []),
      ...lineToPointer(line, pointerAt).filter((stretch) => stretch.line.length > 1),
    ];
    const show = () => {
      const source = map.getSource<GeoJSONSource>(activeId);
      void source?.setData(activeLines(lines));
    };
    show();
    map.on('styledata', show);
    return () => {
      map.off('styledata', show);
    };
  }, [map, overlay, shape, line, pointerAt]);
}
