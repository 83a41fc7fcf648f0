import type { Gazetteer, LngLat, Spot, Street } from './gazetteer.ts';
import { address } from './generic-words.texts.ts';
import { begins, houseNumbersOf, inFull, wordsOf } from './words.ts';

export interface FoundPlace {
  readonly kind: 'place' | 'street' | 'house' | 'spot';
  readonly label: string;
  /** The town it lies in. */
  readonly town: string | null;
  readonly at: LngLat;
  /** Some points of a street, else the place alone. */
  readonly along: readonly LngLat[];
}

/** A gazetteer whose names are cut into words. */
export interface SearchableGazetteer {
  readonly streets: readonly Searchable<Street>[];
  readonly spots: readonly Searchable<Spot>[];
}

interface Searchable<One> {
  readonly one: One;
  readonly name: readonly string[];
  readonly beside: readonly string[];
}

export const searchable = ({ streets, spots }: Gazetteer): SearchableGazetteer => ({
  streets: streets.map((one) => ({
    one,
    name: wordsOf(one.name).map(inFull),
    beside: wordsOf(`${one.town ?? ''} ${one.city ?? ''}`).map(inFull),
  })),
  spots: spots.map((one) => ({
    one,
    name: wordsOf(`${one.name} ${one.french ?? ''}`).map(inFull),
    beside: wordsOf(one.town ?? '').map(inFull),
  })),
});

export const mostFound = 20;
const leastLetters = 2;
const longestQuery = 100;

interface Ranked {
  readonly rank: number;
  readonly found: FoundPlace;
}

/** The places that a text names, the likeliest first; as it is typed, so that words may be cut (OWN-118). */
export function search(
  { streets, spots }: SearchableGazetteer,
  text: string,
): readonly FoundPlace[] {
  const typed = wordsOf(text.slice(0, longestQuery + 1));
  if (text.length > longestQuery || typed.join('').length < leastLetters) return [];
  const ranked: Ranked[] = [];
  for (const spot of spots) {
    const rank = rankOf(typed, spot);
    if (rank === null) continue;
    const { one } = spot;
    const bonus = one.kind === 'place' ? 0.6 : -0.3;
    ranked.push({
      rank: rank + bonus,
      found: { kind: one.kind, label: labelOf(one), town: one.town, at: one.at, along: [one.at] },
    });
  }
  for (const street of streets) {
    const rank = rankOf(typed, street);
    if (rank !== null) ranked.push({ rank, found: streetFound(street.one) });
  }
  ranked.push(...housesIn(streets, typed));
  return distinct(ranked.toSorted(byRank).map(({ found }) => found)).slice(0, mostFound);
}

const labelOf = ({ name, french }: Spot) => (french === null ? name : `${name} (${french})`);

const streetFound = ({ name, town, along }: Street): FoundPlace => ({
  kind: 'street',
  label: name,
  town,
  at: along[0] ?? [0, 0],
  along,
});

const collator = new Intl.Collator('fr', { numeric: true });
const byRank = (one: Ranked, other: Ranked) =>
  other.rank - one.rank || collator.compare(wholeLabel(one), wholeLabel(other));
const wholeLabel = ({ found: { label, town } }: Ranked) => `${label} ${town ?? ''}`;

/** Null unless every typed word begins a word of the name, or of the town beside it. */
function rankOf(
  typed: readonly string[],
  { name, beside }: Pick<Searchable<unknown>, 'name' | 'beside'>,
): number | null {
  const left = [...name];
  let rank = 0;
  let inName = 0;
  for (const [at, word] of typed.entries()) {
    const exact = left.findIndex((known) => known === word || known === inFull(word));
    const found = exact >= 0 ? exact : left.findIndex((known) => begins(word, known));
    const known = left[found];
    if (known !== undefined) {
      left.splice(found, 1);
      inName += 1;
      rank += exact >= 0 ? 2 : 1;
      // 'grim' means the street of that name rather than one that ends with it.
      if (at === 0 && known === (name.length > 1 ? name[1] : name[0])) rank += 0.5;
      if (at === 0 && known === name[0]) rank += 0.7;
    } else if (beside.some((it) => begins(word, it))) rank += 0.5;
    else return null;
  }
  return inName === 0 ? null : rank - left.length * 0.1;
}

const isNumber = (word: string) => /^\d{1,4}[a-z]{0,6}$/u.test(word);
const suffixes = new Set(['bis', 'ter', 'quater']);

/** A house number may stand before the street or behind it; what belongs to it may stand apart. */
function readings(typed: readonly string[]) {
  return typed.flatMap((word, at) => {
    if (!isNumber(word)) return [];
    const next = typed[at + 1] ?? '';
    const without = (count: number) => typed.toSpliced(at, count);
    const alone = { number: word, street: without(1) };
    const belongs = suffixes.has(next) || /^[a-z]$/u.test(next);
    return belongs ? [{ number: word + next, street: without(2) }, alone] : [alone];
  });
}

/** House numbers come before streets, the very number before those that begin with it. */
const exactNumber = 5;

function housesIn(
  streets: readonly Searchable<Street>[],
  typed: readonly string[],
): readonly Ranked[] {
  return readings(typed).flatMap(({ number, street: words }) => {
    if (words.join('').length < leastLetters) return [];
    return streets.flatMap((street) => {
      const rank = rankOf(words, street);
      if (rank === null) return [];
      const houses = street.one.numbers.flatMap((house) => {
        const own = houseNumbersOf(house.number);
        const exact = own.includes(number);
        if (!exact && !own.some((one) => isVariant(one, number))) return [];
        const { town } = street.one;
        const label = address(house.number, street.one.name);
        const found: FoundPlace = { kind: 'house', label, town, at: house.at, along: [house.at] };
        return [{ rank: rank + (exact ? exactNumber : 2), found }];
      });
      // Whoever asks for a number that the ground does not know is led to the street.
      return houses.length > 0 ? houses : [{ rank: rank - 0.5, found: streetFound(street.one) }];
    });
  });
}

/** '12bis' and '12a' are variants of 12, 120 is not. */
const isVariant = (known: string, number: string) =>
  known.startsWith(number) && !/^\d/u.test(known.slice(number.length));

function distinct(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const known = new Set<string>();
  return found.filter(({ kind, label, town, at }) => {
    // A square that is a way as well is told once.
    const place = kind === 'street' || kind === 'spot' ? ['way'] : [kind, ...at];
    const key = [label, town, ...place].join('\n');
    return known.has(key) ? false : known.add(key);
  });
}
