import { type MercatorPoint, worldPixels } from '../geometry/mercator.ts';

/** In pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A box in pixels that stands by a point of the map. */
export interface LabelBox {
  readonly id: number;
  readonly at: MercatorPoint;
  readonly width: number;
  readonly height: number;
  /** From the point to the middle of the box: where it may stand, best first. */
  readonly offsets: readonly Offset[];
  /** What its polygon measures there, as a part of the world; null where it needs no room of its own. */
  readonly room?: number | null;
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
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** How much further than the window labels stay placed, as a part of it, so that a short pan moves no element. */
export const placementMargin = 0.5;

/** So few labels are all shown, even where they touch (PUB-10, PUB-11). */
export const alwaysShown = 12;
/** A name may stick out of its polygon a little. */
const tightestFit = 0.8;
const gap = 4;
const cellSize = 64;

/** Which labels have room, most important first, and their middles in pixels from the centre of the frame. */
export function placeLabels(
  labels: readonly LabelBox[],
  obstacles: readonly LabelBox[],
  frame: Frame,
): readonly PlacedLabel[] {
  const taken = takenRoom();
  const boxesOf = boxesIn(frame);
  const inWindow = ({ x, y, halfWidth, halfHeight }: Box) =>
    Math.abs(x) + halfWidth < frame.width / 2 && Math.abs(y) + halfHeight < frame.height / 2;
  const few = labels.length <= alwaysShown;
  const scale = worldPixels(frame.zoom);
  const tooWide = ({ room, width }: LabelBox) =>
    !few && typeof room === 'number' && room * scale < width * tightestFit;
  for (const obstacle of obstacles) for (const box of boxesOf(obstacle)) taken.add(box);

  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (tooWide(label)) continue;
    const boxes = boxesOf(label);
    const seen = boxes.filter(inWindow);
    const box =
      seen.find(taken.free) ??
      (few ? seen[0] : undefined) ??
      boxes.find(taken.free) ??
      (few ? boxes[0] : undefined);
    if (!box) continue;
    taken.add(box);
    placed.push({ id: label.id, x: box.x, y: box.y });
  }
  return placed;
}

/** The boxes a label may take in the frame and its margin; none for a label that is elsewhere. */
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

/** Boxes by the squares of a grid that they touch. */
function takenRoom() {
  const cells = new Map<string, Box[]>();
  return {
    add: (box: Box) => {
      for (const cell of cellsOf(box)) {
        const held = cells.get(cell);
        if (held) held.push(box);
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
