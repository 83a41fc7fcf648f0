/**
 * The sides of a street that lie within limits, under names that a person on the spot understands: by the parity of
 * its house numbers where these lie apart, else by the compass where it runs straight enough. A side counts as half.
 * @typedef {import('./card-sheet.ts').StreetSide} StreetSide
 * @typedef {{ x: number, y: number, number: string, street: string }} House
 * @typedef {{ x: number, y: number, dx: number, dy: number, line: number, left: boolean, right: boolean }} Sample a step
 *   along a street with its direction, and whether its left and its right lie within the limits
 */

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
 * @param {readonly Sample[]} samples
 * @param {readonly House[]} houses those of this street
 * @param {{ readonly step: number, readonly least: number }} measures
 * @returns {readonly { readonly side: StreetSide, readonly metres: number }[]}
 */
export function sidesOf(samples, houses, { step, least }) {
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

/**
 * @param {readonly Sample[]} samples
 * @param {(sample: Sample) => number} of
 */
const sum = (samples, of) => samples.reduce((all, sample) => all + of(sample), 0);

/**
 * The direction that a street has on the whole, to the east or to the south; null where it bends too much.
 * @param {readonly Sample[]} samples
 */
function axisOf(samples) {
  // Doubled angles: there and back are the same direction.
  const x = sum(samples, ({ dx, dy }) => dx * dx - dy * dy);
  const y = sum(samples, ({ dx, dy }) => 2 * dx * dy);
  if (Math.hypot(x, y) < samples.length * straight) return null;
  const angle = Math.atan2(y, x) / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const onward = Math.abs(dx) >= Math.abs(dy) ? dx > 0 : dy > 0;
  return onward ? { dx, dy } : { dx: -dx, dy: -dy };
}

/**
 * The same place, seen along the axis.
 * @param {Sample} sample
 * @param {{ dx: number, dy: number }} axis
 * @returns {Sample}
 */
function turned(sample, axis) {
  const { dx, dy, left, right } = sample;
  return dx * axis.dx + dy * axis.dy < 0
    ? { ...sample, line: 0, dx: -dx, dy: -dy, left: right, right: left }
    : { ...sample, line: 0 };
}

/**
 * Y points south, so who goes east has the north on the left, and who goes south the east.
 * @param {{ dx: number, dy: number }} axis
 */
function byCompass({ dx, dy }) {
  /** @type {readonly [StreetSide, StreetSide]} */
  const sides = Math.abs(dx) >= Math.abs(dy) ? ['north', 'south'] : ['east', 'west'];
  return {
    sides,
    /** @type {(sample: Sample, side: StreetSide) => number} */
    share: ({ left, right }, side) => Number(side === sides[0] ? left : right),
  };
}

/**
 * Null where even and odd numbers do not lie on two sides.
 * @param {readonly Sample[]} samples
 * @param {readonly House[]} houses
 */
function byParity(samples, houses) {
  /** @type {Map<number, number>} by line: how many more houses have the even numbers on the left */
  const votes = new Map();
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
    sides: /** @type {readonly StreetSide[]} */ (['even', 'odd']),
    /** @type {(sample: Sample, side: StreetSide) => number} */
    share: ({ line, left, right }, side) => {
      const vote = votes.get(line) ?? 0;
      if (vote === 0) return (Number(left) + Number(right)) / 2;
      return Number(vote > 0 === (side === 'even') ? left : right);
    },
  };
}

/**
 * @param {readonly Sample[]} samples
 * @param {House} house
 */
function nearest(samples, house) {
  /** @type {Sample | null} */
  let found = null;
  let distance = furthestHouse;
  for (const sample of samples) {
    const away = Math.hypot(sample.x - house.x, sample.y - house.y);
    if (away < distance) [found, distance] = [sample, away];
  }
  return found;
}
