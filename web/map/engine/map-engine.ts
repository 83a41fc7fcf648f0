import './map-engine.css';

import { MapLibreOverlay } from '@deck.gl/maplibre';
import {
  addProtocol,
  Map as MapLibreMap,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import type { Device } from '../layers/use-marker-sheet.ts';
import { mapTexts } from '../map.texts.ts';
import { engineZoom } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';

setWorkerUrl(workerUrl);
const archives = new Protocol();
addProtocol('pmtiles', async (request, abort) => {
  const { data, cacheControl, expires } = await archives.tilev4(request, abort);
  if (typeof data !== 'object' || data === null) throw new TypeError(`No archive: ${request.url}`);
  return { data, cacheControl: cacheControl ?? null, expires: expires ?? null };
});

interface EngineOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  readonly view: View;
  readonly maxZoom: number;
  readonly interactive: boolean;
}

/** A flat map with north above; throws where no WebGL is to be had. */
export function createMap({ container, style, view, maxZoom, interactive }: EngineOptions) {
  const map = new MapLibreMap({
    container,
    style,
    interactive,
    center: [view.longitude, view.latitude],
    zoom: engineZoom(view.zoom),
    maxZoom: engineZoom(maxZoom),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: 0,
    locale: {
      'Map.Title': mapTexts.canvas,
      'CooperativeGesturesHandler.WindowsHelpText': mapTexts.zoomByWheel,
      'CooperativeGesturesHandler.MacHelpText': mapTexts.zoomByWheelOnMac,
      'CooperativeGesturesHandler.MobileHelpText': mapTexts.moveByTwoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  withoutSky(map);
  map.getCanvas().setAttribute('role', interactive ? 'application' : 'presentation');
  return map;
}

/** Seen from straight above there is no sky, which is drawn all the same, under the whole map. */
function withoutSky({ painter }: MapLibreMap) {
  painter.drawFunctions = { ...painter.drawFunctions, sky: () => {} };
}

/** deck.gl inside the map's own canvas: one context, and its fills under the names of the streets. */
export const createOverlay = (onDevice: (device: Device) => void) =>
  new MapLibreOverlay({
    interleaved: true,
    layers: [],
    onDeviceInitialized: onDevice,
    getCursor: () => '',
  });

/** Draws over the whole canvas again when it has other pixels in the same place, which deck.gl does not see. */
export function followCanvas(device: Device, map: MapLibreMap) {
  const follow = () => {
    const { width, height } = map.getCanvas();
    device.canvasContext?.setDrawingBufferSize(width, height);
  };
  follow();
  map.on('resize', follow);
}
