import {
  lazy,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Late } from '../failure/Late.tsx';
import { groundStyle } from './basemap.ts';
import { Attribution } from './controls/Attribution.tsx';
import { MapControls } from './controls/MapControls.tsx';
import { ScaleBar } from './controls/ScaleBar.tsx';
import { MapContext } from './engine/map-context.ts';
import { useCooperativeGestures } from './engine/useCooperativeGestures.ts';
import { useFirstPicture } from './engine/useFirstPicture.ts';
import { useMapEngine } from './engine/useMapEngine.ts';
import { useMapLayers } from './engine/useMapLayers.ts';
import { useMapMoves } from './engine/useMapMoves.ts';
import { useMapPicks } from './engine/useMapPicks.ts';
import { FeatureList } from './FeatureList.tsx';
import { areCrowded } from './labels/label-placement.ts';
import { MapLabels } from './labels/MapLabels.tsx';
import { withFeatures } from './layers/outline-layers.ts';
import type { PolygonFills } from './layers/polygon-layer.ts';
import classes from './MapCanvas.module.css';
import type { MapData } from './map-data.ts';
import { mapTexts } from './map.texts.ts';
import { type FeatureId, featurePopup, noFeatures } from './map.view.ts';
import { MapPopup } from './MapPopup.tsx';
import { MapStatus } from './MapStatus.tsx';
import { useOwnPosition } from './position/useOwnPosition.ts';
import { MapSketch } from './sketch/MapSketch.tsx';
import { type MapStreets, noStreets } from './streets/map-streets.ts';
import { ShownStreet } from './streets/ShownStreet.tsx';
import { withStreets } from './streets/street-layers.ts';
import { useShownStreet } from './streets/useShownStreet.ts';
import { useMapContent } from './useMapContent.ts';

const HeadingSign = lazy(async () => ({
  default: (await import('./position/HeadingSign.tsx')).HeadingSign,
}));

const withoutStreets: MapStreets = { streets: noStreets, chosen: null, onChoose: null };

export interface MapCanvasProps {
  /** Accessible name of the map. */
  readonly name: string;
  /** Where the territory ends, in words. */
  readonly limits?: string;
  readonly map: MapData;
  /** The basemap's own maximum unless a lower one is given (PREV-02). */
  readonly maxZoom?: number;
  /** The map is part of a scrolling page, which keeps the wheel and one-finger gestures. */
  readonly inPage?: boolean;
  /** Fits the view to the features whenever they change. */
  readonly follow?: boolean;
  /** Fill colours that replace the server's, e.g. by state; must be stable. */
  readonly fills?: PolygonFills;
  /** Labels stand where they fit, for a map beside a list of what it shows (OWN-242). */
  readonly fitting?: boolean;
  /** The polygon that is chosen beside the map. */
  readonly lifted?: FeatureId | null;
  /** The streets of a list beside the map (OWN-220). */
  readonly streets?: MapStreets;
  /** Called with the clicked polygon, or null for a click beside all of them. */
  readonly onChoosePolygon?: (id: FeatureId | null) => void;
  /** What is said where the ground is missing, instead of the usual. */
  readonly noGround?: string;
  /** Rendered over the whole map, in full screen too. */
  readonly over?: ReactNode;
  /** Placed at the top left. */
  readonly title?: ReactNode;
  /** Placed above the scale bar. */
  readonly lowerLeft?: ReactNode;
  /** Placed above the attribution. */
  readonly lowerRight?: ReactNode;
}

