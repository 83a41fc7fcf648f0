import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { badLines, missingTargets, withTarget } from '#machines/imports/import.rules.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import { Failure } from '#machines/failure/failure.ts';
import type { ImportReport, ImportStatus } from '#schema/generated.ts';
import { aRefusal } from '../exit/choices.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';

const table = {
  name: 'liste.csv',
  heads: ['Num', 'Nom'],
  rows: [{ line: 2, cells: ['1', 'Rue'] }],
};
const read = {
  tables: [table, { ...table, name: 'Autre' }],
  kind: 'territories' as const,
  targets: ['number' as const, 'name' as const],
};
const lineOf = (line: number, status: ImportStatus) => ({
  __typename: 'ImportLine' as const,
  line,
  status,
  about: `T${line}`,
  reason: null,
});
const aReport = (facts: Partial<ImportReport> = {}): ImportReport => ({
  created: 1,
  updated: 0,
  ignored: 0,
  doubtful: 0,
  refused: 0,
  mapsReplaced: 0,
  digest: 'abc',
  lines: [lineOf(2, 'created')],
  ...facts,
});
const withBad = aReport({ refused: 1, lines: [lineOf(2, 'created'), lineOf(3, 'refused')] });
const ran = {
  __typename: 'ImportRun' as const,
  notice: null,
  importId: '7',
  created: 1,
  updated: 0,
  ignored: 0,
};

