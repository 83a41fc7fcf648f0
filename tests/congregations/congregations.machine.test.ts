import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { congregationsMachine } from '#machines/congregations/congregations.machine.ts';
import {
  congregationNameFault,
  contactFault,
} from '#machines/congregations/congregations.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { CongregationSaved, Done } from '#schema/generated.ts';

const add = { type: 'add' as const, listed: 2 };
const edit = { type: 'edit' as const, congregationId: '9' };
const save = { type: 'save' as const, name: ' Cap d’Ail ', contact: ' Jean ' };
const remove = { type: 'remove' as const, congregationId: '9' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [add, edit, save, remove, confirm, cancel];
const entered = { name: 'Cap d’Ail', contact: 'Jean' };
const notice = { text: 'Bien.', color: null, timeout: null, undo: null, about: null };
const saved: CongregationSaved = { __typename: 'CongregationSaved', congregationId: '9', notice };
const removed: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal = refusalError('Cette assemblée existe déjà.');
const start = (...events: Parameters<typeof play<typeof congregationsMachine>>[2]) =>
  play(congregationsMachine, undefined, events);
const atRest = { congregationId: '', entered: { name: '', contact: '' }, problem: null };

describe('the congregations', () => {
  it('are added only where the list could be loaded [CADM-02]', () => {
    expect(start().snapshot).toOnlyAccept(['add', 'edit', 'remove'], samples);
    expect(start().snapshot.can({ ...add, listed: 0 })).toBe(false);
  });

  it('are added in a dialog: trimmed, with one call, and reported [CADM-04, CADM-06]', () => {
    expect(start(add).snapshot).toOnlyAccept(['save', 'cancel'], samples);
    expect(start(add, cancel).snapshot.context).toEqual(atRest);
    const { snapshot, calls, emitted } = start(add, save, save, done('addCongregation', saved));
    expect(calls).toEqual([{ src: 'addCongregation', input: entered }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual(atRest);
    expect(snapshot.matches('ready')).toBe(true);
  });

  it('are edited in the same dialog [CADM-04, CADM-07]', () => {
    const { snapshot, calls, emitted } = start(edit, save, done('editCongregation', saved));
    expect(calls).toEqual([
      { src: 'editCongregation', input: { congregationId: '9', ...entered } },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual(atRest);
  });

  it('need a name, without special characters, within the limits [CADM-05, GEN-18]', () => {
    expect(congregationNameFault('  ')).toEqual({ code: 'required' });
    expect(congregationNameFault('a'.repeat(51))).toEqual({ code: 'tooLong', length: 50 });
    expect(congregationNameFault('A#')).toEqual({ code: 'characters' });
    expect(congregationNameFault(`L'É${'a'.repeat(47)}`)).toBe(null);
    expect(contactFault('a'.repeat(201))).toEqual({ code: 'tooLong', length: 200 });
    expect(contactFault('')).toBe(null);
    for (const { snapshot } of [start(add), start(edit)]) {
      expect(snapshot.can({ ...save, name: '' })).toBe(false);
      expect(snapshot.can({ ...save, contact: 'a'.repeat(201) })).toBe(false);
    }
  });

  it('that are refused stay in the dialog, with the reason [GEN-05]', () => {
    for (const [first, call] of [
      [add, 'addCongregation'],
      [edit, 'editCongregation'],
    ] as const) {
      const { snapshot, emitted } = start(first, save, failed(call, refusal));
      expect(emitted).toEqual([]);
      expect(snapshot.context.problem).toEqual(refusal.refusal);
      expect(snapshot).toOnlyAccept(['save', 'cancel'], samples);
      const lost = start(first, save, failed(call, new Failure('NETWORK')));
      expect(lost.snapshot.context.problem).toBe(null);
      expect(lost.snapshot.matches('filling')).toBe(true);
    }
  });

  it('are removed only after the question [CADM-08]', () => {
    const asked = start(remove);
    expect(questionIn(asked.snapshot.getMeta())).toBe('Voulez-vous supprimer cette assemblée ?');
    expect(asked.snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(start(remove, cancel)).toMatchObject({ calls: [], snapshot: { context: atRest } });
    const answers = [done('removeCongregation', removed), ...everyFailure('removeCongregation')];
    expect(waysInto(congregationsMachine, undefined, [...samples, ...answers], 'removing')).toEqual(
      ['confirmingRemoval confirm'],
    );
    const { calls, emitted } = start(remove, confirm, done('removeCongregation', removed));
    expect(calls).toEqual([{ src: 'removeCongregation', input: { congregationId: '9' } }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
  });

  it('that cannot be removed show why, and the list can still be used [CADM-09]', () => {
    const refused = start(remove, confirm, failed('removeCongregation', refusal));
    expect(refused.emitted).toEqual([{ type: 'removalFailed', problem: refusal.refusal }]);
    expect(refused.snapshot).toOnlyAccept(['add', 'edit', 'remove'], samples);
    const told = (code: 'BACKEND_UNREACHABLE' | 'NETWORK') =>
      start(remove, confirm, failed('removeCongregation', new Failure(code))).emitted;
    expect(told('BACKEND_UNREACHABLE')).toEqual([
      { type: 'removalFailed', problem: 'unreachable' },
    ]);
    expect(told('NETWORK')).toEqual([{ type: 'removalFailed', problem: null }]);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    for (const [first, call] of [
      [add, 'addCongregation'],
      [edit, 'editCongregation'],
    ] as const) {
      const { snapshot, emitted } = start(first, save, failed(call, ended));
      expect(emitted).toEqual([]);
      expect(snapshot.context).toEqual({ ...start(first).snapshot.context, entered });
      expect(snapshot).toOnlyAccept(['save', 'cancel'], samples);
    }
    const removal = start(remove, confirm, failed('removeCongregation', ended));
    expect(removal.emitted).toEqual([{ type: 'removalFailed', problem: null }]);
    expect(removal.snapshot.context).toEqual(atRest);
    expect(removal.snapshot).toOnlyAccept(['add', 'edit', 'remove'], samples);
  });

  it('enter every state', () => {
    const calls = ['addCongregation', 'editCongregation', 'removeCongregation'];
    const answers = calls.flatMap((call) => [done(call, saved), ...everyFailure(call)]);
    expect(neverEntered(congregationsMachine, [undefined], [...samples, ...answers])).toEqual([]);
  });
});
