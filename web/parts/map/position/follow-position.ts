import type { Map as MapLibreMap } from 'maplibre-gl';
import { ease, moveTo } from '../engine/move-to.ts';
import { mapTexts } from '../map.texts.ts';
import { watchCompass } from './compass.ts';
import { positionLayers } from './position-layers.ts';
import type { Own, OwnPosition } from './own-position.ts';

/** Milliseconds for the first position. */
const patience = 15_000;
/** The zoom at which single streets are readable. */
const streetZoom = 17;
/** Pixels between the middle of the map and the position, up to which the map goes along with it. */
const near = 24;

export interface Following {
  readonly stop: () => void;
  /** Stopped, or refused by the device. */
  readonly ended: () => boolean;
  /** Leads back to the position; false where the map is there, or no position is known. */
  readonly comeBack: () => boolean;
}

/** A change of what is known; null: nothing any more. */
type Tell = (change: Partial<Own> | null) => void;

/** Begins to follow the position; what follows already comes back to it, or ends. */
export function follow(present: Following | null, map: MapLibreMap, tell: Tell): Following | null {
  if (!present || present.ended()) return begin(map, tell);
  if (present.comeBack()) return present;
  present.stop();
  tell(null);
  return null;
}

function begin(map: MapLibreMap, tell: Tell): Following {
  let last: OwnPosition | null = null;
  let ended = false;
  let leaveCompass = () => {};
  const inMiddle = () => {
    if (!last) return false;
    const { x, y } = map.project([last.longitude, last.latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    return Math.hypot(x - clientWidth / 2, y - clientHeight / 2) <= near;
  };
  const watch = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy, heading } }) => {
      const position = { latitude, longitude, accuracy };
      const goesAlong = inMiddle();
      if (!last) moveTo(map, position, streetZoom);
      else if (goesAlong) ease(map, { center: [longitude, latitude] });
      last = position;
      const moving = heading !== null && !Number.isNaN(heading);
      tell({
        position,
        layers: positionLayers(position),
        searching: false,
        problem: null,
        ...(moving ? { heading } : {}),
      });
    },
    ({ code, PERMISSION_DENIED }) => {
      const denied = code === PERMISSION_DENIED;
      // In a stairwell it is lost for a while: the last one stays, and the next one comes by itself.
      if (last && !denied) return;
      stop();
      tell(null);
      tell({ problem: denied ? mapTexts.positionDenied : mapTexts.positionUnknown });
    },
    { enableHighAccuracy: true, timeout: patience },
  );
  const stop = () => {
    navigator.geolocation.clearWatch(watch);
    leaveCompass();
    last = null;
    ended = true;
  };
  leaveCompass = watchCompass((heading) => tell({ heading }));
  return {
    stop,
    ended: () => ended,
    comeBack: () => {
      if (!last || inMiddle()) return false;
      moveTo(map, last, streetZoom);
      return true;
    },
  };
}
