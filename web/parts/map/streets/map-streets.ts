import type { Position } from 'geojson';

/** `doneSide`, `againSide`: one of its sides is. */
export type StreetLook = 'left' | 'done' | 'again' | 'doneSide' | 'againSide';

export interface MapStreet {
  readonly name: string;
  readonly lines: readonly (readonly Position[])[];
  readonly look: StreetLook;
}

/** Another object each time a street is chosen. */
export interface ChosenStreet {
  readonly name: string;
  /** Where it was chosen; the other one leads to it. */
  readonly by: 'list' | 'map';
}

/** The streets of a list on its map; `streets` must be stable. */
export interface MapStreets {
  readonly streets: readonly MapStreet[];
  readonly chosen: ChosenStreet | null;
  /** Null where they cannot be chosen. */
  readonly onChoose: ((chosen: ChosenStreet) => void) | null;
}

export const noStreets: readonly MapStreet[] = [];

/** Half-way along its longest stretch, where its name is shown. */
export function middleOf({ lines }: Pick<MapStreet, 'lines'>): Position | null {
  const [longest] = lines.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return null;
  let left = lengthOf(longest) / 2;
  for (const [at, to] of longest.entries()) {
    const from = longest[at - 1];
    if (!from) continue;
    const length = between(from, to);
    if (length >= left && length > 0) {
      const share = left / length;
      return from.map((value, axis) => value + ((to[axis] ?? value) - value) * share);
    }
    left -= length;
  }
  return longest.at(-1) ?? null;
}

const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, to, at) => sum + between(line[at - 1] ?? to, to), 0);

/** In degrees of latitude. */
function between([fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position): number {
  const east = (toX - fromX) * Math.cos((fromY * Math.PI) / 180);
  return Math.hypot(east, toY - fromY);
}
