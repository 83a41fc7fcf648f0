import { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import type { ImportDraft, LineFilter, Take } from '#machines/imports/import.rules.ts';
import type { Done, ImportReport, ImportRun, ImportStatus, ImportWord } from '#schema/generated.ts';
import { done, play } from '../support/play.ts';

export const table = {
  name: 'liste.csv',
  heads: ['Num', 'Nom'],
  rows: [{ line: 2, cells: ['1', 'Rue'] }],
};
export const read = {
  tables: [table, { ...table, name: 'Autre' }],
  kind: 'territories' as const,
  targets: ['number' as const, 'name' as const],
};
export const lineOf = (line: number, status: ImportStatus) => ({
  __typename: 'ImportLine' as const,
  line,
  status,
  about: `T${line}`,
  reason: null,
  confirmable: false,
  territoryId: null,
  holder: null,
  changes: [],
});
export const aReport = (facts: Partial<ImportReport> = {}): ImportReport => ({
  created: 1,
  updated: 0,
  ignored: 0,
  incomplete: 0,
  doubtful: 0,
  refused: 0,
  words: [],
  offers: [],
  typesCreated: 0,
  peopleCreated: 0,
  mapsReplaced: 0,
  digest: 'abc',
  lines: [lineOf(2, 'created')],
  ...facts,
});
export const withBad = aReport({ refused: 1, lines: [lineOf(2, 'created'), lineOf(3, 'refused')] });
export const imported: ImportRun = {
  __typename: 'ImportRun',
  notice: { text: 'Import terminé.', color: null, timeout: null, undo: null, about: null },
  importId: '7',
  created: 1,
  updated: 0,
  ignored: 0,
};
export const notice = {
  text: 'L’import est annulé.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};
export const undone: Done = { __typename: 'Done', message: null, messageType: 'success', notice };

export const choose = { type: 'file.chosen' as const, file: { name: 'liste.csv' } };
export const readings = { outlines: false, latitudeFirst: true, mending: null };
export const reading = { type: 'reading.changed' as const, reading: readings };
export const sheet = {
  type: 'sheet.chosen' as const,
  sheet: 1,
  kind: 'people' as const,
  targets: ['login' as const, null],
};
export const target = (at: number, it: 'number' | 'name' | null) => ({
  type: 'target.chosen' as const,
  at,
  target: it,
});
export const options = (skipping: boolean, inviting = false) => ({
  type: 'options.changed' as const,
  skipping,
  inviting,
});
export const aWord = (facts: Partial<ImportWord> = {}): ImportWord => ({
  field: 'person',
  word: 'DUPONT Jean',
  otherSpellings: ['Jean Dupont'],
  lines: [2, 3],
  decided: false,
  nearest: ['40'],
  newName: 'DUPONT Jean',
  newFault: null,
  removable: true,
  ...facts,
});
export const decide = (take: Take | null, ...words: readonly ImportWord[]) => ({
  type: 'words.decided' as const,
  words: words.length === 0 ? [aWord()] : words,
  take,
});
export const confirmLines = (confirmed: boolean, ...lines: readonly number[]) => ({
  type: 'lines.confirmed' as const,
  lines,
  confirmed,
});
export const filter = (it: LineFilter) => ({ type: 'filter.chosen' as const, filter: it });
export const removed: Take = { take: 'removed', id: null };
export const withWord = aReport({
  incomplete: 1,
  lines: [lineOf(2, 'created'), lineOf(3, 'incomplete')],
  words: [aWord()],
});
export const check = { type: 'check' as const };
export const back = { type: 'back' as const };
export const run = { type: 'run' as const };
export const restart = { type: 'restart' as const };
export const confirm = { type: 'confirm' as const };
export const cancel = { type: 'cancel' as const };
export const undo = { type: 'undo' as const, importId: '5' };
export const draft: ImportDraft = {
  file: { name: 'liste.csv' },
  reading: readings,
  sheet: 1,
  headed: null,
  kind: 'people',
  targets: ['login', null],
  choices: [{ field: 'person', word: 'DUPONT Jean', take: 'removed', id: null }],
  confirmed: [4],
  skipping: true,
  inviting: false,
  judged: true,
};
export const restored = (facts: Partial<ImportDraft> = {}) => ({
  type: 'draft.restored' as const,
  draft: { ...draft, ...facts },
});
export const samples = [
  choose,
  restored(),
  reading,
  sheet,
  target(0, 'name'),
  options(true),
  decide(removed),
  confirmLines(true, 3),
  filter('refused'),
  check,
  back,
  run,
  restart,
  confirm,
  cancel,
  undo,
];
export const mapped = [choose, done('readFile', read)];
export const reported = (report = aReport()) => [...mapped, check, done('importReport', report)];
export type Happening = Parameters<typeof play<typeof fileImportMachine>>[2][number];
export const start = (...events: readonly Happening[]) =>
  play(fileImportMachine, undefined, events);
export const finished = [...reported(), run, confirm, done('runImport', imported)];
