import type { FileTable, Line, Target } from '#machines/imports/import.rules.ts';
import type { ImportColumn, ImportedFile, ImportKind } from '#schema/generated.ts';
import { importSentMaxBytes } from '#schema/limits.ts';

import { imported } from '#engines/drawing/foreign-file.ts';

import { boundaryAsMap } from './boundary.ts';
import { isoDay, monthFirst } from './day.ts';
import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { plain } from './headers.ts';
import { noWords, yesWords } from './headers.texts.ts';

type Targets = readonly (Target | null)[];
type Cells = Partial<Record<ImportColumn, string>>;

/** The part of a file that is sent, with its columns read as `targets` says. */
export function importedFile(
  fileName: string,
  table: Pick<FileTable, 'rows' | 'shapes'>,
  kind: ImportKind,
  targets: Targets,
): ImportedFile {
  const rows = withoutDittos(table.rows, targets);
  // All dates of a file have the same order of day and month.
  const monthBeforeDay = monthFirst(
    targets.flatMap((target, at) =>
      target === 'releaseDate' || target === 'returnDate'
        ? rows.map(({ cells }) => cells[at] ?? '')
        : [],
    ),
  );
  const read = rows.map((row) => ({
    line: row.line,
    cells: cellsOf(row, kind, targets, monthBeforeDay),
  }));
  const sent = table.shapes ? territoriesOf(read) : read;
  const columns = [...new Set(sent.flatMap(({ cells }) => columnsIn(cells)))];
  const file = {
    kind,
    name: fileName,
    columns,
    rows: sent.map(({ line, cells }) => ({
      line,
      cells: columns.map((column) => cells[column] ?? ''),
    })),
  };
  if (new Blob([JSON.stringify(file)]).size > importSentMaxBytes)
    throw new UnreadableFile('tooMuch');
  return file;
}

interface Row {
  readonly line: number;
  readonly cells: Cells;
}

/** Shapes with one number are one territory, called as the first of them. */
function territoriesOf(shapes: readonly Row[]): readonly Row[] {
  const territories = new Map<string, readonly Row[]>();
  for (const shape of shapes) {
    const key = shape.cells.number || `line ${shape.line}`;
    territories.set(key, [...(territories.get(key) ?? []), shape]);
  }
  return [...territories.values()].flatMap((some) => {
    const [first] = some;
    if (!first || first.cells.map === undefined) return first ?? [];
    return { ...first, cells: { ...first.cells, map: mapOf(some) } };
  });
}

function mapOf(shapes: readonly Row[]): string {
  const features = shapes.flatMap(({ cells }) => imported(cells.map ?? '')?.features ?? []);
  return features.length === 0 ? '' : JSON.stringify({ type: 'FeatureCollection', features });
}

/** What says 'as above' in a register kept by hand. */
const ditto = /^(?:idem|id\.?|ibid\.?|["″〃”»]|''|,,)$/iu;
/** Free texts stay as they are. */
const repeated = (target: Target | null | undefined): boolean =>
  target !== null && target !== undefined && target !== 'note' && target !== 'map';

/** Rows with what stands above in place of each 'idem'; in the first row there is nothing above. */
function withoutDittos(rows: readonly Line[], targets: Targets): readonly Line[] {
  let above: readonly string[] = [];
  return rows.map((row) => {
    const cells = row.cells.map((cell, at) =>
      repeated(targets[at]) && ditto.test(cell.trim()) ? (above[at] ?? cell) : cell,
    );
    above = cells;
    return { ...row, cells };
  });
}

const everyColumn: readonly ImportColumn[] = [
  'number',
  'name',
  'type',
  'gate',
  'noVisited',
  'note',
  'mapUrl',
  'map',
  'login',
  'email',
  'role',
  'releaseDate',
  'returnDate',
  'activity',
];

/** Columns whose cells are all empty count too: without them the server would report a missing column. */
const columnsIn = (cells: Cells): readonly ImportColumn[] =>
  everyColumn.filter((column) => cells[column] !== undefined);

function cellsOf(row: Line, kind: ImportKind, targets: Targets, monthBeforeDay: boolean): Cells {
  const cell = (target: Target): string | undefined => {
    const at = targets.indexOf(target);
    return at < 0 ? undefined : (row.cells[at]?.trim() ?? '');
  };
  const cells: Cells = {};
  for (const column of everyColumn) {
    const text = cell(column);
    if (text !== undefined) cells[column] = normalise(column, text, monthBeforeDay);
  }
  const territory = numberAndName(cell('number'));
  if (territory) {
    cells.number = territory.number;
    if (kind === 'territories' && cell('name') === undefined && territory.name !== '')
      cells.name = territory.name;
  }
  const login = fullName(cell('lastName'), cell('firstName'));
  if (login !== undefined && !cells.login) cells.login = login;
  if (cells.map) cells.map = boundaryAsMap(cells.map, cells.number ?? '');
  const boundary = cell('boundary');
  if (boundary !== undefined && !cells.map) {
    cells.map = boundary === '' ? '' : boundaryAsMap(boundary, cells.number ?? '');
  }
  return cells;
}

/** No date, or a dash in its place. */
const noDay = /^[-–—/\s]*$/u;

function normalise(column: ImportColumn, text: string, monthBeforeDay: boolean): string {
  switch (column) {
    case 'noVisited':
      return yesOrNo(text);
    case 'gate':
      return text.replace(/[.,]0+$/u, '');
    case 'releaseDate':
    case 'returnDate':
      return noDay.test(text) ? '' : isoDay(text, monthBeforeDay);
    default:
      return text;
  }
}

function yesOrNo(text: string): string {
  const word = plain(text);
  if (yesWords.includes(word)) return 'y';
  return noWords.includes(word) ? 'n' : text;
}

/** Reads 'T12 - Rue Grimaldi', as our own lists write it, '12', and '12.0', as spreadsheets do. */
function numberAndName(text: string | undefined) {
  const [, number, name = ''] =
    /^T?\s*0*(\d+)(?:[.,]0+)?(?:\s*[-–:]\s*(.*))?$/iu.exec(text ?? '') ?? [];
  return number === undefined ? null : { number, name: name.trim() };
}

/** 'NOM Prénom', as people are called here. */
function fullName(last: string | undefined, first: string | undefined): string | undefined {
  if (last === undefined && first === undefined) return undefined;
  if (first === undefined) return last;
  return `${(last ?? '').toLocaleUpperCase('fr')} ${first}`.trim();
}
