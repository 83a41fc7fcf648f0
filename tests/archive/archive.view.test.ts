import { describe, expect, it } from 'vitest';
import { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';
import { archiveExportView, archiveImportView, exportFailure } from '#web/archive/archive.view.ts';
import { failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const refusal = refusalError('users.ndjson, ligne 3\u202F: …');

describe('the button of an archive', () => {
  const ask = { type: 'export', congregationId: '7' } as const;
  const shown = (...events: Parameters<typeof play<typeof archiveExportMachine>>[2]) =>
    archiveExportView(play(archiveExportMachine, undefined, events).snapshot);

  it('asks about the chosen congregation, and shows progress during the export', () => {
    const rest = { canExport: true, question: null, congregationId: null, exporting: null };
    expect(shown()).toEqual(rest);
    expect(shown(ask)).toEqual({
      ...rest,
      canExport: false,
      question: expect.stringMatching(/garde-le en lieu sûr\.$/u),
      congregationId: '7',
    });
    expect(shown(ask, { type: 'confirm' })).toEqual({
      ...rest,
      canExport: false,
      congregationId: '7',
      exporting: '7',
    });
  });

  it('keeps showing why the export failed', () => {
    expect(exportFailure(refusal.refusal)).toEqual({
      text: 'users.ndjson, ligne 3\u202F: …',
      color: 'error',
      timeout: 0,
    });
    expect(exportFailure(null)).toBe(null);
  });
});

describe('the dialog of an import', () => {
  const file = { name: 'Port.zip', size: 9 };
  const chosen = { type: 'file.chosen', file } as const;
  const bring = { type: 'bring', name: 'Port', leaveOut: false } as const;
  const shown = (...events: Parameters<typeof play<typeof archiveImportMachine>>[2]) => {
    const { canImport, ...view } = archiveImportView(
      play(archiveImportMachine, undefined, events).snapshot,
    );
    return { ...view, canImport: canImport('Port') };
  };
  const closed = {
    canOpen: true,
    open: false,
    fileName: null,
    fault: null,
    canChoose: false,
    canClose: false,
    canImport: false,
    leaveOutOffered: false,
    importing: false,
    problem: null,
  };
  const empty = { ...closed, canOpen: false, open: true, canChoose: true, canClose: true };
  const filled = { ...empty, fileName: 'Port.zip', canImport: true };

  it('shows the file, its fault, and the server’s message', () => {
    expect(shown()).toEqual(closed);
    expect(shown({ type: 'open' })).toEqual(empty);
    expect(shown({ type: 'open' }, chosen)).toEqual(filled);
    const wrong = { type: 'file.chosen', file: { name: 'a.csv', size: 1 } } as const;
    expect(shown({ type: 'open' }, wrong)).toEqual({ ...empty, fault: 'Choisis un fichier .zip' });
    expect(shown({ type: 'open' }, chosen, bring)).toEqual({
      ...filled,
      canChoose: false,
      canClose: false,
      canImport: false,
      importing: true,
    });
    expect(shown({ type: 'open' }, chosen, bring, failed('importCongregation', refusal))).toEqual({
      ...filled,
      problem: { severity: 'error', message: 'users.ndjson, ligne 3\u202F: …' },
    });
  });
});
