import { type MercatorPoint, worldPixels } from '../geometry/mercator.ts';
import { type Box, occupiedRoom } from './occupied-room.ts';

/** Pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A box in pixels, anchored at a point of the map. */
export interface Obstacle {
  readonly at: MercatorPoint;
  readonly width: number;
  readonly height: number;
  /** From the point to the middle of the box. */
  readonly offset: Offset;
}

/** All its words; its number alone, as large, or small; a sign that there is one. */
export type FormName = 'whole' | 'number' | 'small' | 'dot';

/** How a label may be drawn, in pixels. */
export interface LabelForm {
  readonly name: FormName;
  readonly width: number;
  readonly height: number;
  /** Allowed offsets from its point to the middle of the box, best first. */
  readonly offsets: readonly Offset[];
}

export interface LabelBox {
  readonly id: number;
  readonly at: MercatorPoint;
  /** The fullest first. */
  readonly forms: readonly LabelForm[];
  /** Width of the polygon there, as a fraction of the world; null where the label needs no polygon. */
  readonly room: number | null;
  /** The documents show it always, also where it meets another (GMV-05, PUB-10, PUB-11). */
  readonly always: boolean;
}

export interface Frame {
  readonly zoom: number;
  readonly centre: MercatorPoint;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly form: LabelForm;
}

/**
 * Margin around the window within which labels are placed too, as a fraction of its size, so that
 * short pans move the sheet alone.
 */
export const placementMargin = 0.5;

/** Up to this number of permanent labels all are whole, even where they meet (PUB-10, PUB-11). */
export const alwaysShown = 12;
/** A label may exceed the width of its polygon slightly. */
const tightestFit = 0.8;

/** Some labels may not be seen whole. */
export const areCrowded = (labels: readonly Pick<LabelBox, 'always'>[]): boolean =>
  labels.length > alwaysShown || labels.some(({ always }) => !always);

interface Standing extends Box {
  readonly form: LabelForm;
}

/**
 * Gives every label its smallest words, the widest polygons first, then fuller ones where its polygon
 * and the others leave room (OWN-242). What finds none is a dot, or nothing, unless it is shown always.
 * Places are in pixels from the centre of the frame.
 */
export function placeLabels(
  labels: readonly LabelBox[],
  obstacles: readonly Obstacle[],
  frame: Frame,
): readonly PlacedLabel[] {
  const occupied = occupiedRoom();
  const { boxOf, boxesOf, inWindow } = within(frame);
  const scale = worldPixels(frame.zoom);
  for (const { at, width, height, offset } of obstacles) {
    const box = boxOf(at, { width, height }, offset);
    if (box) occupied.add(box);
  }
  const leastMet = (boxes: readonly Standing[]) => {
    const counts = boxes.map((box) => occupied.meeting(box));
    return boxes[counts.indexOf(Math.min(...counts))];
  };
  const standing = new Map<LabelBox, Standing>();
  const stand = (label: LabelBox, form: LabelForm | undefined, anywhere: boolean) => {
    if (!form) return false;
    const own = standing.get(label) ?? null;
    const boxes = boxesOf(label, form).toSorted(
      (a, b) => Number(inWindow(b)) - Number(inWindow(a)),
    );
    const free = (box: Box) => occupied.meeting(box, own, 1) === 0;
    const box = boxes.find(free) ?? (anywhere ? leastMet(boxes) : undefined);
    if (!box) return false;
    if (own) occupied.remove(own);
    occupied.add(box);
    standing.set(label, box);
    return true;
  };

  const permanent = labels.filter(({ always }) => always);
  const whole = permanent.length <= alwaysShown ? permanent : [];
  for (const label of whole) stand(label, label.forms[0], true);

  const others = labels
    .filter((label) => !whole.includes(label))
    .toSorted((a, b) => (b.room ?? Infinity) - (a.room ?? Infinity) || 0);
  const cramped = others.filter((label) => !stand(label, smallestOf(label), false));
  for (const label of cramped)
    if (label.always) stand(label, smallestOf(label), true);
    else stand(label, label.forms.find(isDot), false);

  for (const label of others) {
    const { room } = label;
    const fits = ({ width }: LabelForm) => room === null || room * scale >= width * tightestFit;
    const present = standing.get(label)?.form;
    const fuller = present && label.forms.slice(0, label.forms.indexOf(present)).filter(fits);
    fuller?.some((form) => stand(label, form, false));
  }
  return labels.flatMap((label) => {
    const box = standing.get(label);
    return box ? [{ id: label.id, x: box.x, y: box.y, form: box.form }] : [];
  });
}

const isDot = ({ name }: LabelForm) => name === 'dot';
const smallestOf = ({ forms }: LabelBox) => forms.findLast((form) => !isDot(form));

/** Boxes in pixels of a frame; none where they lie outside it and its margin. */
function within({ zoom, centre, width, height }: Frame) {
  const scale = worldPixels(zoom);
  const reachX = width * (0.5 + placementMargin);
  const reachY = height * (0.5 + placementMargin);
  const boxOf = (at: MercatorPoint, size: Omit<Obstacle, 'at' | 'offset'>, offset: Offset) => {
    const x = (at.x - centre.x) * scale;
    const y = (at.y - centre.y) * scale;
    if (Math.abs(x) - size.width > reachX || Math.abs(y) - size.height > reachY) return null;
    return {
      x: x + offset.x,
      y: y + offset.y,
      halfWidth: size.width / 2,
      halfHeight: size.height / 2,
    };
  };
  return {
    boxOf,
    boxesOf: ({ at }: LabelBox, form: LabelForm): readonly Standing[] =>
      form.offsets.flatMap((offset) => {
        const box = boxOf(at, form, offset);
        return box ? [{ ...box, form }] : [];
      }),
    inWindow: ({ x, y, halfWidth, halfHeight }: Box) =>
      Math.abs(x) + halfWidth < width / 2 && Math.abs(y) + halfHeight < height / 2,
  };
}

/** 'T12' of 'T12 - Rue Grimaldi'; a text that begins with no number stays whole. */
export const shortened = (text: string): string =>
  /^\p{L}{0,2}\d+(?![\p{L}\d])/u.exec(text)?.[0] ?? text;
