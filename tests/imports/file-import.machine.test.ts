import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { badLines, draftOf, missingTargets, withTarget } from '#machines/imports/import.rules.ts';
import { readAsItIs } from '#machines/parts/files/map-remark.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { done, everyFailure, failed, neverEntered, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import {
  read,
  reading,
  readings,
  table,
  aReport,
  withBad,
  imported,
  undone,
  choose,
  sheet,
  target,
  options,
  check,
  back,
  run,
  restart,
  confirm,
  cancel,
  samples,
  mapped,
  reported,
  start,
} from './import-events.ts';

describe('an import of a file', () => {
  it('waits for a file, and reads it [OWN-09]', () => {
    expect(start().snapshot).toOnlyAccept(['draft.restored', 'file.chosen', 'undo'], samples);
    expect(start(choose).calls).toEqual([
      { src: 'readFile', input: { file: choose.file, reading: readAsItIs } },
    ]);
  });

  it('says why a file cannot be read, and waits for another [OWN-09]', () => {
    const fault = refusalError('Ce fichier est vide.');
    const { snapshot } = start(choose, failed('readFile', fault));
    expect(snapshot.value).toBe('choosing');
    expect(snapshot.context.problem).toMatchObject({ message: 'Ce fichier est vide.' });
  });

  it('can be checked once the required columns have a meaning [OWN-09]', () => {
    expect(start(...mapped).snapshot).toOnlyAccept(
      ['check', 'reading.changed', 'restart', 'sheet.chosen', 'target.chosen'],
      samples,
    );
    expect(start(...mapped, target(0, null)).snapshot).toOnlyAccept(
      ['reading.changed', 'restart', 'sheet.chosen', 'target.chosen'],
      samples,
    );
    expect(start(...mapped, sheet).snapshot.context).toMatchObject({
      sheet: 1,
      kind: 'people',
      targets: ['login', null],
    });
  });

  it('reads a map anew, and keeps what its columns mean [OWN-305]', () => {
    const anew = start(...mapped, target(1, null), reading);
    expect(anew.snapshot.value).toBe('reading');
    expect(anew.calls.at(-1)).toEqual({
      src: 'readFile',
      input: { file: choose.file, reading: readings },
    });
    const { snapshot } = start(...mapped, target(1, null), reading, done('readFile', read));
    expect(snapshot.value).toBe('mapping');
    expect(snapshot.context).toMatchObject({
      targets: ['number', null],
      reading: readings,
      restoring: null,
    });
    const other = start(...mapped, reading, done('readFile', read), restart, choose);
    expect(other.snapshot.context.reading).toEqual(readAsItIs);
  });

  it('reads the first line as headers or as a row, keeps that, and says what its reader changes no more [OWN-309, OWN-312]', () => {
    const line = { line: 1, cells: ['7', 'Port'] };
    const listed = { ...table, first: { heads: ['7', 'Port'], line }, heads: ['7', 'Port'] };
    const content = { ...read, tables: [listed], says: 'lastTime' as const };
    const asRows = { ...sheet, sheet: 0, headed: false, kind: 'territories' as const };
    const opened = [choose, done('readFile', content)];
    expect(start(...opened).snapshot.context).toMatchObject({ headed: true, says: 'lastTime' });
    const { context } = start(...opened, asRows).snapshot;
    expect(context).toMatchObject({ headed: false, says: null });
    expect(context.tables[0]).toMatchObject({ heads: ['', ''], rows: [line, ...table.rows] });
    expect(start(...opened, target(0, null)).snapshot.context.says).toBeNull();
    const kept = { ...draftOf(context), file: choose.file };
    const again = start({ type: 'draft.restored', draft: kept }, done('readFile', content));
    expect(again.snapshot.context).toMatchObject({ headed: false, tables: context.tables });
  });

  it('runs after a question when no line is bad [OWN-09]', () => {
    const asked = start(...reported(), run);
    expect(asked.snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(questionIn(asked.snapshot.getMeta())).toBe('Veux-tu importer ces lignes\u202F?');
    expect(asked.calls.map(({ src }) => src)).toEqual(['readFile', 'importReport']);
    expect(start(...reported(), run, cancel).snapshot.value).toBe('reporting');
    const { snapshot, emitted } = start(...reported(), run, confirm, done('runImport', imported));
    expect(snapshot.value).toBe('done');
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(snapshot.context.imported).toEqual(imported);
    expect(snapshot).toOnlyAccept(['restart', 'undo'], samples);
  });

  it('asks the documented question where a map would be overwritten [OWN-09, IMP-03]', () => {
    const { snapshot } = start(...reported(aReport({ mapsReplaced: 1 })), run);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous écraser la carte existante ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    const replacing = [...reported(aReport({ mapsReplaced: 1 })), run];
    expect(start(...replacing, cancel).snapshot.value).toBe('reporting');
    const { calls } = start(...replacing, confirm);
    expect(calls.map(({ src }) => src)).toEqual(['readFile', 'importReport', 'runImport']);
  });

  it('with a bad line runs only if bad lines are left out [OWN-09]', () => {
    const without = [
      'back',
      'check',
      'filter.chosen',
      'lines.confirmed',
      'options.changed',
      'restart',
      'words.decided',
    ];
    expect(start(...reported(withBad)).snapshot).toOnlyAccept(without, samples);
    expect(start(...reported(withBad), options(true)).snapshot).toOnlyAccept(
      [...without, 'run'],
      samples,
    );
    const nothing = aReport({ created: 0, ignored: 1 });
    expect(start(...reported(nothing)).snapshot).toOnlyAccept(without, samples);
    expect(badLines(withBad)).toEqual([3]);
  });

  it('keeps file, columns and choices when it is refused [OWN-09]', () => {
    const { snapshot } = start(
      ...reported(withBad),
      options(true, true),
      run,
      confirm,
      failed('runImport', refusalError('Autre rapport')),
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

  it('shows no report of columns that have changed since [OWN-09]', () => {
    const again = start(...reported(), back, check).snapshot;
    expect(again.value).toBe('checking');
    expect(again.context.report).toBeNull();
  });

  it('goes back to the columns with all choices, and clears them only at a new start [OWN-09]', () => {
    expect(start(...reported(), back).snapshot.context.targets).toEqual(read.targets);
    for (const events of [
      mapped,
      reported(),
      [...reported(), run, confirm, done('runImport', imported)],
    ]) {
      const { snapshot } = start(...events, restart);
      expect(snapshot.value).toBe('choosing');
      expect(snapshot.context).toMatchObject({ file: null, tables: [], report: null });
    }
  });

  it.each([
    ['importReport', [...mapped, check], 'mapping'],
    ['runImport', [...reported(), run, confirm], 'reporting'],
  ] as const)('keeps the file however %s fails [OWN-09, GEN-04]', (src, events, value) => {
    for (const failure of everyFailure(src)) {
      const { snapshot, emitted } = start(...events, failure);
      expect([snapshot.value, snapshot.context.tables, emitted]).toEqual([value, read.tables, []]);
    }
  });

  it.each([
    ['readFile', [choose], 'choosing'],
    ['importReport', [...mapped, check], 'mapping'],
    ['runImport', [...reported(), run, confirm], 'reporting'],
  ] as const)(
    'after %s, a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]',
    (src, events, value) => {
      const { snapshot } = start(...events, failed(src, new Failure('UNAUTHENTICATED')));
      expect([snapshot.value, snapshot.context.problem]).toEqual([value, null]);
    },
  );

  it('no path reaches a writing call except through its question, and every state is reached [DC-03]', () => {
    const events = [
      ...samples,
      done('readFile', read),
      done('importReport', aReport()),
      done('importReport', aReport({ mapsReplaced: 1 })),
      done('runImport', imported),
      done('judgeAgain', aReport()),
      failed('runImport', refusalError('Non.')),
      done('undoImport', undone),
      failed('undoImport', new Failure('NETWORK')),
    ];
    expect(waysInto(fileImportMachine, undefined, events, 'importing')).toEqual([
      'confirming confirm',
      'confirmingMaps confirm',
    ]);
    expect(waysInto(fileImportMachine, undefined, events, 'undoing')).toEqual([
      'confirmingUndo confirm',
    ]);
    expect(neverEntered(fileImportMachine, [undefined], events)).toEqual([]);
  });
});

describe('columns', () => {
  it('have different meanings [OWN-09]', () => {
    expect(withTarget(['number', 'name'], 1, 'number')).toEqual([null, 'number']);
    expect(withTarget(['number', 'name'], 0, null)).toEqual([null, 'name']);
  });

  it('include those that each kind requires [OWN-09]', () => {
    expect(missingTargets({ kind: 'territories', targets: ['name'] })).toEqual(['number']);
    expect(missingTargets({ kind: 'people', targets: ['lastName'] })).toEqual([]);
    expect(missingTargets({ kind: 'history', targets: ['login'] })).toEqual([
      'number',
      'releaseDate',
    ]);
  });
});
