import type { Interpretation, Target } from '#machines/imports/import.rules.ts';
import type { ImportKind } from '#schema/generated.ts';

import {
  anyNumbered,
  areDays,
  areDifferent,
  areMails,
  areNames,
  arePeople,
  areStreets,
  areWhole,
  areYears,
  type Column,
  haveDoors,
  isFull,
  isNumberAndName,
} from './column-values.ts';
import { isoDay } from './day.ts';
import {
  isDoorHead,
  isIdHead,
  isKey,
  isOther,
  isPersonHead,
  isStreetHead,
  meaningOf,
  plain,
  saysTerritory,
} from './head-words.ts';
import { territoryWords } from './headers.texts.ts';
import { targetsOf } from './targets.ts';

type Columns = readonly Column[];

/** The likely kind of a list and the meaning of its columns, by their heads, then by their values (OWN-307). */
export function listGuess(all: Columns, forced: ImportKind | null): Interpretation {
  const columns = isNwScheduler(all) ? all.map(withoutTheirs) : all;
  const door = doorsIn(columns);
  const addresses = door !== undefined || columns.some((it) => isStreet(it) && haveDoors(it));
  const ordinals = columns.find(countsAssignments);
  const number = numberColumn(
    columns.filter((it) => it !== ordinals),
    door,
    addresses,
  );
  const kind = forced ?? (ordinals ? 'history' : likelyKind(columns, number));
  const found = new Map<Target, number>();
  const give = (target: Target, column: Column | undefined) => {
    const taken =
      column === undefined || found.has(target) || [...found.values()].includes(column.at);
    if (!taken) found.set(target, column.at);
  };
  if (kind !== 'people') give('number', number);
  for (const column of columns) {
    const target = meantIn(kind, column.head, columns);
    // Of an address, a street is where it is, and a name is that of who lives there.
    const resident = kind === 'territories' && addresses && !namesTerritories(column.head);
    if (target && target !== 'number' && column !== door && !(target === 'name' && resident))
      give(target, column);
  }
  const whole = columns.filter((it) => it !== door && !(addresses && isStreet(it)));
  if (!addresses || kind !== 'territories') fillByValues(kind, whole, give, found);
  const targets = columns.map(({ at }) => [...found].find(([, it]) => it === at)?.[0] ?? null);
  return { kind, targets, ...(addresses ? { says: 'addresses' as const } : {}) };
}

const isStreet = (column: Column): boolean =>
  isStreetHead(column.head) || (unknown(column) && areStreets(column));

/** Numbers of doors: beside streets, with another column for the territory, or several times. */
function doorsIn(columns: Columns): Column | undefined {
  if (!columns.some(isStreet)) return undefined;
  const territory = columns.some((it) => saysTerritory(it.head) && anyNumbered(it));
  return columns.find(
    (it) => isDoorHead(it.head) && !saysTerritory(it.head) && (territory || !areDifferent(it)),
  );
}

/** 'n° 1' to 'n° 9' in the history of one territory, as its own page exports it: no numbers of territories. */
const countsAssignments = ({ filled }: Column): boolean =>
  filled.length > 0 &&
  filled.every((cell) => /^n°\s*\d+$/u.test(cell)) &&
  filled.every((_, at) => filled.some((cell) => cell.replace(/\D/gu, '') === String(at + 1)));

const namesTerritories = (head: string): boolean =>
  plain(head)
    .split(' ')
    .some((word) => territoryWords.includes(word));

const unknown = ({ head }: Column): boolean => meaningOf(head) === null && !isOther(head);

/** By a head that says 'territory', by one that says 'number', by whole numbers that are all different, by an id. */
function numberColumn(
  columns: Columns,
  door: Column | undefined,
  addresses: boolean,
): Column | undefined {
  const meant = columns.filter((it) => it !== door && meaningOf(it.head) === 'number');
  const legible = meant.filter((it) => it.filled.length === 0 || anyNumbered(it));
  const some = legible.length > 0 ? legible : meant;
  const numbers = some.filter(({ head }) => !isKey(head));
  return (
    numbers.find(({ head }) => saysTerritory(head)) ??
    (addresses ? undefined : numbers.find(({ head }) => !isIdHead(head))) ??
    some.find(({ head }) => saysTerritory(head)) ??
    (addresses ? undefined : numberOfRows(columns, some))
  );
}

