import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { groundStyle } from './basemap.ts';
import { Attribution } from './controls/Attribution.tsx';
import { MapControls } from './controls/MapControls.tsx';
import { ScaleBar } from './controls/ScaleBar.tsx';
import { useOwnPosition } from './controls/use-own-position.ts';
import { MapContext } from './engine/map-context.ts';
import { useCooperativeGestures } from './engine/use-cooperative-gestures.ts';
import { useFirstPicture } from './engine/use-first-picture.ts';
import { useMapEngine } from './engine/use-map-engine.ts';
import { useMapLayers } from './engine/use-map-layers.ts';
import { useMapMoves } from './engine/use-map-moves.ts';
import { useMapPicks } from './engine/use-map-picks.ts';
import { FeatureList } from './FeatureList.tsx';
import { MapLabels } from './labels/MapLabels.tsx';
import { withFeatures } from './layers/outline-layers.ts';
import type { PolygonFills } from './layers/polygon-layer.ts';
import classes from './MapCanvas.module.css';
import type { MapData } from './map-data.ts';
import { mapTexts } from './map.texts.ts';
import { type FeatureId, featurePopup, noFeatures } from './map.view.ts';
import { MapPopup } from './MapPopup.tsx';
import { MapSketch } from './sketch/MapSketch.tsx';
import { useMapContent } from './use-map-content.ts';

interface Props {
  /** What screen readers call the map. */
  readonly name: string;
  readonly map: MapData;
  /** Of the ground, unless less is wanted (PREV-02). */
  readonly maxZoom?: number;
  /** Lies in a page that scrolls, and leaves it the wheel and the single finger. */
  readonly inPage?: boolean;
  /** Moves to what is drawn whenever that changes. */
  readonly follow?: boolean;
  /** Other colours than the server's, e.g. by state; must be stable. */
  readonly fills?: PolygonFills;
  /** A polygon was clicked, or the ground beside them all (null). */
  readonly onChoosePolygon?: (id: FeatureId | null) => void;
  /** Lies over the whole map, in full screen too. */
  readonly over?: ReactNode;
  /** Stands at the top left. */
  readonly title?: ReactNode;
  /** Stands above the scale. */
  readonly lowerLeft?: ReactNode;
  /** Stands above the attribution. */
  readonly lowerRight?: ReactNode;
}

/** A map with all that is drawn on it: canvas below, words and buttons above (B-105). */
export function MapCanvas({ name, map: data, maxZoom = data.basemap.maxZoom, ...slots }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<FeatureId | null>(null);
  const content = useMapContent(data, slots.fills ?? null, maxZoom);
  const { features, bounds, scheme, sizes, start } = content;
  const { basemap, polygonStyle } = data;
  // The engine starts, and its ground comes, while what lies on it is worked out.
  const outlined = useDeferredValue(features, noFeatures);
  const style = useMemo(
    () => withFeatures(groundStyle(basemap, scheme), outlined, polygonStyle, scheme),
    [basemap, scheme, outlined, polygonStyle],
  );

  const engine = useMapEngine(canvas, { style, maxZoom, startView: start });
  const moves = useMapMoves(engine.map, region, maxZoom);
  const { follow = false, inPage = false } = slots;
  useCooperativeGestures(engine.map, inPage);
  const { centreOn } = moves;
  useEffect(() => {
    if (follow && bounds) centreOn(bounds);
  }, [follow, bounds, centreOn]);
  const own = useOwnPosition(moves.goTo);
  const whole = useMapLayers(engine, content, own.position);
  const pictured = useFirstPicture(engine, whole && outlined === features);
  useMapPicks(engine.map, {
    ...content,
    onChoose: setChosen,
    onChoosePolygon: slots.onChoosePolygon ?? null,
  });

  const still = engine.state === 'unavailable';
  const standing = still ? content.fit : start;
  const instead = still ? mapTexts.noCanvas : engine.state === 'lost' ? mapTexts.lostCanvas : null;
  const popup = chosen === null ? null : featurePopup(features, chosen);
  const told = own.problem ?? (engine.groundMissing ? mapTexts.noGround : null);

  return (
    <MapContext value={engine.map}>
      <div ref={region} className={classes['region']} role="region" aria-label={name}>
        <div className={classes['title']}>{slots.title}</div>
        <div ref={canvas} className={classes['canvas']} />
        <div className={still ? classes['still'] : classes['words']}>
          {!pictured && <MapSketch content={content} startView={standing} />}
          <MapLabels {...content} startView={standing} />
        </div>
        {slots.over}
        <FeatureList
          features={content.list}
          instead={instead}
          below={still}
          onChoose={(id) => {
            setChosen(id);
            const position = featurePopup(features, id)?.position;
            if (position) moves.show(position);
          }}
        />
        {instead === null && (
          <>
            <div className={classes['controls']}>
              <MapControls
                region={region}
                searching={own.searching}
                onCentre={bounds && (() => moves.centreOn(bounds))}
                onFindPosition={own.find}
              />
            </div>
            <p className={classes['told']} role="status">
              {told}
            </p>
          </>
        )}
        <div className={classes['foot']}>
          {instead === null && (
            <div className={classes['lowerLeft']}>
              {slots.lowerLeft}
              <ScaleBar />
            </div>
          )}
          <div className={classes['lowerRight']}>{slots.lowerRight}</div>
          <Attribution basemap={basemap} />
        </div>
        {popup && instead === null && (
          <MapPopup
            key={popup.id}
            popup={popup}
            rise={sizes[popup.kind].anchorY}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
    </MapContext>
  );
}
