import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import type { Neighbour } from '#engines/drawing/borders.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import { featureOf } from '#engines/drawing/drawn-map.ts';
import type { StartPosition } from '#machines/map/map-editor.rules.ts';
import { useColorScheme } from '../../parts/theme/theme-choice.ts';
import { useKeyList } from '../../parts/keys/shown-keys.ts';
import { groundStyle } from '../../parts/map/basemap.ts';
import { Attribution } from '../../parts/map/controls/Attribution.tsx';
import { MapControls } from '../../parts/map/controls/MapControls.tsx';
import { ScaleBar } from '../../parts/map/controls/ScaleBar.tsx';
import { useOwnPosition } from '../../parts/map/position/useOwnPosition.ts';
import { MapContext } from '../../parts/map/engine/map-context.ts';
import { useMapEngine } from '../../parts/map/engine/useMapEngine.ts';
import { useMapMoves } from '../../parts/map/engine/useMapMoves.ts';
import { FeatureList } from '../../parts/map/FeatureList.tsx';
import { boundsOf } from '../../parts/map/geometry/bounds.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { startView } from '../../parts/map/geometry/start-view.ts';
import { MapLabels } from '../../parts/map/labels/MapLabels.tsx';
import { markerFrames, pinsOf } from '../../parts/map/layers/marker-atlas.ts';
import { withFeatures } from '../../parts/map/layers/outline-layers.ts';
import type { MapData } from '../../parts/map/map-data.ts';
import { mapTexts } from '../../parts/map/map.texts.ts';
import { drawnMarkers, listedFeatures, mapLabels } from '../../parts/map/map.view.ts';
import { MapStatus } from '../../parts/map/MapStatus.tsx';
import canvasClasses from '../../parts/map/MapCanvas.module.css';
import { Crosshair } from './Crosshair.tsx';
import { type DrawingView, withoutActive } from './drawing.view.ts';
import { neighbourLines, withEditing } from './editor-style.ts';
import classes from './EditorMap.module.css';
import { LabelPopup } from './LabelPopup.tsx';
import { neighbourLabels } from './neighbour-labels.ts';
import { useEditingLayers } from './useEditingLayers.ts';
import { useGestures } from './useGestures.ts';
import { editorKeys } from './drawing-keys.texts.ts';
import { useKeys } from './useKeys.ts';
import { useMismatches } from './useMismatches.ts';
import { BorderList } from './BorderList.tsx';
import { OverlapNote } from './OverlapNote.tsx';

export interface Props {
  readonly name: string;
  readonly data: MapData;
  readonly start: StartPosition | null;
  readonly view: DrawingView;
  readonly neighbours: readonly Neighbour[];
  readonly snapping: boolean;
  /** What was saved last since the editor was opened. */
  readonly saved: MapFeatures | null;
  /** The congregation's own limits may be named here. */
  readonly global: boolean;
  /** Where the dialog finds the map, for what it saves of its view. */
  readonly onMap: (map: MapLibreMap | null) => void;
  readonly send: (event: DrawingEvent) => void;
  /** The tools, which lie over the map. */
  readonly children: ReactNode;
}

const nowhere = { latitude: null, longitude: null, zoom: null };
const noNeighbours: readonly Neighbour[] = [];

