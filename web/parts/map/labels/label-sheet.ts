import type { FeatureId } from '../map.view.ts';
import { mercator, worldPixels } from '../geometry/mercator.ts';
import { boxOf, type SheetLabel } from './label-boxes.ts';
import {
  type FormName,
  type Frame,
  type LabelBox,
  type Obstacle,
  type PlacedLabel,
  placeLabels,
} from './label-placement.ts';

const measured: readonly FormName[] = ['small', 'number', 'whole'];

/** Measures the label elements, and positions, shortens, lifts or hides them for a frame. */
export function labelSheet(
  sheet: HTMLElement,
  labels: readonly SheetLabel[],
  obstacles: readonly Obstacle[],
) {
  const elements = Array.from(sheet.children).filter((child) => child instanceof HTMLElement);
  let boxes: readonly LabelBox[] = [];
  let places: ReadonlyMap<number, PlacedLabel> = new Map();
  let lifted: FeatureId | null = null;
  let frame: Frame = { zoom: 0, centre: mercator([0, 0]), width: 0, height: 0 };

  const show = (id: number, form: FormName) => {
    const element = elements[id];
    const words = labels[id]?.words.find(([name]) => name === form)?.[1];
    if (!element || words === undefined) return;
    if (element.textContent !== words) element.textContent = words;
    if (form === 'whole') delete element.dataset['form'];
    else element.dataset['form'] = form;
  };
  const sizesAs = (form: FormName) => {
    for (const id of labels.keys()) show(id, form);
    return elements.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }));
  };
  /** The point of a label that has no place. */
  const pointOf = (id: number) => {
    const { x = 0, y = 0 } = labels[id]?.at ?? {};
    const scale = worldPixels(frame.zoom);
    return { x: (x - frame.centre.x) * scale, y: (y - frame.centre.y) * scale };
  };
  const draw = (id: number) => {
    const element = elements[id];
    if (!element) return;
    const above = lifted !== null && labels[id]?.feature === lifted;
    const place = places.get(id);
    element.hidden = !place && !above;
    element.toggleAttribute('data-lifted', above);
    if (element.hidden) return;
    show(id, above ? 'whole' : (place?.form.name ?? 'whole'));
    const { x, y } = place ?? pointOf(id);
    element.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
  };
  return {
    measure: () => {
      const sizes = new Map(measured.map((form) => [form, sizesAs(form)]));
      const none = { width: 0, height: 0 };
      boxes = labels.map((label, id) => boxOf(label, id, (form) => sizes.get(form)?.[id] ?? none));
    },
    lay: (seen: Frame) => {
      frame = seen;
      places = new Map(placeLabels(boxes, obstacles, frame).map((place) => [place.id, place]));
      for (const id of elements.keys()) draw(id);
      sheet.style.transform = '';
    },
    /** Above the others and whole, whatever room it has (OWN-242). */
    lift: (feature: FeatureId | null) => {
      const before = lifted;
      lifted = feature;
      for (const [id, label] of labels.entries())
        if (label.feature === before || label.feature === feature) draw(id);
    },
  };
}

export type LabelSheet = ReturnType<typeof labelSheet>;
