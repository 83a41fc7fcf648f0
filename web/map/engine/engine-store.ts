import type { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { Device } from '../layers/use-marker-sheet.ts';
import { glide } from './glide.ts';
import { createOverlay, followCanvas } from './map-engine.ts';
import { coarseAtFirst, drawnInSoftware } from './software-drawing.ts';

export interface Engine {
  /** `unavailable`: no WebGL. `lost`: the browser took the canvas away. */
  readonly state: 'starting' | 'ready' | 'unavailable' | 'lost';
  readonly map: MapLibreMap | null;
  readonly overlay: MapLibreOverlay | null;
  readonly device: Device | null;
  /** Tiles do not come: told once, and nothing else stops. */
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

/** The engine of one map, to be watched from React. */
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
    map.on('error', ({ error }) => {
      if (engine.groundMissing) return;
      console.error(error);
      change({ groundMissing: true });
    });
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
    /** Lays another ground, or none if it is the one that lies there. */
    draw: (style: StyleSpecification) => {
      if (style === drawn) return;
      drawn = style;
      // Until the first one has loaded another would have it begin anew.
      if (engine.state === 'ready') engine.map?.setStyle(style);
    },
    stop: () => stop(),
  };
}
