import type { StreetSide } from './card-sheet.ts';

export interface House {
  x: number;
  y: number;
  number: string;
  street: string;
}

/** A step along a street with its direction, and whether its left and its right lie within the limits. */
export interface Sample {
  x: number;
  y: number;
  dx: number;
  dy: number;
  line: number;
  left: boolean;
  right: boolean;
}

/** Names of the two sides, and how much of a step, of two, each has. */
interface Naming {
  readonly sides: readonly [StreetSide, StreetSide];
  readonly share: (sample: Sample, side: StreetSide) => number;
}

/** Of all directions how many agree, from 0 to 1, where a street has a compass side: an arc of 60 degrees does. */
const straight = 0.8;
/** Of all house numbers how many more lie on the side of their parity than on the other. */
const separated = 0.8;
const fewestHouses = 3;
/** Metres: a house further away belongs to another stretch. */
const furthestHouse = 60;
/** A smaller share of the other side, or of the street, is a corner. */
const corner = 0.2;

/**
 * The sides of a street that lie within limits, under names that a person on the spot understands: by the parity of
 * its house numbers where these lie apart, else by the compass where it runs straight enough. A side counts as half.
 *
 * @param houses those of this street
 */
export function sidesOf(
  samples: readonly Sample[],
  houses: readonly House[],
  { step, least }: { readonly step: number; readonly least: number },
): readonly { readonly side: StreetSide; readonly metres: number }[] {
  const axis = axisOf(samples);
  const along = axis ? samples.map((sample) => turned(sample, axis)) : samples;
  const naming = byParity(along, houses) ?? (axis && byCompass(axis));
  if (!naming) {
    const metres = sum(along, ({ left, right }) => ((Number(left) + Number(right)) * step) / 2);
    const twoSided = along.filter(({ left, right }) => left && right).length;
    return [{ side: twoSided < along.length * corner ? 'inner' : 'both', metres }];
  }
  const sides = naming.sides.map((side) => ({
    side,
    metres: sum(along, (sample) => naming.share(sample, side) * (step / 2)),
  }));
  const longest = Math.max(...sides.map(({ metres }) => metres));
  return sides.filter(({ metres }) => metres >= Math.max(least / 2, longest * corner));
}

const sum = (samples: readonly Sample[], of: (sample: Sample) => number) =>
  samples.reduce((all, sample) => all + of(sample), 0);

/** The direction that a street has on the whole, to the east or to the south; null where it bends too much. */
function axisOf(samples: readonly Sample[]) {
  // Doubled angles: there and back are the same direction.
  const x = sum(samples, ({ dx, dy }) => dx * dx - dy * dy);
  const y = sum(samples, ({ dx, dy }) => 2 * dx * dy);
  if (Math.hypot(x, y) < samples.length * straight) return null;
  const angle = Math.atan2(y, x) / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const onward = Math.abs(dx) >= Math.abs(dy) ? dx > 0 : dy > 0;
  return onward ? { dx, dy } : { dx: -dx, dy: -dy };
}

/** The same place, seen along the axis. */
function turned(sample: Sample, axis: { dx: number; dy: number }): Sample {
  const { dx, dy, left, right } = sample;
  return dx * axis.dx + dy * axis.dy < 0
    ? { ...sample, line: 0, dx: -dx, dy: -dy, left: right, right: left }
    : { ...sample, line: 0 };
}

/** Y points south, so who goes east has the north on the left, and who goes south the east. */
function byCompass({ dx, dy }: { dx: number; dy: number }): Naming {
  const sides: Naming['sides'] =
    Math.abs(dx) >= Math.abs(dy) ? ['north', 'south'] : ['east', 'west'];
  return {
    sides,
    share: ({ left, right }, side) => Number(side === sides[0] ? left : right),
  };
}

/** Null where even and odd numbers do not lie on two sides. */
function byParity(samples: readonly Sample[], houses: readonly House[]): Naming | null {
  // By line: how many more houses have the even numbers on the left.
  const votes = new Map<number, number>();
  const parities = new Set();
  let counted = 0;
  for (const house of houses) {
    const number = Number.parseInt(house.number, 10);
    const sample = Number.isNaN(number) ? null : nearest(samples, house);
    if (!sample) continue;
    const onLeft = (house.x - sample.x) * sample.dy > (house.y - sample.y) * sample.dx;
    const even = number % 2 === 0;
    parities.add(even);
    counted += 1;
    votes.set(sample.line, (votes.get(sample.line) ?? 0) + (onLeft === even ? 1 : -1));
  }
  const agreed = [...votes.values()].reduce((all, vote) => all + Math.abs(vote), 0);
  if (counted < fewestHouses || parities.size < 2 || agreed < counted * separated) return null;
  return {
    sides: ['even', 'odd'],
    share: ({ line, left, right }, side) => {
      const vote = votes.get(line) ?? 0;
      if (vote === 0) return (Number(left) + Number(right)) / 2;
      return Number(vote > 0 === (side === 'even') ? left : right);
    },
  };
}

function nearest(samples: readonly Sample[], house: House) {
  let found: Sample | null = null;
  let distance = furthestHouse;
  for (const sample of samples) {
    const away = Math.hypot(sample.x - house.x, sample.y - house.y);
    if (away < distance) [found, distance] = [sample, away];
  }
  return found;
}
