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
const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap &&
  Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap;

const cell = (value: number) => Math.floor(value / cellSize);

/** The boxes that are taken, in a grid; asked thousands of times a picture. */
export function occupiedRoom() {
  const cells = new Map<number, Box[]>();

  /** Whether `visit` has said so of one of the cells that a box lies in. */
  const some = (
    { x, y, halfWidth, halfHeight }: Box,
    visit: (held: Box[] | undefined, key: number) => boolean,
  ): boolean => {
    const [reachX, reachY] = [halfWidth + gap, halfHeight + gap];
    const [west, east] = [cell(x - reachX), cell(x + reachX)];
    const [north, south] = [cell(y - reachY), cell(y + reachY)];
    for (let column = west; column <= east; column++)
      for (let row = north; row <= south; row++) {
        const key = column * rows + row;
        if (visit(cells.get(key), key)) return true;
      }
    return false;
  };
  return {
    add: (box: Box) => {
      some(box, (held, key) => {
        if (held) held.push(box);
        else cells.set(key, [box]);
        return false;
      });
    },
    remove: (box: Box) => {
      some(box, (held) => {
        held?.splice(held.indexOf(box), 1);
        return false;
      });
    },
    /** Nothing but `own` meets it. */
    free: (box: Box, own: Box | null) =>
      !some(box, (held) => {
        for (const other of held ?? none) if (other !== own && meet(box, other)) return true;
        return false;
      }),
    /** How many meet it. */
    meeting: (box: Box) => {
      const met = new Set<Box>();
      some(box, (held) => {
        for (const other of held ?? none) if (meet(box, other)) met.add(other);
        return false;
      });
      return met.size;
    },
  };
}

const none: readonly Box[] = [];
