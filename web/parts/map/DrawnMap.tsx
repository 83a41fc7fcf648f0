import type { ReactNode } from 'react';
import { drawnMapTexts } from './drawn-map.texts.ts';
import { FeatureList } from './FeatureList.tsx';
import { bare } from './geometry/clear-sides.ts';
import { mercator } from './geometry/mercator.ts';
import { fittedBounds, savedView, startView, type View } from './geometry/start-view.ts';
import { DrawnNames } from './labels/DrawnNames.tsx';
import classes from './MapCanvas.module.css';
import type { MapData } from './map-data.ts';
import { type ListedFeature, listedFeatures, noFeatures } from './map.view.ts';
import { DrawnSketch, sketchPaper } from './sketch/DrawnSketch.tsx';
import { FittedSketch } from './sketch/FittedSketch.tsx';
import { thinned } from './sketch/thinned.ts';
import { WaitingMap } from './WaitingMap.tsx';

interface Props {
  readonly map: MapData;
  readonly limits: string;
  readonly title: ReactNode;
  readonly lowerRight: ReactNode;
}

const nowhere = { latitude: null, longitude: null, zoom: null };
/** Names are placed and shapes drawn for a window as large as this one, around the same centre. */
const large = { width: 1440, height: 900 };
/** Half of a phone, where all of it is seen; larger windows show it larger. */
const half = { width: 400, height: 400 };
const mostListed = 200;

/** A map as it is seen so, and where that is. */
const picture = (map: MapData, view: View, size: typeof large) => ({
  frame: { ...size, zoom: view.zoom, centre: mercator([view.longitude, view.latitude]) },
  map: { ...map, geojsonFeature: thinned(map.geojsonFeature ?? noFeatures, view.zoom) },
});

/**
 * A map for a page that is drawn before it has a script: as it will be, and where no script runs, as
 * where no map can be drawn (B-105, OWN-143).
 */
export function DrawnMap({ map, ...slots }: Props) {
  const features = map.geojsonFeature ?? noFeatures;
  const { maxZoom, centre } = map.basemap;
  const list = shortened(listedFeatures(features));
  const around = { maxZoom, ground: centre };
  const own = savedView(map, maxZoom);
  const bounds = fittedBounds(features, own);
  const seen = startView(nowhere, features, half, { ...around, sides: bare });
  const whole = picture(map, seen, half);
  return (
    <WaitingMap {...slots} basemap={map.basemap} list={list}>
      <div className={classes.words} style={{ background: sketchPaper, containerType: 'size' }}>
        {bounds ? (
          <FittedSketch map={map} bounds={bounds} maxZoom={maxZoom} />
        ) : (
          own && <Placed {...picture(map, own, large)} />
        )}
      </div>
      <noscript>
        <style>{withoutScript}</style>
        <div className={classes.still} style={{ background: sketchPaper }}>
          <DrawnSketch {...whole} style={fitted} />
        </div>
        <FeatureList
          features={list}
          instead={drawnMapTexts.noScript}
          below
          limits={slots.limits}
          onChoose={null}
        />
      </noscript>
    </WaitingMap>
  );
}

/** Around the middle of any window. */
const Placed = (drawn: ReturnType<typeof picture>) => (
  <>
    <DrawnSketch {...drawn} style={inTheMiddle} />
    <DrawnNames {...drawn} />
  </>
);

const inTheMiddle = {
  position: 'absolute',
  inset: '50% auto auto 50%',
  ...large,
  maxWidth: 'none',
  overflow: 'visible',
  transform: 'translate(-50%, -50%)',
} as const;
const fitted = { display: 'block', width: '100%', height: '100%' } as const;

/** Nothing loads, nothing hides, and what is listed for who cannot see the map is so for everybody. */
const withoutScript = `.${classes.words},[role=status],noscript+section,button svg{display:none}`;

/** No longer than a page that is drawn before its script may be. */
function shortened(list: readonly ListedFeature[]): readonly ListedFeature[] {
  if (list.length <= mostListed) return list;
  const more = drawnMapTexts.more(list.length - mostListed);
  return [...list.slice(0, mostListed), { id: -1, type: '', name: more, desc: '', opens: false }];
}