function numberOfRows(columns: Columns, some: Columns): Column | undefined {
  return (
    some.find(({ head }) => !isIdHead(head)) ??
    columns.find((it) => unknown(it) && countsRows(it)) ??
    some[0]
  );
}

const countsRows = (column: Column): boolean =>
  isFull(column) && areWhole(column) && !areYears(column) && areDifferent(column);

function likelyKind(columns: Columns, number: Column | undefined): ImportKind {
  const says = (...targets: readonly Target[]) =>
    columns.some(({ head }) => targets.some((it) => meaningOf(head) === it));
  const ofTerritories = number !== undefined && saysTerritory(number.head);
  const people = says('login') || columns.some((it) => unknown(it) && arePeople(it));
  const dated = columns.some((it) => unknown(it) && areDays(it));
  if (number && (says('releaseDate') || (people && dated))) return 'history';
  if (says('firstName', 'lastName')) return 'people';
  if (!ofTerritories && columns.some(({ head }) => isPersonHead(head))) return 'people';
  if (!ofTerritories && (says('email') || columns.some(areMails))) return 'people';
  if (!number && says('role')) return 'people';
  return says('login') && !number && !says('name') ? 'people' : 'territories';
}

function meantIn(kind: ImportKind, head: string, columns: Columns): Target | null {
  const meant = meaningOf(head);
  const isLogin = columns.some((it) => meaningOf(it.head) === 'login');
  if (kind === 'history' && !isLogin && namesPeople.includes(plain(head))) return 'login';
  if (kind !== 'people') return targetsOf[kind].find((it) => it === meant) ?? null;
  // In a list of people a column of names is theirs.
  if (meant === 'name' && namesPeople.includes(plain(head)))
    return columns.some((it) => meaningOf(it.head) === 'lastName') ? 'firstName' : 'lastName';
  return targetsOf.people.find((it) => it === meant) ?? null;
}

const namesPeople = ['nom', 'name', 'nombre', 'nome'];

const isNwScheduler = (columns: Columns): boolean =>
  ['TerritoryID', 'CategoryCode'].every((it) => columns.some(({ head }) => head === it));

/** NW Scheduler's ids, types and categories are not ours. */
const withoutTheirs = (column: Column): Column =>
  ['TerritoryID', 'Category', 'Type'].includes(column.head)
    ? { ...column, head: 'objectid' }
    : column;

type Give = (target: Target, column: Column | undefined) => void;

function fillByValues(
  kind: ImportKind,
  columns: Columns,
  give: Give,
  found: ReadonlyMap<Target, number>,
): void {
  const open = columns.filter((it) => unknown(it) && ![...found.values()].includes(it.at));
  const named = found.has('login') || found.has('lastName');
  if (kind === 'people') give('email', open.find(areMails));
  if (kind !== 'territories' && !named) give('login', open.find(arePeople));
  if (kind === 'history' && !found.has('releaseDate')) {
    const [out, back] = open.filter(areDays);
    give('releaseDate', out);
    if (out && back && neverBefore(out, back)) give('returnDate', back);
  }
  if (kind === 'territories') {
    const number = columns.find(({ at }) => at === found.get('number'));
    if (number?.filled.some(isNumberAndName)) return;
    give(
      'name',
      columns.find((it) => saysTerritory(it.head) && areNames(it)),
    );
    const names = open.filter((it) => isFull(it) && areNames(it) && areDifferent(it));
    if (columns.every(({ head }) => head === '') || names.length === 1) give('name', names[0]);
  }
}

const neverBefore = (out: Column, back: Column): boolean =>
  out.cells.every((cell, at) => {
    const end = back.cells[at] ?? '';
    return cell === '' || end === '' || isoDay(cell, false) <= isoDay(end, false);
  });
