import type { MapLibreOverlay } from '@deck.gl/maplibre';
import { useEffect } from 'react';
import type { Engine } from './engine-store.ts';

type Layers = NonNullable<Parameters<MapLibreOverlay['setProps']>[0]['layers']>;

/** Sets the layers of the overlay; `layers` must be stable. */
export function useOverlayLayers({ map, overlay }: Engine, layers: Layers) {
  useEffect(() => {
    if (!map || !overlay) return undefined;
    const draw = () => overlay.setProps({ layers });
    draw();
    // Set again once the style has loaded: before that, layers cannot be inserted below the labels.
    const again = () => {
      if (!map.isStyleLoaded()) return;
      map.off('data', again);
      draw();
    };
    if (!map.isStyleLoaded()) map.on('data', again);
    return () => {
      map.off('data', again);
    };
  }, [map, overlay, layers]);
}
