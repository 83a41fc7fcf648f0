import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import { createEngineStore, type Engine } from './engine-store.ts';
import { createMap } from './map-engine.ts';
import { onceSized } from './once-sized.ts';
import type { View } from '../geometry/start-view.ts';

interface Options {
  readonly style: StyleSpecification;
  readonly startView: (size: { width: number; height: number }) => View;
  readonly maxZoom: number;
}

/** Creates the map and its overlay once the element has a size, removes them with it, and applies changes of the style. */
export function useMapEngine(container: RefObject<HTMLElement | null>, options: Options): Engine {
  const { style, maxZoom } = options;
  const [store] = useState(createEngineStore);
  const engine = useSyncExternalStore(store.watch, store.engine);
  const start = useEffectEvent((element: HTMLElement) =>
    store.start({
      style,
      create: (first) =>
        createMap({
          container: element,
          style: first,
          view: options.startView({ width: element.clientWidth, height: element.clientHeight }),
          maxZoom,
          interactive: true,
        }),
    }),
  );

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const leave = onceSized(element, () => start(element));
    return () => {
      leave();
      store.stop();
    };
  }, [container, store]);

  useEffect(() => store.draw(style), [store, style]);

  return engine;
}
