/** A box in pixels around its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Pixels between two boxes. */
const gap = 2;
const cellSize = 64;
const rows = 65_536;

/** Whether two boxes touch, or all but touch. */
export const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap &&
  Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap;

/** The boxes that are taken, in a grid. */
export function occupiedRoom() {
  const cells = new Map<number, Set<Box>>();
  return {
    add: (box: Box) => {
      for (const cell of cellsOf(box)) {
        const inCell = cells.get(cell);
        if (inCell) inCell.add(box);
        else cells.set(cell, new Set([box]));
      }
    },
    remove: (box: Box) => {
      for (const cell of cellsOf(box)) cells.get(cell)?.delete(box);
    },
    /** How many but `own` meet it; counted up to `most`. */
    meeting: (box: Box, own: Box | null = null, most = Infinity) => {
      const met = new Set<Box>();
      for (const cell of cellsOf(box))
        for (const other of cells.get(cell) ?? []) {
          if (other !== own && meet(box, other)) met.add(other);
          if (met.size >= most) return met.size;
        }
      return met.size;
    },
  };
}

function cellsOf({ x, y, halfWidth, halfHeight }: Box): readonly number[] {
  const cells: number[] = [];
  const reachX = halfWidth + gap;
  const reachY = halfHeight + gap;
  for (let column = Math.floor((x - reachX) / cellSize); column * cellSize <= x + reachX; column++)
    for (let row = Math.floor((y - reachY) / cellSize); row * cellSize <= y + reachY; row++)
      cells.push(column * rows + row);
  return cells;
}
