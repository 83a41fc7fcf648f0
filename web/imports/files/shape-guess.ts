import type { FileTable, Interpretation, Target } from '#machines/imports/import.rules.ts';

import {
  areBare,
  areDifferent,
  areNames,
  arePeople,
  areStreets,
  areWhole,
  areWorded,
  areYears,
  type Column,
  columnsOf,
  halfNumbered,
  isFull,
  isNumberAndName,
  someSuffixed,
} from './column-values.ts';
import { isIdHead, isKey, isOther, meaningOf, plain, saysTerritory } from './head-words.ts';
import { mapHeads } from './headers.texts.ts';
import { targetsOf } from './targets.ts';
import { type Numbered, numberedIn, spacedIn } from './territory-number.ts';

type Columns = readonly Column[];

const isArea = (cells: readonly string[]): boolean =>
  /"(?:Multi)?Polygon"/u.test(cells.at(-1) ?? '');
export const isAreaRow = ({ cells }: FileTable['rows'][number]): boolean => isArea(cells);

/** The meaning of the columns of a map, by its areas: points are doors and places (OWN-308). */
export function shapeGuess(table: Pick<FileTable, 'heads' | 'rows'>): Interpretation {
  const areas = table.rows.filter(isAreaRow);
  const all = columnsOf(table, areas.length > 0 ? areas : table.rows);
  const columns = all.slice(0, -1);
  const ours = ownTargets(table);
  if (ours) return { kind: 'territories', targets: ours };
  const number = areas.length > 0 ? numberColumn(columns) : wordedColumn(columns);
  const found = new Map<number, Target>([[all.length - 1, 'map']]);
  const give = (target: Target, column: Column | undefined) => {
    if (column && !found.has(column.at) && ![...found.values()].includes(target))
      found.set(column.at, target);
  };
  give('number', number);
  give('name', number ? nameColumn(columns, number) : called(columns).find(areNames));
  for (const column of columns) {
    const target = targetsOf.territories.find((it) => it === meaningOf(column.head));
    if (target && target !== 'number' && target !== 'name' && target !== 'boundary')
      give(target, column);
  }
  const targets = all.map(({ at }) => found.get(at) ?? null);
  const addresses = areas.length === 0 && number === undefined;
  const says = columns.some((it) => arePeople(it) || areStreets(it)) ? 'addresses' : 'points';
  return { kind: 'territories', targets, ...(addresses ? { says } : {}) };
}

/** Our own export of maps (web/coverage-map): its names may look like anything. */
function ownTargets(table: Pick<FileTable, 'heads' | 'rows'>): Interpretation['targets'] | null {
  if (!table.heads.every((head) => ownHeads.has(head))) return null;
  const columns = columnsOf(table, table.rows);
  const [number, name] = [columnOf(columns, 'territoire'), columnOf(columns, 'nom')];
  if (!number || !name || !isFull(number) || !isFull(name) || !areWhole(number)) return null;
  return table.heads.map((head) => ownHeads.get(head) ?? null);
}

const ownHeads = new Map<string, Target | null>([
  ['name', null],
  ['territoire', 'number'],
  ['nom', 'name'],
  ['desc', null],
  [mapHeads.map, 'map'],
]);

const columnOf = (columns: Columns, head: string) => columns.find((it) => it.head === head);
const isOurs = ({ head }: Column): boolean =>
  head === mapHeads.folder || head === mapHeads.fileName;
const called = (columns: Columns): Columns =>
  columns.filter((it) => !isOurs(it) && meaningOf(it.head) === 'name');
const described = ({ head }: Column): boolean =>
  ['description', 'desc', 'descripcion', 'descricao', 'beschreibung', 'descrizione'].includes(
    plain(head),
  );

/** Points are numbered as territories only where each says so. */
const wordedColumn = (columns: Columns): Column | undefined =>
  columns.find((it) => !isOurs(it) && areWorded(it) && isFull(it)) ??
  columns.find((it) => it.head === mapHeads.fileName && it.cells.every(isNumberAndName));

const isNumbered = (column: Column): boolean => halfNumbered(column) || someSuffixed(column);

