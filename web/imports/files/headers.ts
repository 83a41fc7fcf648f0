import type { FileTable, Target, Interpretation } from '#machines/imports/import.rules.ts';
import type { ImportKind } from '#schema/generated.ts';

import { headerWords, mapHeads } from './headers.texts.ts';

/** The targets of each kind, in the order in which they are offered. */
export const targetsOf: Readonly<Record<ImportKind, readonly Target[]>> = {
  territories: ['number', 'name', 'type', 'gate', 'noVisited', 'note', 'mapUrl', 'boundary', 'map'],
  people: ['login', 'lastName', 'firstName', 'email', 'role'],
  history: ['number', 'login', 'lastName', 'firstName', 'releaseDate', 'returnDate', 'activity'],
};

const everyTarget = [...new Set(Object.values(targetsOf).flat())];
const isTarget = (name: string): name is Target => everyTarget.some((it) => it === name);

/** Lower case words without accents or signs, for comparison; 'nº' and '№' become 'no'. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('°', ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

const meanings = new Map<string, Target>(
  Object.entries(headerWords).flatMap(([name, words]) =>
    isTarget(name) ? words.map((word): [string, Target] => [word, name]) : [],
  ),
);

export const meaningOf = (head: string): Target | null => meanings.get(plain(head)) ?? null;

/** Territory Helper's own sheets are recognised by the position of their columns (web/imports/README.md). */
const byPlace: readonly {
  readonly kind: ImportKind;
  readonly fits: (heads: readonly string[]) => boolean;
  readonly at: Readonly<Record<number, Target>>;
}[] = [
  {
    kind: 'history',
    fits: (heads) =>
      heads.length > 8 &&
      /type/iu.test(heads[0] ?? '') &&
      /numb/iu.test(heads[1] ?? '') &&
      /publisher/iu.test(heads[4] ?? ''),
    at: { 1: 'number', 4: 'login', 7: 'releaseDate', 8: 'returnDate' },
  },
];

/** Recognises NW Scheduler by its heads: its types and categories are not ours. */
const isNwScheduler = (heads: readonly string[]): boolean =>
  heads.includes('TerritoryID') && heads.includes('CategoryCode') && heads.includes('Boundary');

type Judged = Pick<FileTable, 'heads'> & Partial<FileTable>;

/** The likely kind and targets of a table, by the heads of its columns. */
export function interpretationOf(table: Judged): Interpretation {
  const { heads } = table;
  if (table.shapes) return { kind: 'territories', targets: targetsOfShapes(table) };
  const layout = byPlace.find(({ fits }) => fits(heads));
  if (layout) {
    return { kind: layout.kind, targets: heads.map((_, at) => layout.at[at] ?? null) };
  }
  const kind = likelyKind(heads.map(meaningOf));
  return { kind, targets: targetsFor(kind, heads) };
}

/** Where no column is the number, the file's name is, or what the shapes are called. */
function targetsOfShapes({ heads, rows = [] }: Judged): readonly (Target | null)[] {
  const targets = targetsFor('territories', heads);
  if (targets.includes('number')) return targets;
  const called = targets.indexOf('name');
  const number = heads.includes(mapHeads.fileName) ? heads.indexOf(mapHeads.fileName) : called;
  const named = number === called ? heads.indexOf('description') : called;
  const numbered = rows.some(({ cells }) => /^T?\s*\d/iu.test(cells[number] ?? ''));
  if (!numbered) return targets;
  return heads.map((_, at) => {
    if (at === number) return 'number';
    return at === named ? 'name' : targets[at] === 'name' ? null : (targets[at] ?? null);
  });
}

function likelyKind(meant: readonly (Target | null)[]): ImportKind {
  const says = (...targets: readonly Target[]) => targets.some((it) => meant.includes(it));
  if (says('releaseDate') && says('number')) return 'history';
  if (says('email', 'role', 'firstName') && !says('number')) return 'people';
  return says('login') && !says('number', 'name') ? 'people' : 'territories';
}

/** The target of each column; where two columns have the same, the first keeps it. */
export function targetsFor(kind: ImportKind, heads: readonly string[]): readonly (Target | null)[] {
  const offered = targetsOf[kind];
  const nw = isNwScheduler(heads);
  const taken = new Set<Target>();
  return heads.map((head) => {
    const meant = meantIn(kind, head, nw);
    if (!meant || taken.has(meant) || !offered.includes(meant)) return null;
    taken.add(meant);
    return meant;
  });
}

function meantIn(kind: ImportKind, head: string, nw: boolean): Target | null {
  const words = plain(head);
  if (nw && (words === 'type' || words === 'territoryid')) return null;
  // In a list of people, a column of names is theirs.
  if (kind === 'people' && (words === 'nom' || words === 'name')) return 'lastName';
  return meanings.get(words) ?? null;
}
