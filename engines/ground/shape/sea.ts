import type { WorldBox } from '../mercator.ts';
import { isInside, piecesWithin, type Place } from './clip-line.ts';
import { endLoose } from './loose-coasts.ts';
import type { Line } from './feature.ts';
import { doubleArea, holds } from './rings.ts';

export interface SeaAndLand {
  /** Polygons, each as its rings, the outer one first. */
  readonly sea: readonly (readonly Line[])[];
  readonly land: readonly (readonly Line[])[];
}

/**
 * Divides the frame along its coasts, which have the land on their left. A coast that the extract
 * leaves within the frame goes on straight to its edge.
 */
export function seaAndLand(coasts: readonly (readonly Place[])[], frame: WorldBox): SeaAndLand {
  const rings: Line[] = [];
  const pieces: Place[][] = [];
  for (const coast of coasts) {
    const isRing = sameAs(coast[0], coast.at(-1)) && coast.length > 3;
    const outside = coast.findIndex((place) => !isInside(frame, place));
    if (isRing && outside < 0) rings.push(lineFrom(coast));
    else pieces.push(...piecesWithin(isRing ? turnedTo(coast, outside) : coast, frame));
  }
  const ended = endLoose(pieces, frame);
  const islands = rings.filter((ring) => doubleArea(ring) < 0);
  const lagoons = rings.filter((ring) => doubleArea(ring) > 0);

  const whole = [lineFrom([...corners(frame), [frame.left, frame.top]])];
  const bare = ended.length === 0;
  const sea = bare ? (islands.length > 0 ? whole : []) : closed(ended, frame);
  const land = bare
    ? islands.length > 0
      ? []
      : whole
    : closed(
        ended.map((piece) => piece.toReversed()),
        frame,
      );
  return {
    sea: [...withHoles(sea, islands), ...withHoles(lagoons, islands)],
    land: [...withHoles(land, lagoons), ...withHoles(islands, lagoons)],
  };
}

const sameAs = (a: Place | undefined, b: Place | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

const turnedTo = (ring: readonly Place[], start: number) => [
  ...ring.slice(start),
  ...ring.slice(1, start + 1),
];

const corners = ({ left, top, right, bottom }: WorldBox): Place[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const lineFrom = (places: readonly Place[]): Line => Float64Array.from(places.flat());

/** How far a place on the edge lies along it, clockwise from the upper left corner: 0 to 4. */
function along([x, y]: Place, { left, top, right, bottom }: WorldBox): number {
  const across = (x - left) / (right - left);
  const down = (y - top) / (bottom - top);
  const edges = [
    { off: Math.abs(down), at: across },
    { off: Math.abs(1 - across), at: 1 + down },
    { off: Math.abs(1 - down), at: 3 - across },
    { off: Math.abs(across), at: 4 - down },
  ];
  return edges.reduce((best, edge) => (edge.off < best.off ? edge : best)).at % 4;
}

/** Rings of what lies to the right of the pieces: each goes on clockwise along the edge to the next. */
function closed(pieces: readonly (readonly Place[])[], frame: WorldBox): Line[] {
  const open = new Map(
    pieces.map((piece) => {
      const [first = [0, 0]] = piece;
      return [piece, along(first, frame)];
    }),
  );
  const rings: Line[] = [];
  for (const first of open.keys()) {
    const ring: Place[] = [];
    for (let piece: readonly Place[] | undefined = first; piece && open.has(piece);) {
      ring.push(...piece);
      const from = along(piece.at(-1) ?? [0, 0], frame);
      const ahead = (at: number) => (at - from + 4) % 4;
      if (piece !== first) open.delete(piece);
      const next = [...open].toSorted(([, a], [, b]) => ahead(a) - ahead(b))[0];
      if (!next) break;
      for (const [at, corner] of cornersAhead(from, ahead(next[1]), frame)) {
        if (at > 0) ring.push(corner);
      }
      [piece] = next;
      if (piece === first) break;
    }
    open.delete(first);
    rings.push(lineFrom([...ring, ...ring.slice(0, 1)]));
  }
  return rings;
}

function cornersAhead(from: number, way: number, frame: WorldBox): [number, Place][] {
  return corners(frame)
    .map((corner, at): [number, Place] => [(at - from + 4) % 4, corner])
    .filter(([ahead]) => ahead < way)
    .toSorted(([a], [b]) => a - b);
}

function withHoles(shells: readonly Line[], holes: readonly Line[]): Line[][] {
  return shells.map((shell) => [
    shell,
    ...holes.filter((hole) => hole !== shell && holds(shell, hole[0] ?? 0, hole[1] ?? 0)),
  ]);
}