/** The map of every screen: the canvas, with labels and controls as DOM above it (B-105). */
export function MapCanvas({
  name,
  map: data,
  maxZoom = data.basemap.maxZoom,
  ...slots
}: MapCanvasProps) {
  const region = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<FeatureId | null>(null);
  const [pointed, setPointed] = useState<FeatureId | null>(null);
  const { streets: listed = withoutStreets } = slots;
  const { fills = null, fitting = false } = slots;
  const content = useMapContent(data, fills, maxZoom, slots.streets?.streets, fitting);
  const { features, bounds, scheme, sizes, start } = content;
  const { basemap, polygonStyle } = data;
  // Deferred so that the engine starts and tiles load while the outlines are computed.
  const outlined = useDeferredValue(features, noFeatures);
  const drawn = useMemo(
    () => withFeatures(groundStyle(basemap, scheme), outlined, polygonStyle, scheme),
    [basemap, scheme, outlined, polygonStyle],
  );
  const chosenStreet = listed.chosen?.name ?? null;
  const style = useMemo(
    () => withStreets(drawn, listed.streets, chosenStreet, scheme),
    [drawn, listed.streets, chosenStreet, scheme],
  );

  const engine = useMapEngine(canvas, { style, maxZoom, startView: start });
  const moves = useMapMoves(engine.map, region, maxZoom);
  const { follow = false, inPage = false } = slots;
  useCooperativeGestures(engine.map, inPage);
  const { centreOn } = moves;
  useEffect(() => {
    if (follow && bounds) centreOn(bounds);
  }, [follow, bounds, centreOn]);
  const shownStreet = useShownStreet(listed, centreOn);
  const own = useOwnPosition(engine.map);
  const whole = useMapLayers(engine, content, own.layers);
  const pictured = useFirstPicture(engine, whole && outlined === features);
  useMapPicks(engine.map, {
    ...content,
    onChoose: setChosen,
    onChoosePolygon: slots.onChoosePolygon ?? null,
    onPoint: areCrowded(content.labels) ? setPointed : null,
    streets: listed,
  });

  const choose = (id: FeatureId) => {
    setChosen(id);
    const position = featurePopup(features, id)?.position;
    if (position) moves.show(position);
  };

  const still = engine.state === 'unavailable';
  const standing = still ? content.fit : start;
  const instead = still ? mapTexts.noCanvas : engine.state === 'lost' ? mapTexts.lostCanvas : null;
  const popup = chosen === null ? null : featurePopup(features, chosen);
  const status =
    own.problem ?? (engine.groundMissing ? (slots.noGround ?? mapTexts.noGround) : null);

  return (
    <MapContext value={engine.map}>
      <div ref={region} className={classes.region} role="region" aria-label={name}>
        <div className={classes.title} data-over="top">
          {slots.title}
        </div>
        <div className={classes.stage}>
          <div ref={canvas} className={classes.canvas} />
          <div className={still ? classes.still : classes.words}>
            {!pictured && <MapSketch content={content} startView={standing} />}
            <MapLabels {...content} startView={standing} lifted={pointed ?? slots.lifted ?? null} />
          </div>
          {shownStreet && <ShownStreet street={shownStreet} />}
          {slots.over}
          {own.position && own.heading !== null && (
            <Late missing="nothing">
              <HeadingSign position={own.position} heading={own.heading} />
            </Late>
          )}
          <FeatureList
            features={content.list}
            instead={instead}
            below={still}
            limits={slots.limits}
            onChoose={instead === null ? choose : null}
          />
          {instead === null && (
            <div className={classes.controls} data-over="right">
              <MapControls
                region={region}
                searching={own.searching}
                following={own.position !== null}
                onCentre={bounds && (() => moves.centreOn(bounds))}
                onFindPosition={own.find}
              />
            </div>
          )}
          {popup && instead === null && (
            <MapPopup
              key={popup.id}
              popup={popup}
              rise={sizes[popup.kind].anchorY}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
        <div className={classes.foot}>
          {instead === null && (
            <>
              <MapStatus>{status}</MapStatus>
              <div className={classes.lowerLeft} data-over="bottom">
                {slots.lowerLeft}
                <ScaleBar />
              </div>
            </>
          )}
          <div className={classes.lowerRight} data-over="bottom">
            {slots.lowerRight}
          </div>
          <Attribution basemap={basemap} />
        </div>
      </div>
    </MapContext>
  );
}
