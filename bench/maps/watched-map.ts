import '../../web/parts/theme/theme.css';

import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapFeatures } from '../../schema/geojson.ts';
import { useMap } from '../../web/parts/map/engine/map-context.ts';
import { applyTokens } from '../../web/parts/theme/token-styles.ts';
import { mapOf as dataOf } from './map-data.ts';
import { centre } from './plan.ts';
import { watch } from './watch.ts';

/** The map as the server sends it. */
export const mapOf = (features: MapFeatures) => dataOf(features, centre, '/basemap/monaco.pmtiles');

let shown = () => {};
let drawn = () => {};
let picked: () => void = () => {};
export const tellPicked = () => picked();

const named = () => document.querySelector('[aria-hidden] > span:not([hidden])') !== null;

/** deck.gl's layers are interleaved with the engine's once they are drawn. */
const whole = (engine: MapLibreMap) =>
  engine.getLayersOrder().filter((id) => id.startsWith('deck')).length > 1 && named();

/** Reports from within our map when labels and shapes are drawn, and when everything is. */
export function Probe() {
  const engine = useMap();
  useEffect(() => {
    let asked = 0;
    const look = () => {
      if (named() && document.querySelector('canvas[data-pins="drawn"]')) shown();
      else asked = requestAnimationFrame(look);
    };
    asked = requestAnimationFrame(look);
    return () => cancelAnimationFrame(asked);
  }, []);
  useEffect(() => {
    if (!engine) return;
    const look = () => {
      if (!whole(engine)) return;
      shown();
      drawn();
    };
    engine.on('idle', look);
  }, [engine]);
  return null;
}

applyTokens();
watch({
  shown: new Promise<void>((resolve) => {
    shown = resolve;
  }),
  drawn: new Promise<void>((resolve) => {
    drawn = resolve;
  }),
  surface: () => document.querySelector('canvas') ?? document.body,
  picked: () =>
    new Promise<void>((resolve) => {
      picked = resolve;
    }),
});
