import type { WorldBox } from '../mercator.ts';
import type { Place } from './clip-line.ts';

const distance = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Leads the ends of coasts that lie within the frame to the coast that goes on there, or to its edge. */
export function endLoose(pieces: readonly (readonly Place[])[], frame: WorldBox): Place[][] {
  let open: Place[][] = pieces.map((piece) => [...piece]);
  const onEdge = ([x, y]: Place) =>
    x === frame.left || x === frame.right || y === frame.top || y === frame.bottom;

  for (let joined = true; joined;) {
    joined = false;
    for (const piece of open) {
      const tail = piece.at(-1);
      if (!tail || onEdge(tail)) continue;
      const toEdge = Math.min(...feet(tail, frame).map((foot) => distance(foot, tail)));
      const follower = open
        .flatMap((other) => {
          const [head] = other;
          const free = other !== piece && head && !onEdge(head) && distance(head, tail) < toEdge;
          return free ? [{ other, away: distance(head, tail) }] : [];
        })
        .toSorted((a, b) => a.away - b.away)[0]?.other;
      if (!follower) continue;
      open = open.filter((other) => other !== follower);
      piece.push(...follower);
      joined = true;
      break;
    }
  }
  for (const piece of open) {
    const [head] = piece;
    const tail = piece.at(-1);
    if (!head || !tail) continue;
    if (!onEdge(head)) piece.unshift(footOnEdge(head, tail, open, frame));
    if (!onEdge(tail)) piece.push(footOnEdge(tail, head, open, frame));
  }
  return open;
}

const feet = ([x, y]: Place, { left, top, right, bottom }: WorldBox): Place[] => [
  [left, y],
  [right, y],
  [x, top],
  [x, bottom],
];

/** Degrees off the way that the coast ran so far, the least first. */
const turns = [
  0,
  ...Array.from({ length: 18 }, (_, at) => (at + 1) * 5).flatMap((it) => [it, -it]),
];

/** Where the coast would go on to; else the nearest place on the edge to which nothing bars the way. */
function footOnEdge(
  end: Place,
  start: Place,
  coasts: readonly (readonly Place[])[],
  frame: WorldBox,
): Place {
  const near = feet(end, frame).toSorted((a, b) => distance(a, end) - distance(b, end));
  const places = [...turns.flatMap((turned) => goingOn(start, end, turned, frame)), ...near];
  const free = places.find((place) => !coasts.some((coast) => bars(coast, end, place)));
  return free ?? near[0] ?? end;
}

function goingOn(
  from: Place,
  [x, y]: Place,
  turned: number,
  { left, top, right, bottom }: WorldBox,
): Place[] {
  const way = Math.atan2(y - from[1], x - from[0]) + (turned * Math.PI) / 180;
  const [dx, dy] = [Math.cos(way), Math.sin(way)];
  const across = Math.abs(((dx > 0 ? right : left) - x) / dx);
  const down = Math.abs(((dy > 0 ? bottom : top) - y) / dy);
  return across < down
    ? [[dx > 0 ? right : left, y + across * dy]]
    : [[x + down * dx, dy > 0 ? bottom : top]];
}

function bars(coast: readonly Place[], from: Place, to: Place): boolean {
  return coast.some((b, at) => {
    const a = coast[at - 1];
    if (!a || [a, b].includes(from)) return false;
    return turn(from, to, a) * turn(from, to, b) < 0 && turn(a, b, from) * turn(a, b, to) < 0;
  });
}

const turn = (a: Place, b: Place, c: Place) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
