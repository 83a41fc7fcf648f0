/**
 * Coordinates of a KML as `longitude,latitude longitude,latitude`, however blanks and commas stand in them;
 * null where they cannot be read, or commas stand for decimal points.
 */
export function soundCoordinates(text: string): string | null {
  const clean = text.replaceAll(/[;|]/gu, ' ').replaceAll('\u2212', '-').trim();
  if (clean === '') return '';
  const groups = numbersIn(clean.replaceAll(/\s*,\s*/gu, ','), /\s+/u);
  const tuples = [groups, numbersIn(clean, /[\r\n]+/u)].find(isTuples) ?? tuplesOf(groups.flat());
  if (tuples === null || decimalCommas(tuples)) return null;
  return tuples.map(([x, y]) => `${x},${y}`).join(' ');
}

type Tuples = readonly (readonly string[])[];

const numbersIn = (text: string, between: RegExp): Tuples =>
  text
    .split(between)
    .map((group) => group.split(/[\s,]+/u).filter((it) => it !== ''))
    .filter((group) => group.length > 0);

const isTuples = (groups: Tuples): boolean =>
  groups.every(({ length }) => length === 2 || length === 3);

/** Numbers in a row: of three each where every third is a height, which is the same for all. */
function tuplesOf(numbers: readonly string[]): Tuples | null {
  const heights = new Set(numbers.filter((_, at) => at % 3 === 2));
  const byThree = numbers.length % 3 === 0 && (heights.size === 1 || numbers.length % 2 === 1);
  const width = byThree ? 3 : 2;
  if (numbers.length % width !== 0) return null;
  return Array.from({ length: numbers.length / width }, (_, at) =>
    numbers.slice(at * width, (at + 1) * width),
  );
}

/** '7,419 43,729': whole numbers beyond any latitude. */
const decimalCommas = (tuples: Tuples): boolean =>
  tuples.every((tuple) => tuple.every((it) => /^-?\d+$/u.test(it))) &&
  tuples.every(([x]) => Math.abs(Number(x)) <= 180) &&
  tuples.some(([, y]) => Math.abs(Number(y)) > 90);
