import './map-engine.css';

import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import type { Device } from '../layers/useMarkerSheet.ts';
import { mapTexts } from '../map.texts.ts';
import { engineZoom } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';
import { BoundedArchives } from './bounded-tiles.ts';
import { addProtocol, MapLibreMap, setWorkerUrl } from './ground-engine.ts';
import { readArchive } from './ground.ts';

setWorkerUrl(workerUrl);
const archives = new Protocol();
archives.tiles = new BoundedArchives();
addProtocol('pmtiles', readArchive(archives));

interface EngineOptions {
  readonly container: HTMLElement;
  readonly style: StyleSpecification;
  readonly view: View;
  readonly maxZoom: number;
  readonly interactive: boolean;
}

/** Creates a map without pitch or rotation; throws where WebGL is unavailable. */
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

/** Skips the sky: maplibre draws it under the whole map even without pitch. */
function withoutSky({ painter }: MapLibreMap) {
  painter.drawFunctions = { ...painter.drawFunctions, sky: () => {} };
}

/** deck.gl rendering into maplibre's context, so that fills lie under the labels of the streets. */
export const createOverlay = (onDevice: (device: Device) => void) =>
  new MapLibreOverlay({
    interleaved: true,
    layers: [],
    onDeviceInitialized: onDevice,
    getCursor: () => '',
  });

/** Resizes deck.gl when the canvas changes its pixel ratio but not its CSS size, which deck.gl misses. */
export function followCanvas(device: Device, map: MapLibreMap) {
  const follow = () => {
    const { width, height } = map.getCanvas();
    device.canvasContext?.setDrawingBufferSize(width, height);
  };
  follow();
  map.on('resize', follow);
}
