import type { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { Device } from '../layers/useMarkerSheet.ts';
import { glide } from './glide.ts';
import { watchGround } from './ground.ts';
import { createOverlay, followCanvas } from './map-engine.ts';
import { coarseAtFirst, drawnInSoftware } from './software-drawing.ts';

export interface Engine {
  /** `unavailable`: no WebGL. `lost`: the browser dropped the WebGL context. */
  readonly state: 'starting' | 'ready' | 'unavailable' | 'lost';
  readonly map: MapLibreMap | null;
  readonly overlay: MapLibreOverlay | null;
  readonly device: Device | null;
  /** Tiles fail to load, and none has come since; the rest of the map goes on. */
  readonly groundMissing: boolean;
}

const starting: Engine = {
  state: 'starting',
  map: null,
  overlay: null,
  device: null,
  groundMissing: false,
};

interface Start {
  readonly style: StyleSpecification;
  readonly create: (style: StyleSpecification) => MapLibreMap;
}

/** An external store for React around the engine of one map. */
export function createEngineStore() {
  const watchers = new Set<() => void>();
  let engine = starting;
  let stop = () => {};
  let drawn: StyleSpecification | null = null;

  const change = (changes: Partial<Engine>) => {
    engine = { ...engine, ...changes };
    for (const watcher of watchers) watcher();
  };

  const start = (options: Start) => {
    let map: MapLibreMap;
    try {
      drawn = options.style;
      map = options.create(drawn);
    } catch (error) {
      console.error(error);
      change({ ...starting, state: 'unavailable' });
      return;
    }
    const overlay = createOverlay((device) => {
      followCanvas(device, map);
      change({ device });
    });
    if (drawnInSoftware(map)) {
      glide(map);
      coarseAtFirst(map);
    }
    map.once('style.load', () => {
      if (drawn && drawn !== options.style) map.setStyle(drawn);
      map.addControl(overlay);
      change({ state: 'ready', overlay });
    });
    watchGround(map, (groundMissing) => change({ groundMissing }));
    map.on('webglcontextlost', () => change({ state: 'lost' }));
    map.on('webglcontextrestored', () => {
      stop();
      start({ ...options, style: drawn ?? options.style });
    });
    stop = () => {
      stop = () => {};
      change(starting);
      map.remove();
    };
    change({ ...starting, map });
  };

  return {
    engine: () => engine,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    start,
    /** Sets another style, unless it is the current one. */
    draw: (style: StyleSpecification) => {
      if (style === drawn) return;
      drawn = style;
      // Before the first style has loaded, setStyle would restart its loading.
      if (engine.state === 'ready') engine.map?.setStyle(style);
    },
    stop: () => stop(),
  };
}
