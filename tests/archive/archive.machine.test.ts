import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { archiveExportMachine } from '#machines/archive/archive-export.machine.ts';
import { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';
import { archiveFault, newNameFault } from '#machines/archive/archive.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Archive, CongregationSaved } from '#schema/generated.ts';

const refusal = refusalError('users.ndjson, ligne 3\u202F: …');
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };

describe('exporting a congregation', () => {
  const ask = { type: 'export' as const, congregationId: '7' };
  const samples = [ask, confirm, cancel];
  const archive: Archive = {
    __typename: 'Archive',
    filename: 'Port 2026-03-15.zip',
    mime: 'application/zip',
    base64: 'UEs=',
  };
  const start = (...events: Parameters<typeof play<typeof archiveExportMachine>>[2]) =>
    play(archiveExportMachine, undefined, events);

  it('is confirmed first, as the file holds everybody’s data; answering no exports nothing', () => {
    expect(start().snapshot).toOnlyAccept(['export'], samples);
    const { snapshot } = start(ask);
    expect(questionIn(snapshot.getMeta())).toMatch(/^Veux-tu exporter toute cette assemblée/u);
    expect(snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    const kept = start(ask, cancel);
    expect(kept.calls).toEqual([]);
    expect(kept.snapshot.context).toEqual({ congregationId: '' });
    const answers = [done('exportCongregation', archive), ...everyFailure('exportCongregation')];
    expect(
      waysInto(archiveExportMachine, undefined, [...samples, ...answers], 'exporting'),
    ).toEqual(['confirming confirm']);
  });

  it('makes one call and hands over the file', () => {
    const { snapshot, calls, emitted } = start(
      ask,
      confirm,
      ask,
      done('exportCongregation', archive),
    );
    expect(calls).toEqual([{ src: 'exportCongregation', input: { congregationId: '7' } }]);
    expect(emitted).toEqual([{ type: 'exported', archive }]);
    expect(snapshot).toOnlyAccept(['export'], samples);
  });

  it('that is refused or fails shows why, and may be requested again', () => {
    const refused = start(ask, confirm, failed('exportCongregation', refusal));
    expect(refused.emitted).toEqual([{ type: 'exportFailed', problem: refusal.refusal }]);
    expect(refused.snapshot).toOnlyAccept(['export'], samples);
    const told = (code: 'BACKEND_UNREACHABLE' | 'NETWORK') =>
      start(ask, confirm, failed('exportCongregation', new Failure(code))).emitted;
    expect(told('BACKEND_UNREACHABLE')).toEqual([{ type: 'exportFailed', problem: 'unreachable' }]);
    expect(told('NETWORK')).toEqual([{ type: 'exportFailed', problem: null }]);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = failed('exportCongregation', new Failure('UNAUTHENTICATED'));
    const { snapshot, emitted } = start(ask, confirm, ended);
    expect(emitted).toEqual([{ type: 'exportFailed', problem: null }]);
    expect(snapshot).toOnlyAccept(['export'], samples);
  });
});

describe('importing an archive', () => {
  const open = { type: 'open' as const };
  const close = { type: 'close' as const };
  const file = { name: 'Port.zip', size: 9 };
  const chosen = { type: 'file.chosen' as const, file };
  const bring = { type: 'bring' as const, name: ' Port-Vieux ', leaveOut: false };
  const samples = [open, close, chosen, bring];
  const notice = { text: 'Bien.', color: null, timeout: 0, undo: null, about: null };
  const saved: CongregationSaved = { __typename: 'CongregationSaved', congregationId: '9', notice };
  const start = (...events: Parameters<typeof play<typeof archiveImportMachine>>[2]) =>
    play(archiveImportMachine, undefined, events);
  const atRest = { file: null, fault: null, name: '', leaveOut: false, problem: null };

  it('needs a zip of at most eight megabytes, and a name without special characters or no name', () => {
    expect(archiveFault({ name: 'a.ZIP', size: 8 * 1024 * 1024 })).toBe(null);
    expect(archiveFault({ name: 'a.zip', size: 8 * 1024 * 1024 + 1 })).toBe('tooLarge');
    expect(archiveFault({ name: 'a.zip.exe', size: 1 })).toBe('extension');
    expect(newNameFault('  ')).toBe(null);
    expect(newNameFault('a'.repeat(50))).toBe(null);
    expect(newNameFault('a'.repeat(51))).toEqual({ code: 'tooLong', length: 50 });
    expect(newNameFault('a#')).toEqual({ code: 'characters' });
  });

  it('waits for a valid file; an invalid one replaces it and shows its fault', () => {
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    expect(start(open).snapshot).toOnlyAccept(['close', 'file.chosen'], samples);
    expect(start(open, chosen).snapshot).toOnlyAccept(['close', 'file.chosen', 'bring'], samples);
    const wrong = { type: 'file.chosen' as const, file: { name: 'a.csv', size: 1 } };
    const { snapshot } = start(open, chosen, wrong);
    expect(snapshot.context).toEqual({ ...atRest, fault: 'extension' });
    expect(snapshot).toOnlyAccept(['close', 'file.chosen'], samples);
    expect(start(open, chosen).snapshot.can({ ...bring, name: 'a#' })).toBe(false);
  });

  it('sends it once, cannot be closed meanwhile, then reports the change and closes', () => {
    const sending = start(open, chosen, bring);
    expect(sending.snapshot).toOnlyAccept([], samples);
    const { snapshot, calls, emitted } = start(
      open,
      chosen,
      bring,
      bring,
      done('importCongregation', saved),
    );
    expect(calls).toEqual([
      { src: 'importCongregation', input: { file, name: 'Port-Vieux', leaveOut: false } },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual(atRest);
    expect(snapshot).toOnlyAccept(['open'], samples);
  });

  it('that is refused keeps file and name, and shows line and reason until another file is chosen', () => {
    const { snapshot } = start(open, chosen, bring, failed('importCongregation', refusal));
    expect(snapshot.context).toEqual({
      file,
      fault: null,
      name: 'Port-Vieux',
      leaveOut: false,
      problem: refusal.refusal,
    });
    expect(snapshot).toOnlyAccept(['close', 'file.chosen', 'bring'], samples);
    const next = start(open, chosen, bring, failed('importCongregation', refusal), chosen);
    expect(next.snapshot.context.problem).toBe(null);
    expect(start(open, chosen, close).snapshot.context).toEqual(atRest);
    const lost = start(open, chosen, bring, failed('importCongregation', new Failure('NETWORK')));
    expect(lost.snapshot.context).toEqual({
      file,
      fault: null,
      name: 'Port-Vieux',
      leaveOut: false,
      problem: null,
    });
  });

  it('leaves the site’s administrator out only where the server has offered it, for that file [OWN-132]', () => {
    const without = { ...bring, leaveOut: true };
    const offer = failed('importCongregation', refusalError('…', 'error', 'leaveOut'));
    expect(start(open, chosen, without).calls.at(-1)?.input).toMatchObject({ leaveOut: false });
    const offered = [open, chosen, bring, offer];
    expect(start(...offered, without).calls.at(-1)?.input).toMatchObject({ leaveOut: true });
    const lost = failed('importCongregation', new Failure('NETWORK'));
    expect(start(...offered, without, lost).snapshot.context.leaveOut).toBe(true);
    expect(start(...offered, without, lost, without).calls.at(-1)?.input).toMatchObject({
      leaveOut: true,
    });
    expect(start(...offered, chosen, without).calls.at(-1)?.input).toMatchObject({
      leaveOut: false,
    });
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = failed('importCongregation', new Failure('UNAUTHENTICATED'));
    const { snapshot, emitted } = start(open, chosen, bring, ended);
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({
      file,
      fault: null,
      name: 'Port-Vieux',
      leaveOut: false,
      problem: null,
    });
    expect(snapshot).toOnlyAccept(['close', 'file.chosen', 'bring'], samples);
  });
});
