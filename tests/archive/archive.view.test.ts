import { describe, expect, it } from 'vitest';
import { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';
import { archiveExportView, archiveImportView, exportFailure } from '#web/archive/archive.view.ts';
import { done, play } from '../support/play.ts';

const refusal = {
  __typename: 'Refusal',
  message: 'users.ndjson, ligne 3 : …',
  severity: 'error',
  forceOffered: null,
} as const;

describe('the button of an archive', () => {
  const ask = { type: 'export', congregationId: '7' } as const;
  const shown = (...events: Parameters<typeof play<typeof archiveExportMachine>>[2]) =>
    archiveExportView(play(archiveExportMachine, undefined, events).snapshot);

  it('asks about the one chosen, and turns while it is made', () => {
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

  it('keeps in sight why there is none', () => {
    expect(exportFailure(refusal)).toEqual({
      text: 'users.ndjson, ligne 3 : …',
      color: 'error',
      timeout: 0,
    });
    expect(exportFailure(null)).toBe(null);
  });
});

describe('the dialog of an import', () => {
  const file = { name: 'Port.zip', size: 9 };
  const chosen = { type: 'file.chosen', file } as const;
  const bring = { type: 'bring', name: 'Port' } as const;
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
    importing: false,
    problem: null,
  };
  const empty = { ...closed, canOpen: false, open: true, canChoose: true, canClose: true };
  const filled = { ...empty, fileName: 'Port.zip', canImport: true };

  it('shows the file, what is wrong with it, and what the server says of it', () => {
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
    expect(shown({ type: 'open' }, chosen, bring, done('importCongregation', refusal))).toEqual({
      ...filled,
      problem: { severity: 'error', message: 'users.ndjson, ligne 3 : …' },
    });
  });
});