/** A map to draw on: canvas below, words and tools above (B-105). */
export function EditorMap({ name, data, start, view, neighbours, snapping, ...props }: Props) {
  const { send } = props;
  const region = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const scheme = useColorScheme();
  const { basemap, polygonStyle, icons } = data;
  const sizes = useMemo(() => markerFrames(icons), [icons]);
  const still = useMemo(
    () => withoutActive(view.present, view.active),
    [view.present, view.active],
  );
  const around = useMemo(() => neighbourLines(neighbours), [neighbours]);
  const beside = useMemo(() => neighbourLabels(neighbours), [neighbours]);
  const style = useMemo(() => {
    const drawn = withFeatures(groundStyle(basemap, scheme), still, polygonStyle, scheme);
    return withEditing(drawn, around, scheme);
  }, [basemap, scheme, still, polygonStyle, around]);
  const shown = useMemo(
    () => ({
      labels: [...mapLabels(still), ...beside],
      markers: drawnMarkers(view.present.geojson),
      list: listedFeatures(view.present.geojson).map((feature) => ({ ...feature, opens: true })),
    }),
    [view.present, still, beside],
  );
  const bounds = useMemo(() => boundsOf(view.present.geojson), [view.present]);
  const borders = useMemo(
    () => (snapping ? neighbours.flatMap(({ geometry }) => [...linesOf(geometry)]) : null),
    [snapping, neighbours],
  );

  const engine = useMapEngine(canvas, {
    style,
    maxZoom: basemap.maxZoom,
    startView: (size) =>
      startView(start ?? nowhere, view.present.geojson, size, {
        maxZoom: basemap.maxZoom,
        ground: basemap.centre,
        keeping: true,
      }),
  });
  const { map } = engine;
  const tellMap = useEffectEvent(props.onMap);
  useEffect(() => tellMap(map), [map]);
  const moves = useMapMoves(map, region, basemap.maxZoom);
  const own = useOwnPosition(engine.map);
  const gestures = useGestures(map, { view, sizes, borders, send });
  useKeyList(editorKeys);
  const keys = useKeys({ map, view, send, tapAt: gestures.tapAt });
  // The limits lie around every territory: nothing overlaps there by mistake.
  const mismatches = useMismatches(view.present.geojson, props.global ? noNeighbours : neighbours);
  useEditingLayers(engine, {
    view,
    polygonStyle,
    pins: pinsOf(icons),
    scheme,
    own: own.layers,
    mismatches,
    pointer: gestures.pointer,
    touch: gestures.touch,
  });

  const labelled = featureOf(view.map, view.labelled);
  const instead =
    engine.state === 'unavailable'
      ? mapTexts.noCanvas
      : engine.state === 'lost'
        ? mapTexts.lostCanvas
        : null;
  return (
    <MapContext value={map}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the canvas */}
      <div
        ref={region}
        className={canvasClasses.region}
        role="region"
        aria-label={name}
        data-mode={view.mode}
        onKeyDownCapture={keys.onKeyDownCapture}
      >
        <div ref={canvas} className={canvasClasses.canvas} />
        <div className={canvasClasses.words}>
          <MapLabels labels={shown.labels} markers={shown.markers} sizes={sizes} />
          {keys.cross && <Crosshair at={keys.cross} />}
        </div>
        {props.children}
        <FeatureList
          features={shown.list}
          instead={instead}
          onChoose={(place) => {
            const id = view.present.ids[place];
            if (id === undefined) return;
            send(
              view.mode === 'removing'
                ? { type: 'shape.removed', id }
                : view.mode === 'joining'
                  ? { type: 'shape.joined', id }
                  : { type: 'shape.chosen', id },
            );
            map?.getCanvas().focus();
          }}
        />
        {instead === null && (
          <div className={`${canvasClasses.controls ?? ''} ${classes.controls ?? ''}`}>
            <MapControls
              region={region}
              searching={own.searching}
              following={own.position !== null}
              onCentre={bounds && (() => moves.centreOn(bounds))}
              onFindPosition={own.find}
            />
          </div>
        )}
        <div className={`${canvasClasses.foot ?? ''} ${classes.foot ?? ''}`}>
          <MapStatus>
            {own.problem ?? (engine.groundMissing && instead === null ? mapTexts.noGround : null)}
          </MapStatus>
          <div className={canvasClasses.lowerLeft}>
            <OverlapNote mismatches={mismatches} saved={props.saved === view.present.geojson} />
            <BorderList mismatches={mismatches} onShow={moves.show} />
            {instead === null && <ScaleBar />}
          </div>
          <Attribution basemap={basemap} />
        </div>
        {labelled && (
          <LabelPopup
            key={view.labelled}
            feature={labelled}
            sizes={sizes}
            global={props.global}
            onClose={(text) => {
              send({ type: 'label.closed', text });
              map?.getCanvas().focus();
            }}
          />
        )}
      </div>
    </MapContext>
  );
}
