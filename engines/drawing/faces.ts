import { keyOf, turn, type Edge, type GridPoint } from './planar.ts';

/** One side of an edge: the edge walked with the face on the left. */
export interface Side<Label> extends Edge<Label> {
  readonly id: number;
  readonly twin: number;
}

export interface Mesh<Label> {
  readonly sides: readonly Side<Label>[];
  /** The sides around each inner face, counterclockwise. */
  readonly faces: readonly (readonly Side<Label>[])[];
}

/** Walks around every face of a planar network and leaves out the endless one. */
export function facesOf<Label>(edges: readonly Edge<Label>[]): Mesh<Label> {
  const sides = edges.flatMap(({ from, to, label }, index): Side<Label>[] => [
    { from, to, label, id: index * 2, twin: index * 2 + 1 },
    { from: to, to: from, label, id: index * 2 + 1, twin: index * 2 },
  ]);
  const leaving = new Map<number, Side<Label>[]>();
  for (const side of sides) {
    const key = keyOf(side.from);
    const fan = leaving.get(key);
    if (fan) fan.push(side);
    else leaving.set(key, [side]);
  }
  for (const fan of leaving.values()) fan.sort((a, b) => bearing(a) - bearing(b));

  const next = (side: Side<Label>) => {
    const fan = leaving.get(keyOf(side.to)) ?? [];
    const back = fan.findIndex(({ id }) => id === side.twin);
    return fan.at(back - 1);
  };
  const walked = new Set<number>();
  const faces: Side<Label>[][] = [];
  for (const start of sides) {
    const ring: Side<Label>[] = [];
    for (
      let side: Side<Label> | undefined = start;
      side && !walked.has(side.id);
      side = next(side)
    ) {
      walked.add(side.id);
      ring.push(side);
    }
    if (doubleArea(ring.map(({ from }) => from)) > 0) faces.push(ring);
  }
  return { sides, faces };
}

const bearing = ({ from, to }: Edge<unknown>) => Math.atan2(to.y - from.y, to.x - from.x);

export function doubleArea(ring: readonly GridPoint[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  return ring.reduce((sum, at, index) => sum + turn(origin, at, ring[index + 1] ?? origin), 0);
}
