import type { FileTable, Line, Target } from '#machines/imports/import.rules.ts';
import type { ImportColumn, ImportedFile, ImportKind } from '#schema/generated.ts';
import { importSentMaxBytes } from '#schema/limits.ts';

import { boundaryAsMap } from './boundary.ts';
import { isoDay, monthFirst } from './day.ts';
import { UnreadableFile } from './file-fault.ts';
import { plain } from './headers.ts';
import { noWords, yesWords } from './headers.texts.ts';

type Targets = readonly (Target | null)[];
type Said = Partial<Record<ImportColumn, string>>;

/** What is sent of a file, its columns understood as the reader says. */
export function importedFile(
  fileName: string,
  { rows }: Pick<FileTable, 'rows'>,
  kind: ImportKind,
  targets: Targets,
): ImportedFile {
  // The dates of one file are written alike.
  const monthBeforeDay = monthFirst(
    targets.flatMap((target, at) =>
      target === 'releaseDate' || target === 'returnDate'
        ? rows.map(({ cells }) => cells[at] ?? '')
        : [],
    ),
  );
  const said = rows.map((row) => saidIn(row, kind, targets, monthBeforeDay));
  const columns = [...new Set(said.flatMap((it) => columnsIn(it)))];
  const file = {
    kind,
    name: fileName,
    columns,
    rows: rows.map(({ line }, at) => ({
      line,
      cells: columns.map((column) => said[at]?.[column] ?? ''),
    })),
  };
  if (new Blob([JSON.stringify(file)]).size > importSentMaxBytes)
    throw new UnreadableFile('tooMuch');
  return file;
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

/** A column of which no cell says anything counts all the same: its absence would be another fault. */
const columnsIn = (said: Said): readonly ImportColumn[] =>
  everyColumn.filter((column) => said[column] !== undefined);

function saidIn(
  { cells }: Line,
  kind: ImportKind,
  targets: Targets,
  monthBeforeDay: boolean,
): Said {
  const cell = (target: Target): string | undefined => {
    const at = targets.indexOf(target);
    return at < 0 ? undefined : (cells[at]?.trim() ?? '');
  };
  const said: Said = {};
  for (const column of everyColumn) {
    const text = cell(column);
    if (text !== undefined) said[column] = understood(column, text, monthBeforeDay);
  }
  const named = numberAndName(cell('number'));
  if (named) {
    said.number = named.number;
    if (kind === 'territories' && cell('name') === undefined && named.name !== '')
      said.name = named.name;
  }
  const login = fullName(cell('lastName'), cell('firstName'));
  if (login !== undefined && !said.login) said.login = login;
  const boundary = cell('boundary');
  if (boundary !== undefined && !said.map) {
    said.map = boundary === '' ? '' : boundaryAsMap(boundary, said.number ?? '');
  }
  return said;
}

function understood(column: ImportColumn, text: string, monthBeforeDay: boolean): string {
  switch (column) {
    case 'noVisited':
      return answer(text);
    case 'gate':
      return text.replace(/[.,]0+$/u, '');
    case 'releaseDate':
    case 'returnDate':
      return text === '' ? '' : isoDay(text, monthBeforeDay);
    default:
      return text;
  }
}

function answer(text: string): string {
  const word = plain(text);
  if (yesWords.includes(word)) return 'y';
  return noWords.includes(word) ? 'n' : text;
}

/** 'T12 - Rue Grimaldi', as our own lists write it, 12, or what a spreadsheet makes of it. */
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
