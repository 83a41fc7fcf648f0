import type { FileTable, Line, Target } from '#machines/imports/import.rules.ts';
import type { ImportColumn, ImportedFile, ImportKind } from '#schema/generated.ts';
import { importSentMaxBytes } from '#schema/limits.ts';

import { apartShapes, layerOf } from './apart-shapes.ts';
import { boundaryAsMap } from './boundary.ts';
import { isoDay, monthFirst } from './day.ts';
import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { plain } from './head-words.ts';
import { noWords, yesWords } from './headers.texts.ts';
import { columnsIn, importColumns, territoriesOf } from './joined-shapes.ts';
import { allSpaced, isAreaRow } from './shape-guess.ts';
import { numberedIn, spacedIn } from './territory-number.ts';

type Targets = readonly (Target | null)[];
type Cells = Partial<Record<ImportColumn, string>>;

/** The part of a file that is sent, with its columns read as `targets` says. */
export function importedFile(
  fileName: string,
  { heads = [], ...table }: Partial<FileTable> & Pick<FileTable, 'rows'>,
  kind: ImportKind,
  targets: Targets,
): ImportedFile {
  const rows = table.shapes ? table.rows : withoutDittos(table.rows, targets);
  // All dates of a file have the same order of day and month.
  const monthBeforeDay = monthFirst(
    targets.flatMap((target, at) =>
      target === 'releaseDate' || target === 'returnDate'
        ? rows.map(({ cells }) => cells[at] ?? '')
        : [],
    ),
  );
  const shapes = table.shapes === true && kind === 'territories';
  const numbered = shapes ? numberOfShapes(rows, targets) : numberedIn;
  const read = rows.map((row) => ({
    line: row.line,
    cells: cellsOf(row, kind, targets, { monthBeforeDay, numbered, shapes }),
  }));
  const sent = shapes ? joined({ heads, rows }, targets, read) : read;
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

/** Each territory with its shapes; those that are part of none are left out. */
function joined(
  map: Pick<FileTable, 'heads' | 'rows'>,
  targets: Targets,
  read: Parameters<typeof territoriesOf>[0],
) {
  const { points, outlines } = apartShapes(map, targets);
  const apart = new Set([...points, ...outlines].map(({ line }) => line));
  const layer = layerOf(map, targets);
  const layers = new Map(map.rows.map((row) => [row.line, layer(row)]));
  const some = read.filter(({ line }) => !apart.has(line));
  return territoriesOf(some.map((it) => ({ ...it, layer: layers.get(it.line) ?? '' })));
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

interface Reading {
  readonly shapes: boolean;
  readonly monthBeforeDay: boolean;
  readonly numbered: typeof numberedIn;
}

/** The figures in front of a name are a number only where each shape has them (OWN-308). */
function numberOfShapes(rows: readonly Line[], targets: Targets): typeof numberedIn {
  const at = targets.indexOf('number');
  const cells = rows.filter(isAreaRow).map((row) => row.cells[at]?.trim() ?? '');
  const spaced = allSpaced({ cells, filled: cells.filter((cell) => cell !== '') });
  return spaced ? (text) => spacedIn(text) ?? numberedIn(text) : numberedIn;
}

function cellsOf(
  row: Line,
  kind: ImportKind,
  targets: Targets,
  { monthBeforeDay, numbered, shapes }: Reading,
): Cells {
  const cell = (target: Target): string | undefined => {
    const at = targets.indexOf(target);
    return at < 0 ? undefined : (row.cells[at]?.trim() ?? '');
  };
  const cells: Cells = {};
  for (const column of importColumns) {
    const text = cell(column);
    if (text !== undefined) cells[column] = normalise(column, text, monthBeforeDay);
  }
  const territory = numbered(cell('number') ?? '');
  if (territory) {
    cells.number = territory.number;
    if (kind === 'territories' && !cells.name && territory.name !== '') cells.name = territory.name;
  }
  const login = fullName(cell('lastName'), cell('firstName'));
  if (login !== undefined && !cells.login) cells.login = login;
  const drawn = cells.map || cell('boundary');
  if (drawn !== undefined) {
    cells.map = drawn && !shapes ? boundaryAsMap(drawn, cells.number || ' ') : drawn;
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

/** 'NOM Prénom', as people are called here. */
function fullName(last: string | undefined, first: string | undefined): string | undefined {
  if (last === undefined && first === undefined) return undefined;
  if (first === undefined) return last;
  return `${(last ?? '').toLocaleUpperCase('fr')} ${first}`.trim();
}