function numberColumn(columns: Columns): Column | undefined {
  const headed = columns.filter((it) => meaningOf(it.head) === 'number');
  const meant = headed.filter(isNumbered);
  const names = called(columns).filter(isNumbered);
  const [name] = names;
  const folder = columnOf(columns, mapHeads.folder);
  const file = columnOf(columns, mapHeads.fileName);
  const unknown = columns.filter(
    (it) => !isOurs(it) && !described(it) && meaningOf(it.head) === null && !isOther(it.head),
  );
  return (
    meant.find(({ head }) => saysTerritory(head) && !isKey(head)) ??
    meant.find(({ head }) => !isIdHead(head) && !isKey(head)) ??
    meant.find(({ head }) => saysTerritory(head)) ??
    (folder && holdsBlocks(folder, name) ? folder : undefined) ??
    (file && areWorded(file) && name && areBare(name) ? file : undefined) ??
    name ??
    called(columns).find(allSpaced) ??
    unknown.find((it) => isFull(it) && areWhole(it) && !areYears(it) && areDifferent(it)) ??
    unknown.find(numbersGroups) ??
    (folder && halfNumbered(folder) ? folder : undefined) ??
    file ??
    meant[0] ??
    headed.find(({ head }) => !isIdHead(head))
  );
}

/** The blocks of each folder are numbered from 1 again, or the folders alone say 'territory'. */
function holdsBlocks(folder: Column, name: Column | undefined): boolean {
  if (!halfNumbered(folder) || !name || !areBare(name)) return false;
  return areWorded(folder) || recurs(folder, name);
}

/** Whether a number stands in several folders. */
function recurs(folder: Column, name: Column): boolean {
  const folderOf = new Map<string, string>();
  return name.cells.some((cell, at) => {
    const before = folderOf.get(cell);
    const own = folder.cells[at] ?? '';
    folderOf.set(cell, own);
    return cell !== '' && before !== undefined && before !== own;
  });
}

/** Each shape is called '12 Rue Grimaldi', and none as another. */
export function allSpaced({ cells, filled }: Pick<Column, 'cells' | 'filled'>): boolean {
  const read = filled.map((cell) => spacedIn(cell) ?? numberedIn(cell));
  const numbers = new Set(read.map((it) => it?.number));
  return (
    filled.length > 1 &&
    filled.length === cells.length &&
    read.every((it): it is Numbered => it !== null) &&
    numbers.size === filled.length
  );
}

const fewest = 3;
/** Numbers from a range that each stand on several shapes. */
function numbersGroups(column: Column): boolean {
  const values = new Set(column.filled.map((cell) => numberedIn(cell)?.number));
  const highest = Math.max(...[...values].map(Number));
  return isFull(column) && areWhole(column) && values.size >= fewest && highest <= 2 * values.size;
}

/** What the shapes of a number are called: by a head, by what follows the number, by the description, by a text. */
function nameColumn(columns: Columns, number: Column): Column | undefined {
  const rests = number.cells.map((cell) => (numberedIn(cell) ?? spacedIn(cell))?.name ?? '');
  const free = columns.filter((it) => it !== number && !isOurs(it));
  if (number.head === mapHeads.fileName && rests.some((rest) => rest !== '')) return undefined;
  const fits = (column: Column) =>
    areNames(column) && !areWhole(column) && fitsGroups(column, number);
  const name = called(free).find(fits);
  if (name) return name;
  if (rests.every((rest) => rest !== '')) return undefined;
  const unknown = free.filter((it) => meaningOf(it.head) === null && !isOther(it.head));
  return (
    free.filter(described).find(fits) ??
    unknown.find((it) => !described(it) && isFull(it) && fits(it) && varies(it, number))
  );
}

/** Shapes with one number have one name. */
function fitsGroups({ cells }: Column, number: Column): boolean {
  const nameOf = new Map<string, string>();
  return number.cells.every((key, at) => {
    const own = cells[at] ?? '';
    const before = nameOf.get(key);
    if (own !== '') nameOf.set(key, own);
    return before === undefined || own === '' || before === own;
  });
}

/** Hardly any name stands on shapes with different numbers. */
const varies = ({ filled }: Column, { filled: numbers }: Column): boolean =>
  new Set(filled).size >= 0.8 * new Set(numbers).size;