const choose = { type: 'file.chosen' as const, file: { name: 'liste.csv' } };
const sheet = {
  type: 'sheet.chosen' as const,
  sheet: 1,
  kind: 'people' as const,
  targets: ['login' as const, null],
};
const target = (at: number, it: 'number' | 'name' | null) => ({
  type: 'target.chosen' as const,
  at,
  target: it,
});
const options = (skipping: boolean, inviting = false) => ({
  type: 'options.changed' as const,
  skipping,
  inviting,
});
const check = { type: 'check' as const };
const back = { type: 'back' as const };
const run = { type: 'run' as const };
const restart = { type: 'restart' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [
  choose,
  sheet,
  target(0, 'name'),
  options(true),
  check,
  back,
  run,
  restart,
  confirm,
  cancel,
];
const mapped = [choose, done('readFile', read)];
const reported = (report = aReport()) => [...mapped, check, done('importReport', report)];
type Happening = Parameters<typeof play<typeof fileImportMachine>>[2][number];
const start = (...events: readonly Happening[]) => play(fileImportMachine, undefined, events);

describe('an import of a file', () => {
  it('waits for a file, and reads it [issue 7]', () => {
    expect(start().snapshot).toOnlyAccept(['file.chosen'], samples);
    expect(start(choose).calls).toEqual([{ src: 'readFile', input: { file: choose.file } }]);
  });

  it('says why a file cannot be read, and waits for another [issue 7]', () => {
    const fault = new Failure('REFUSED', 'Ce fichier est vide.');
    const { snapshot } = start(choose, failed('readFile', fault));
    expect(snapshot.value).toBe('choosing');
    expect(snapshot.context.problem).toMatchObject({ message: 'Ce fichier est vide.' });
  });

  it('is tried once its columns say what they must [issue 7]', () => {
    expect(start(...mapped).snapshot).toOnlyAccept(
      ['check', 'restart', 'sheet.chosen', 'target.chosen'],
      samples,
    );
    expect(start(...mapped, target(0, null)).snapshot).toOnlyAccept(
      ['restart', 'sheet.chosen', 'target.chosen'],
      samples,
    );
    expect(start(...mapped, sheet).snapshot.context).toMatchObject({
      sheet: 1,
      kind: 'people',
      targets: ['login', null],
    });
  });

  it('runs when nothing is bad, after a question [issue 7]', () => {
    const asked = start(...reported(), run);
    expect(asked.snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(questionIn(asked.snapshot.getMeta())).toBe('Veux-tu importer ces lignes ?');
    expect(asked.calls.map(({ src }) => src)).toEqual(['readFile', 'importReport']);
    expect(start(...reported(), run, cancel).snapshot.value).toBe('reporting');
    const { snapshot, emitted } = start(...reported(), run, confirm, done('runImport', ran));
    expect(snapshot.value).toBe('done');
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(snapshot).toOnlyAccept(['restart'], samples);
  });

  it('asks the documented question where a map would be overwritten [issue 7, IMP-03]', () => {
    const { snapshot } = start(...reported(aReport({ mapsReplaced: 1 })), run);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous écraser la carte existante ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('with a bad line runs only when the bad are left out [issue 7]', () => {
    const without = ['back', 'check', 'options.changed', 'restart'];
    expect(start(...reported(withBad)).snapshot).toOnlyAccept(without, samples);
    expect(start(...reported(withBad), options(true)).snapshot).toOnlyAccept(
      [...without, 'run'],
      samples,
    );
    const nothing = aReport({ created: 0, ignored: 1 });
    expect(start(...reported(nothing)).snapshot).toOnlyAccept(without, samples);
    expect(badLines(withBad)).toEqual([3]);
  });

  it('keeps file, columns and choices when it is refused [issue 7]', () => {
    const { snapshot } = start(
      ...reported(withBad),
      options(true, true),
      run,
      confirm,
      done('runImport', aRefusal({ message: 'Autre rapport' })),
    );
    expect(snapshot.value).toBe('reporting');
    expect(snapshot.context).toMatchObject({
      ...read,
      file: choose.file,
      skipping: true,
      inviting: true,
      problem: { message: 'Autre rapport' },
    });
  });

  it('shows no report of columns that were changed since [issue 7]', () => {
    const again = start(...reported(), back, check).snapshot;
    expect(again.value).toBe('checking');
    expect(again.context.report).toBeNull();
  });

  it('goes back to the columns with all that was chosen, and forgets it only at a new start [issue 7]', () => {
    expect(start(...reported(), back).snapshot.context.targets).toEqual(read.targets);
    expect(start(...reported(), restart).snapshot.context).toMatchObject({
      file: null,
      tables: [],
      report: null,
    });
  });

  it.each([
    ['importReport', [...mapped, check], 'mapping'],
    ['runImport', [...reported(), run, confirm], 'reporting'],
  ] as const)(
    'keeps what was read whatever way %s fails, and ends with the session [issue 7, GEN-04]',
    (src, events, value) => {
      for (const failure of everyFailure(src)) {
        const { snapshot } = start(...events, failure);
        if (snapshot.status === 'done') expect(nextIn(snapshot.getMeta())).toBe('/login');
        else expect([snapshot.value, snapshot.context.tables]).toEqual([value, read.tables]);
      }
      const ended = start(...events, failed(src, new Failure('UNAUTHENTICATED')));
      expect(ended.snapshot.value).toBe('sessionEnded');
    },
  );

  it('no path reaches the call but through a question, and every state is reached [DC-03]', () => {
    const events = [
      ...samples,
      done('readFile', read),
      done('importReport', aReport()),
      done('importReport', aReport({ mapsReplaced: 1 })),
      done('runImport', ran),
      failed('runImport', new Failure('UNAUTHENTICATED')),
    ];
    expect(waysInto(fileImportMachine, undefined, events, 'importing')).toEqual([
      'confirming confirm',
      'confirmingMaps confirm',
    ]);
    expect(neverEntered(fileImportMachine, [undefined], events)).toEqual([]);
  });
});

describe('columns', () => {
  it('are each one thing [issue 7]', () => {
    expect(withTarget(['number', 'name'], 1, 'number')).toEqual([null, 'number']);
    expect(withTarget(['number', 'name'], 0, null)).toEqual([null, 'name']);
  });

  it('say at least what each kind needs [issue 7]', () => {
    expect(missingTargets({ kind: 'territories', targets: ['name'] })).toEqual(['number']);
    expect(missingTargets({ kind: 'people', targets: ['lastName'] })).toEqual([]);
    expect(missingTargets({ kind: 'history', targets: ['login'] })).toEqual([
      'number',
      'releaseDate',
    ]);
  });
});
