import type { Position } from 'geojson';
import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import { featureOf } from '#engines/drawing/drawn-map.ts';
import { type Line, type SnapPoint, snap } from '#engines/drawing/snap.ts';
import { useNotice } from '../../parts/notice/notice.ts';
import { editorTexts } from '../editor/map-editor.texts.ts';
import { viewOf } from '../../parts/map/engine/map-context.ts';
import { reachOf, type ScreenPoint } from '../../parts/map/engine/pick.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { metresPerPixel } from '../../parts/map/geometry/mercator.ts';
import type { MarkerFrame } from '../../parts/map/layers/marker-atlas.ts';
import type { MarkerKind } from '../../parts/map/map.view.ts';
import { type DrawingView, withoutActive } from './drawing.view.ts';
import { basemapSource } from '../../parts/map/style/basemap-layers.ts';
import { closesLine, handleAt, handlesOf, shapeAt } from './hit.ts';
import { listenToPointer } from './pointer.ts';
import { streetsOf } from './streets.ts';

interface Options {
  readonly view: DrawingView;
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  /** What points are drawn to, besides the map's own shapes and the streets; null: to nothing. */
  readonly borders: readonly Line[] | null;
  readonly send: (event: DrawingEvent) => void;
}

const snapReach = { mouse: 9, touch: 16 };
const usesOneFinger: readonly DrawingView['mode'][] = ['drawing', 'placing'];

