import { type MercatorPoint, worldPixels } from '../geometry/mercator.ts';

/** Pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A box in pixels, anchored at a point of the map. */
export interface LabelBox {
  readonly id: number;
  readonly at: MercatorPoint;
  readonly width: number;
  readonly height: number;
  /** Allowed offsets from the point to the centre of the box, best first. */
  readonly offsets: readonly Offset[];
  /** Width of the polygon there, as a fraction of the world; null where the label needs no polygon. */
  readonly room?: number | null;
  /** The same label shortened to its number, where it begins with one. */
  readonly short?: Pick<LabelBox, 'width' | 'height' | 'offsets'>;
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
  /** Only its number has room. */
  readonly short: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/**
 * Margin around the window within which labels are placed too, as a fraction of its size, so that
 * short pans move the sheet alone.
 */
export const placementMargin = 0.5;

/** Up to this number all labels are shown, even if they overlap (PUB-10, PUB-11). */
export const alwaysShown = 12;
/** A label may exceed the width of its polygon slightly. */
const tightestFit = 0.8;
const gap = 4;
const cellSize = 64;

/**
 * Places labels greedily, most important first; positions are in pixels from the centre of the frame.
 * Of many, those without room are shortened, then placed even where they overlap (GMV-05).
 */
export function placeLabels(
  labels: readonly LabelBox[],
  obstacles: readonly LabelBox[],
  frame: Frame,
): readonly PlacedLabel[] {
  const occupied = occupiedRoom();
  const boxesOf = boxesIn(frame);
  const inWindow = ({ x, y, halfWidth, halfHeight }: Box) =>
    Math.abs(x) + halfWidth < frame.width / 2 && Math.abs(y) + halfHeight < frame.height / 2;
  const few = labels.length <= alwaysShown;
  const scale = worldPixels(frame.zoom);
  const tooWide = ({ room, width }: LabelBox) =>
    !few && typeof room === 'number' && room * scale < width * tightestFit;
  for (const obstacle of obstacles) for (const box of boxesOf(obstacle)) occupied.add(box);

  const placed: PlacedLabel[] = [];
  const place = (label: LabelBox, { short, anywhere }: { short: boolean; anywhere: boolean }) => {
    const boxes = boxesOf(short && label.short ? { ...label, ...label.short } : label);
    const seen = boxes.filter(inWindow);
    const box =
      seen.find(occupied.free) ??
      (anywhere ? seen[0] : undefined) ??
      boxes.find(occupied.free) ??
      (anywhere ? boxes[0] : undefined);
    if (!box) return false;
    occupied.add(box);
    placed.push({ id: label.id, x: box.x, y: box.y, short: short && label.short !== undefined });
    return true;
  };
  const cramped = labels.filter(
    (label) => tooWide(label) || !place(label, { short: false, anywhere: few }),
  );
  const overlapping = cramped.filter((label) => !place(label, { short: true, anywhere: false }));
  for (const label of overlapping) place(label, { short: true, anywhere: true });
  return placed;
}

/** Candidate boxes of a label; none where it lies outside the frame and its margin. */
function boxesIn({ zoom, centre, width, height }: Frame) {
  const scale = worldPixels(zoom);
  const reachX = width * (0.5 + placementMargin);
  const reachY = height * (0.5 + placementMargin);
  return (label: LabelBox): readonly Box[] => {
    const x = (label.at.x - centre.x) * scale;
    const y = (label.at.y - centre.y) * scale;
    if (Math.abs(x) - label.width > reachX || Math.abs(y) - label.height > reachY) return [];
    return label.offsets.map((offset) => ({
      x: x + offset.x,
      y: y + offset.y,
      halfWidth: label.width / 2,
      halfHeight: label.height / 2,
    }));
  };
}

/** A grid index of occupied boxes. */
function occupiedRoom() {
  const cells = new Map<string, Box[]>();
  return {
    add: (box: Box) => {
      for (const cell of cellsOf(box)) {
        const inCell = cells.get(cell);
        if (inCell) inCell.push(box);
        else cells.set(cell, [box]);
      }
    },
    free: (box: Box) =>
      cellsOf(box).every((cell) => !cells.get(cell)?.some((other) => overlap(box, other))),
  };
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap &&
  Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap;

function cellsOf({ x, y, halfWidth, halfHeight }: Box): readonly string[] {
  const cells: string[] = [];
  const reachX = halfWidth + gap;
  const reachY = halfHeight + gap;
  for (let column = Math.floor((x - reachX) / cellSize); column * cellSize <= x + reachX; column++)
    for (let row = Math.floor((y - reachY) / cellSize); row * cellSize <= y + reachY; row++)
      cells.push(`${column}|${row}`);
  return cells;
}

/** 'T12' of 'T12 - Rue Grimaldi'; a text that begins with no number stays whole. */
export const shortened = (text: string): string =>
  /^\p{L}{0,2}\d+(?![\p{L}\d])/u.exec(text)?.[0] ?? text;
