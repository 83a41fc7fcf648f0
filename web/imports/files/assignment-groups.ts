import type { FileTable, Line } from '#machines/imports/import.rules.ts';

import { isDay } from './column-values.ts';
import { meaningOf } from './head-words.ts';

type Read = Omit<FileTable, 'name'>;

/** The columns of one of several assignments in a line. */
interface Group {
  readonly login: number;
  readonly releaseDate: number;
  readonly returnDate: number | null;
}

/**
 * A table whose lines hold several assignments each, as the S-13 does, as one with a row for each: beside each other, or
 * with the name above its two days. The rows are counted from 1, since a line of the file is no row any more
 * (OWN-311). Null for any other table.
 */
export function onePerRow(lines: readonly Line[], at: number): Read | null {
  const heads = (lines[at]?.cells ?? []).map((cell) => cell.trim());
  return (
    namesAbove(lines, at) ??
    namesAbove(lines, at - 1) ??
    besides(heads, lines.slice(at + 1)) ??
    besidesOfTwo(lines, at)
  );
}

/** Groups whose heads stand in two lines, 'attribué à' above and the days below, but all three beside each other. */
function besidesOfTwo(lines: readonly Line[], at: number): Read | null {
  for (const first of [at, at - 1]) {
    const [upper, lower] = [lines[first], lines[first + 1]];
    if (!upper || !lower || [...upper.cells, ...lower.cells].some((cell) => /\d/u.test(cell)))
      continue;
    const width = Math.max(upper.cells.length, lower.cells.length);
    const heads = Array.from({ length: width }, (_, column) => {
      const under = lower.cells[column]?.trim() ?? '';
      return under === '' ? (upper.cells[column]?.trim() ?? '') : under;
    });
    const read = besides(heads, lines.slice(first + 2));
    if (read) return read;
  }
  return null;
}

function besides(heads: readonly string[], lines: readonly Line[]): Read | null {
  const groups = groupsIn(heads);
  if (groups.length < 2) return null;
  const [first] = groups;
  if (!first) return null;
  const grouped = groups.flatMap((it) => [it.login, it.releaseDate, it.returnDate ?? -1]);
  const own = heads.map((_, at) => at).filter((at) => !grouped.includes(at));
  const rows = lines.flatMap(({ cells }) =>
    groups
      .map((it) => assignmentOf(it).map((at) => cells[at]?.trim() ?? ''))
      .filter((assignment) => assignment.some((cell) => cell !== ''))
      .map((assignment) => [...own.map((at) => cells[at] ?? ''), ...assignment]),
  );
  const names = [...own, ...assignmentOf(first)].map((at) => heads[at] ?? '');
  return { heads: names, rows: counted(rows), spread: true };
}

const assignmentOf = ({ login, releaseDate, returnDate }: Group): readonly number[] =>
  returnDate === null ? [login, releaseDate] : [login, releaseDate, returnDate];

type Part = keyof Group;

/** What a head is in its group; 'Sorti le 2' and 'Attribué à.1' are said to tell the groups apart. */
function partOf(head: string): Part | null {
  const meant = meaningOf(head) ?? meaningOf(head.replace(/[\s._(-]*\d+\)?$/u, ''));
  return meant === 'login' || meant === 'releaseDate' || meant === 'returnDate' ? meant : null;
}

/** A group ends where one of its parts stands again. */
function groupsIn(heads: readonly string[]): readonly Group[] {
  const groups: Partial<Record<Part, number>>[] = [];
  for (const [at, head] of heads.entries()) {
    const part = partOf(head);
    const last = groups.at(-1);
    if (part === null) continue;
    if (last && last[part] === undefined) last[part] = at;
    else groups.push({ [part]: at });
  }
  return groups.flatMap(({ login, releaseDate, returnDate = null }) =>
    login === undefined || releaseDate === undefined ? [] : [{ login, releaseDate, returnDate }],
  );
}

/** The S-13 as printed: under each name stand its two days. */
function namesAbove(lines: readonly Line[], at: number): Read | null {
  const [upper, lower] = [lines[at]?.cells ?? [], lines[at + 1]?.cells ?? []];
  const blocks = upper.flatMap((cell, column) =>
    meaningOf(cell) === 'login' &&
    meaningOf(lower[column] ?? '') === 'releaseDate' &&
    meaningOf(lower[column + 1] ?? '') === 'returnDate'
      ? [column]
      : [],
  );
  const number = [upper, lower]
    .map((cells) => cells.findIndex((cell) => meaningOf(cell) === 'number'))
    .find((column) => column >= 0);
  const [first] = blocks;
  if (first === undefined || number === undefined) return null;
  const heads = [upper[number] || lower[number], upper[first], lower[first], lower[first + 1]];
  const rows = pairedRows(lines.slice(at + 2), number, blocks);
  return { heads: heads.map((head) => head?.trim() ?? ''), rows: counted(rows), spread: true };
}

const isWritten = (cell: string): boolean => isDay(cell) || /^\d{5}$/u.test(cell);

/** Each name with the two days of the line below it; the heads of a further page are passed over. */
function pairedRows(
  lines: readonly Line[],
  number: number,
  blocks: readonly number[],
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let territory = '';
  let names: readonly string[] = [];
  for (const { cells } of lines) {
    const cell = (at: number) => cells[at]?.trim() ?? '';
    if (blocks.some((at) => partOf(cell(at)) !== null)) continue;
    const continues = cell(number) === '' && names.some((name) => name !== '');
    if (continues || blocks.some((at) => isWritten(cell(at)) || isWritten(cell(at + 1)))) {
      const assignments = blocks.map((at, block) => [names[block] ?? '', cell(at), cell(at + 1)]);
      const filled = assignments.filter((it) => it.some((text) => text !== ''));
      territory = cell(number) || territory;
      rows.push(...filled.map((it) => [territory, ...it]));
      names = [];
    } else {
      rows.push(...nameless(territory, names));
      territory = cell(number) || territory;
      names = blocks.map(cell);
    }
  }
  return [...rows, ...nameless(territory, names)];
}

/** Names without a day below them are rows too, for the server to refuse them by name. */
const nameless = (territory: string, names: readonly string[]): string[][] =>
  names.flatMap((name) => (name === '' ? [] : [[territory, name, '', '']]));

const counted = (rows: readonly (readonly string[])[]): readonly Line[] =>
  rows.map((cells, at) => ({ line: at + 1, cells }));