/** What pointers and keys on the map mean to the drawing, by its mode. */
export function useGestures(map: MapLibreMap | null, options: Options) {
  const { view, sizes, borders, send } = options;
  const notices = useNotice();
  const [pointer, setPointer] = useState<SnapPoint | { position: Position; to: null } | null>(null);
  const [touch, setTouch] = useState(false);
  const streets = useRef<ReturnType<typeof streetsOf> | null>(null);
  const picking = useRef(Promise.resolve());
  const grip = useRef<ScreenPoint>({ x: 0, y: 0 });

  useEffect(() => {
    if (!map) return undefined;
    const look = () => {
      streets.current = streetsOf(map);
    };
    const arrived = ({ sourceId, tile }: MapSourceDataEvent) => {
      if (sourceId === basemapSource && tile) look();
    };
    look();
    map.on('moveend', look);
    map.on('sourcedata', arrived);
    return () => {
      map.off('moveend', look);
      map.off('sourcedata', arrived);
    };
  }, [map]);

  const isPicking = view.mode === 'picking';
  useEffect(() => {
    if (!map || !isPicking) return undefined;
    const prepare = () => {
      const here = streets.current;
      // What fails is tried again by the click that needs it.
      here?.prepare(() => here === streets.current).catch(() => undefined);
    };
    if (map.loaded()) prepare();
    map.on('idle', prepare);
    return () => {
      map.off('idle', prepare);
    };
  }, [map, isPicking]);

  const projectOn =
    (on: MapLibreMap) =>
    ([longitude = 0, latitude = 0]: Position) =>
      on.project([longitude, latitude]);
  const placeAt = (on: MapLibreMap, { x, y }: ScreenPoint): Position => {
    const { lng, lat } = on.unproject([x, y]);
    return [lng, lat];
  };
  const snapped = (on: MapLibreMap, at: ScreenPoint, finger: boolean) => {
    const position = placeAt(on, at);
    if (!borders) return { position, to: null };
    const { latitude, zoom } = viewOf(on);
    const own = withoutActive(view.present, view.active).features.flatMap(({ geometry }) =>
      geometry.type === 'Point' ? [] : linesOf(geometry),
    );
    const reach = finger ? snapReach.touch : snapReach.mouse;
    const lines = { borders: [...borders, ...own], streets: streets.current?.lines() ?? [] };
    return snap(position, lines, reach * metresPerPixel(latitude, zoom)) ?? { position, to: null };
  };

  /** One block after the other, as they were touched. */
  const pick = (position: Position) => {
    const found = streets.current?.blocksAt(position) ?? Promise.resolve([]);
    picking.current = picking.current
      .then(() => found)
      .then(
        (blocks) => send({ type: 'block.picked', position, blocks }),
        (error: unknown) => {
          console.error(error);
          notices.show({ text: editorTexts.blocksNotFound, color: 'error', timeout: 0 });
        },
      );
  };
  const tapOn = (at: ScreenPoint, finger: boolean) => {
    if (!map) return;
    const project = projectOn(map);
    const reach = reachOf(finger);
    const shape = shapeAt(view.map, at, project, sizes, reach);
    switch (view.mode) {
      case 'drawing':
        if (closesLine(view.line, at, project, reach)) send({ type: 'line.ended' });
        else send({ type: 'point.placed', position: snapped(map, at, finger).position });
        break;
      case 'placing':
        send({ type: 'marker.placed', position: placeAt(map, at) });
        break;
      case 'picking': {
        pick(placeAt(map, at));
        break;
      }
      case 'removing':
        if (shape !== null) send({ type: 'shape.removed', id: shape });
        break;
      case 'joining':
        if (shape !== null) send({ type: 'shape.joined', id: shape });
        break;
      case 'editing': {
        const handle = handleAt(handlesOf(view.map, view.active), at, project, reach);
        if (handle?.what === 'corner') send({ type: 'corner.chosen', corner: handle });
        else if (!handle && shape !== null) send({ type: 'shape.chosen', id: shape });
        break;
      }
      default:
        if (shape !== null) send({ type: 'shape.chosen', id: shape });
    }
    if (finger) setPointer(null);
  };
  const tap = useEffectEvent((at: ScreenPoint, finger: boolean) => tapOn(at, finger));
  const press = useEffectEvent((at: ScreenPoint, finger: boolean) => {
    setTouch(finger);
    if (!map || view.mode !== 'editing') return false;
    const project = projectOn(map);
    const reach = reachOf(finger);
    const shape = shapeAt(view.map, at, project, sizes, reach);
    const marker = featureOf(view.map, shape)?.geometry.type === 'Point';
    const held =
      handleAt(handlesOf(view.map, view.active), at, project, reach) ??
      (marker
        ? handleAt(handlesOf(view.map, shape), at, project, sizes.other.height + reach)
        : null);
    if (!held) return false;
    const from = project(held.from);
    grip.current = { x: from.x - at.x, y: from.y - at.y };
    send({ type: 'grabbed', held });
    return true;
  });
  const drag = useEffectEvent((at: ScreenPoint, finger: boolean) => {
    if (!map) return;
    const to = { x: at.x + grip.current.x, y: at.y + grip.current.y };
    const found = snapped(map, to, finger);
    send({ type: 'dragged', position: found.position });
    setPointer(found.to ? found : null);
  });
  const drop = useEffectEvent(() => {
    send({ type: 'dropped' });
    setPointer(null);
  });
  const hover = useEffectEvent((at: ScreenPoint, finger: boolean) => {
    if (map && view.mode === 'drawing') setPointer(snapped(map, at, finger));
    else setPointer(null);
  });
  const oneFinger = useEffectEvent(() => usesOneFinger.includes(view.mode));

  useEffect(() => {
    if (!map) return undefined;
    map.doubleClickZoom.disable();
    return listenToPointer(map, {
      onPress: (at, finger) => press(at, finger),
      onDrag: (at, finger) => drag(at, finger),
      onDrop: () => drop(),
      onHover: (at, finger) => hover(at, finger),
      onTap: (at, finger) => tap(at, finger),
      oneFingerDraws: () => oneFinger(),
    });
  }, [map]);

  return {
    touch,
    pointer: view.mode === 'drawing' || view.dragging ? pointer : null,
    /** The same as a tap, at a place that the keys have chosen. */
    tapAt: (position: Position) => {
      if (map) tapOn(projectOn(map)(position), false);
    },
  };
}
