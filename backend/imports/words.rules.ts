import { distance } from 'fastest-levenshtein';
import { nameKey } from './cells.rules.ts';
import type { ImportChoice, WordField } from './imports.fields.ts';
import { line, type ImportRow, type PlannedLine, type Reason } from './imports.rules.ts';

/** Something that a word can stand for. */
export interface Named {
  readonly id: number;
  readonly name: string;
  readonly shortName?: string;
}

/** A cell that nothing, or more than one, is called. */
export interface AskedWord {
  readonly line: number;
  readonly word: string;
  /** Those who share the name; none for an unknown word. */
  readonly namesakes?: readonly number[];
}

/** An id below 0 stands for what the import is to create, named in `Words.created`. */
export interface KnownMeaning {
  readonly means: 'known';
  readonly id: number;
}

/** `gone`: chosen, but not possible, or no longer. */
export interface OtherMeaning {
  readonly means: 'removed' | 'left' | 'unknown' | 'gone';
}

export type Meaning = KnownMeaning | OtherMeaning;

export interface UnknownWord {
  readonly word: string;
  readonly otherSpellings: readonly string[];
  readonly lines: readonly number[];
  readonly decided: boolean;
  readonly nearest: readonly number[];
  readonly newName: string | null;
  readonly newFault: string | null;
  readonly removable: boolean;
}

export interface NewNamed {
  readonly id: number;
  readonly name: string;
}

export interface Words {
  readonly field: WordField;
  readonly options: readonly Named[];
  readonly meaningOf: (word: string) => Meaning;
  readonly unknown: readonly UnknownWord[];
  readonly created: readonly NewNamed[];
}

export type NewName = { readonly name: string } | { readonly fault: string };

interface WordRules {
  readonly field: WordField;
  readonly options: readonly Named[];
  readonly choices: readonly ImportChoice[];
  /** How a word is called once created; absent where the import creates none. */
  readonly newName?: (word: string) => NewName;
  readonly removable?: boolean;
}

/**
 * Groups the words by `nameKey`, as known names are found: spellings that differ in case, accents,
 * signs or the order of names are one. A choice counts only for what this congregation has now.
 */
export function wordsIn(asked: readonly AskedWord[], rules: WordRules): Words {
  const { field, options, choices, newName, removable = false } = rules;
  const byId = new Map(options.map((it) => [it.id, it]));
  const chosen = new Map(
    choices.filter((it) => it.field === field).map((it) => [nameKey(it.word), it]),
  );
  const rank = nearestIn(options);
  const created: NewNamed[] = [];
  const meanings = new Map<string, Meaning>();
  const unknown = [...groupsOf(asked)].map(([key, { spellings, lines, namesakes }]) => {
    const [word = '', ...otherSpellings] = spellings;
    const naming = key === '' || namesakes.length > 0 ? undefined : newName?.(word);
    const name = naming && 'name' in naming ? naming.name : null;
    const choice = chosen.get(key);
    const meaning = meaningOf(choice, { byId, name, removable, nextId: -created.length - 1 });
    if (name !== null && meaning.means === 'known' && meaning.id < 0) {
      created.push({ id: meaning.id, name });
    }
    meanings.set(key, meaning);
    return {
      word,
      otherSpellings,
      lines,
      decided: meaning.means !== 'unknown' && meaning.means !== 'gone',
      nearest: namesakes.length > 0 ? namesakes : rank(key),
      newName: name,
      newFault: naming && 'fault' in naming ? naming.fault : null,
      removable,
    };
  });
  return {
    field,
    options,
    meaningOf: (word) => meanings.get(nameKey(word)) ?? { means: 'unknown' },
    unknown,
    created,
  };
}

interface Possible {
  readonly byId: ReadonlyMap<number, Named>;
  readonly name: string | null;
  readonly removable: boolean;
  readonly nextId: number;
}

function meaningOf(choice: ImportChoice | undefined, it: Possible): Meaning {
  if (!choice) return { means: 'unknown' };
  switch (choice.take) {
    case 'left':
      return { means: 'left' };
    case 'removed':
      return { means: it.removable ? 'removed' : 'gone' };
    case 'created':
      return it.name === null ? { means: 'gone' } : { means: 'known', id: it.nextId };
    default:
      return it.byId.has(choice.id) ? { means: 'known', id: choice.id } : { means: 'gone' };
  }
}

interface Group {
  /** The most frequent first. */
  readonly spellings: readonly string[];
  readonly lines: readonly number[];
  readonly namesakes: readonly number[];
}

interface Tally {
  readonly counts: Map<string, number>;
  readonly lines: number[];
  readonly namesakes: Set<number>;
}

function groupsOf(asked: readonly AskedWord[]): ReadonlyMap<string, Group> {
  const found = new Map<string, Tally>();
  for (const { line: at, word, namesakes = [] } of asked) {
    const key = nameKey(word);
    const group: Tally = found.get(key) ?? { counts: new Map(), lines: [], namesakes: new Set() };
    group.counts.set(word, (group.counts.get(word) ?? 0) + 1);
    group.lines.push(at);
    for (const id of namesakes) group.namesakes.add(id);
    found.set(key, group);
  }
  return new Map(
    [...found].map(([key, { counts, lines, namesakes }]) => {
      const spellings = [...counts].toSorted(([, one], [, other]) => other - one);
      return [
        key,
        { spellings: spellings.map(([word]) => word), lines, namesakes: [...namesakes] },
      ];
    }),
  );
}

const nearestCount = 5;

/** The options whose names need the fewest changes of letters, in proportion to their length. */
function nearestIn(options: readonly Named[]): (key: string) => readonly number[] {
  const keyed = options.map(({ id, name, shortName }) => ({
    id,
    keys: [nameKey(name), ...(shortName === undefined ? [] : [nameKey(shortName)])],
  }));
  const apart = (one: string, other: string): number =>
    distance(one, other) / Math.max(one.length, other.length, 1);
  return (key) =>
    key === ''
      ? []
      : keyed
          .map(({ id, keys }) => ({ id, far: Math.min(...keys.map((it) => apart(key, it))) }))
          .toSorted((one, other) => one.far - other.far)
          .slice(0, nearestCount)
          .map(({ id }) => id);
}

/** A line with a word that stands for nothing yet, or whose lines stay out. */
export function undecided(
  row: ImportRow,
  about: string,
  { means }: OtherMeaning,
  unknown: Reason,
): PlannedLine {
  if (means === 'left') return line(row, 'ignored', about, { code: 'leftOut' });
  return line(row, 'incomplete', about, means === 'unknown' ? unknown : { code: 'choiceGone' });
}
