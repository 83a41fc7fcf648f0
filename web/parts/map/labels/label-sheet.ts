import type { Map as MapLibreMap } from 'maplibre-gl';
import { rideOn } from '../engine/glide.ts';
import { viewOf } from '../engine/map-context.ts';
import { mercator, type MercatorPoint, worldPixels } from '../geometry/mercator.ts';
import {
  type Frame,
  type LabelBox,
  type Offset,
  placeLabels,
  placementMargin,
} from './label-placement.ts';

export interface SheetLabel {
  readonly at: MercatorPoint;
  readonly text: string;
  /** Where the text has no room; the same where it cannot be shortened. */
  readonly short: string;
  readonly room: number | null;
  readonly places: (size: { width: number; height: number }) => readonly Offset[];
}

/** Measures the label elements, and positions, shortens or hides them for a frame. */
export function labelSheet(
  sheet: HTMLElement,
  labels: readonly SheetLabel[],
  obstacles: readonly LabelBox[],
) {
  const elements = Array.from(sheet.children).filter((child) => child instanceof HTMLElement);
  let boxes: readonly LabelBox[] = [];
  const show = (id: number, short: boolean) => {
    const [element, label] = [elements[id], labels[id]];
    if (!element || !label) return;
    const text = short ? label.short : label.text;
    if (element.textContent !== text) element.textContent = text;
    element.toggleAttribute('data-short', short && label.short !== label.text);
  };
  const sizeOf = ({ places }: SheetLabel, id: number) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = elements[id] ?? {};
    return { width, height, offsets: places({ width, height }) };
  };
  return {
    measure: () => {
      for (const id of labels.keys()) show(id, true);
      const shorts = labels.map(sizeOf);
      for (const id of labels.keys()) show(id, false);
      boxes = labels.map((label, id) => {
        const { at, room, text } = label;
        const short = shorts[id];
        const box = { id, at, room, ...sizeOf(label, id) };
        return short && text !== label.short ? { ...box, short } : box;
      });
    },
    lay: (frame: Frame) => {
      const placed = placeLabels(boxes, obstacles, frame);
      const places = new Map(placed.map((place) => [place.id, place]));
      for (const [id, element] of elements.entries()) {
        const place = places.get(id);
        element.hidden = !place;
        if (!place) continue;
        show(id, place.short);
        element.style.transform = `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`;
      }
      sheet.style.transform = '';
    },
  };
}

/** Repositions the labels while a map moves. Returns how to stop. */
export function followMap(
  map: MapLibreMap,
  sheet: HTMLElement,
  { measure, lay: layIn }: ReturnType<typeof labelSheet>,
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
