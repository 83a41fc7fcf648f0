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
  const { pointOf, inWindow } = within(frame);
  const scale = worldPixels(frame.zoom);
  for (const obstacle of obstacles) {
    const point = pointOf(obstacle.at, obstacle);
    if (point) occupied.add(boxAt(point, obstacle, obstacle.offset));
  }
  const standing = new Map<LabelBox, Standing>();
  const points = new Map<LabelBox, Offset>();
  for (const label of labels) {
    const point = pointOf(label.at, label.forms[0] ?? nothing);
    if (point) points.set(label, point);
  }
  const stand = (label: LabelBox, form: LabelForm | undefined, anywhere: boolean) => {
    const point = points.get(label);
    if (!form || !point) return false;
    const own = standing.get(label) ?? null;
    let found: Box | undefined;
    for (const offset of form.offsets) {
      const box = boxAt(point, form, offset);
      const seen = inWindow(box);
      if ((found && !seen) || !occupied.free(box, own)) continue;
      found = box;
      if (seen) break;
    }
    if (!found && anywhere) {
      const boxes = form.offsets.map((offset) => boxAt(point, form, offset));
      const counts = boxes.map(occupied.meeting);
      found = boxes[counts.indexOf(Math.min(...counts))];
    }
    if (!found) return false;
    const box = { ...found, form };
    if (own) occupied.remove(own);
    occupied.add(box);
    standing.set(label, box);
    return true;
  };

  const permanent = labels.filter(({ always }) => always);
  const whole = permanent.length <= alwaysShown ? permanent : [];
  for (const label of whole) stand(label, label.forms[0], true);

  const others = labels
    .filter((label) => points.has(label) && !whole.includes(label))
    .toSorted((a, b) => (b.room ?? Infinity) - (a.room ?? Infinity) || 0);
  const cramped = others.filter((label) => !stand(label, smallestOf(label), false));
  for (const label of cramped)
    if (label.always) stand(label, smallestOf(label), true);
    else stand(label, label.forms.find(isDot), false);

  for (const label of others) {
    const { room, forms } = label;
    const present = standing.get(label)?.form;
    if (!present) continue;
    for (const form of forms) {
      if (form === present) break;
      const fits = room === null || room * scale >= form.width * tightestFit;
      if (fits && stand(label, form, false)) break;
    }
  }
  return labels.flatMap((label) => {
    const box = standing.get(label);
    return box ? [{ id: label.id, x: box.x, y: box.y, form: box.form }] : [];
  });
}

const isDot = ({ name }: LabelForm) => name === 'dot';
const smallestOf = ({ forms }: LabelBox) => forms.findLast((form) => !isDot(form));

interface Size {
  readonly width: number;
  readonly height: number;
}

const nothing: Size = { width: 0, height: 0 };

const boxAt = (point: Offset, { width, height }: Size, offset: Offset): Box => ({
  x: point.x + offset.x,
  y: point.y + offset.y,
  halfWidth: width / 2,
  halfHeight: height / 2,
});

/** Places in pixels of a frame; none for what lies outside it and its margin. */
function within({ zoom, centre, width, height }: Frame) {
  const scale = worldPixels(zoom);
  const reachX = width * (0.5 + placementMargin);
  const reachY = height * (0.5 + placementMargin);
  return {
    pointOf: (at: MercatorPoint, size: Size): Offset | null => {
      const x = (at.x - centre.x) * scale;
      const y = (at.y - centre.y) * scale;
      return Math.abs(x) - size.width > reachX || Math.abs(y) - size.height > reachY
        ? null
        : { x, y };
    },
    inWindow: ({ x, y, halfWidth, halfHeight }: Box) =>
      Math.abs(x) + halfWidth < width / 2 && Math.abs(y) + halfHeight < height / 2,
  };
}

/** 'T12' of 'T12 - Rue Grimaldi'; a text that begins with no number stays whole. */
export const shortened = (text: string): string =>
  /^\p{L}{0,2}\d+(?![\p{L}\d])/u.exec(text)?.[0] ?? text;
