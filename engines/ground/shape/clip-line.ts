import type { WorldBox } from '../mercator.ts';

export type Place = readonly [x: number, y: number];

export const isInside = ({ left, top, right, bottom }: WorldBox, [x, y]: Place) =>
  x > left && x < right && y > top && y < bottom;

/** The pieces of a line within the box; where it is cut they begin and end exactly on its edge. */
export function piecesWithin(line: readonly Place[], box: WorldBox): Place[][] {
  const pieces: Place[][] = [];
  let piece: Place[] = [];
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    const part = from && partWithin(from, to, box);
    if (!part) continue;
    const [enters, leaves] = part;
    const goesOn = piece.at(-1) === from && enters === from;
    if (!goesOn) {
      if (piece.length > 1) pieces.push(piece);
      piece = [enters];
    }
    piece.push(leaves);
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Liang–Barsky: the part of a segment within the box, with its own ends where they are not cut. */
function partWithin(from: Place, to: Place, box: WorldBox): readonly [Place, Place] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enter, leave] = [0, 1];
  let [entering, leaving] = [from, to];
  const edges = [
    { speed: -dx, room: from[0] - box.left, cut: (y: number): Place => [box.left, y], flat: false },
    {
      speed: dx,
      room: box.right - from[0],
      cut: (y: number): Place => [box.right, y],
      flat: false,
    },
    { speed: -dy, room: from[1] - box.top, cut: (x: number): Place => [x, box.top], flat: true },
    {
      speed: dy,
      room: box.bottom - from[1],
      cut: (x: number): Place => [x, box.bottom],
      flat: true,
    },
  ];
  for (const { speed, room, cut, flat } of edges) {
    if (speed === 0) {
      if (room <= 0) return null;
      continue;
    }
    const share = room / speed;
    const there = cut(flat ? from[0] + share * dx : from[1] + share * dy);
    if (speed < 0 && share > enter) [enter, entering] = [share, there];
    if (speed > 0 && share < leave) [leave, leaving] = [share, there];
  }
  return enter < leave ? [entering, leaving] : null;
}
