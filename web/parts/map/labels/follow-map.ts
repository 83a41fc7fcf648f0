import type { Map as MapLibreMap } from 'maplibre-gl';
import { rideOn } from '../engine/glide.ts';
import { viewOf } from '../engine/map-context.ts';
import { mercator, worldPixels } from '../geometry/mercator.ts';
import { type Frame, placementMargin } from './label-placement.ts';
import type { LabelSheet } from './label-sheet.ts';

/** Repositions the labels while a map moves. Returns how to stop. */
export function followMap(
  map: MapLibreMap,
  sheet: HTMLElement,
  { measure, lay: layIn }: LabelSheet,
) {
  let laid: Frame = { zoom: -1, centre: mercator([0, 0]), width: 0, height: 0 };

  const now = () => {
    const { zoom, longitude, latitude } = viewOf(map);
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    return { zoom, centre: mercator([longitude, latitude]), width, height };
  };
  const lay = () => {
    laid = now();
    layIn(laid);
  };
  const move = () => {
    const frame = now();
    const scale = worldPixels(frame.zoom);
    const x = (laid.centre.x - frame.centre.x) * scale;
    const y = (laid.centre.y - frame.centre.y) * scale;
    const far =
      Math.abs(x) > frame.width * placementMargin || Math.abs(y) > frame.height * placementMargin;
    if (frame.zoom !== laid.zoom || far) lay();
    else sheet.style.transform = `translate(${x}px, ${y}px)`;
  };

  let following = true;
  const getOff = rideOn(map, sheet);
  measure();
  lay();
  void document.fonts.ready.then(() => {
    if (!following) return;
    measure();
    lay();
  });
  map.on('move', move);
  map.on('moveend', lay);
  map.on('resize', lay);
  return () => {
    following = false;
    getOff();
    map.off('move', move);
    map.off('moveend', lay);
    map.off('resize', lay);
  };
}
