import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { aHistory, anEntry, anOpening, edited, entered, openEntry, today } from './an-entry.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { historyMachine } from '#machines/history/history.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done } from '#schema/generated.ts';

const input = { territoryId: '12' };
const start = (...events: Parameters<typeof play<typeof historyMachine>>[2]) =>
  play(historyMachine, input, events);

const edit = { type: 'edit' as const, history: aHistory(), today };
const choose = { type: 'entry.chosen' as const, entry: edited(openEntry), unsaved: false };
const chooseUnsaved = { ...choose, unsaved: true };
const reread = { type: 'reread' as const, entry: edited(openEntry) };
const close = { type: 'close' as const, unsaved: false };
const closeUnsaved = { ...close, unsaved: true };
const typed = { type: 'form.changed' as const };
const changed = {
  type: 'history.changed' as const,
  histories: [edited(anEntry({ version: '800', returnDate: '2025-07-09' }))],
  unsaved: false,
};
const save = { type: 'save' as const, entered: entered({ outputNumber: '7' }), force: false };
const remove = { type: 'remove' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [
  edit,
  choose,
  chooseUnsaved,
  reread,
  changed,
  typed,
  save,
  remove,
  close,
  closeUnsaved,
  confirm,
  cancel,
];

const notice = {
  text: 'Attribution modifiée.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};
const saved: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refused = refusalError('Cette période chevauche une autre attribution.');
const conflict = refusalError('Plus vite.', 'error', 'overwrite');
const loaded = [edit, done('lastHistoryEntry', anOpening())] as const;
const whileEditing = [
  'close',
  'entry.chosen',
  'form.changed',
  'history.changed',
  'remove',
  'reread',
  'save',
];
const form = {
  territoryId: '12',
  historyId: '123',
  outputNumber: 7,
  releaseDate: '2025-06-01',
  returnDate: '2025-07-01',
  userId: '6',
  activityId: '3',
  version: '700',
  forceOverwrite: false,
};

describe('history', () => {
  it('is read only until somebody with the right to edit asks to [HED-03, HED-04, B-65]', () => {
    expect(start().snapshot).toOnlyAccept(['edit'], samples);
    expect(start().snapshot.can({ ...edit, history: aHistory({ canEdit: false }) })).toBe(false);
    expect(start().snapshot.can({ ...edit, history: aHistory({ histories: [] }) })).toBe(false);
  });

  it('editing begins with the latest entry and the users [HED-04, B-65]', () => {
    expect(start(edit).calls).toEqual([{ src: 'lastHistoryEntry', input }]);
    expect(start(edit).snapshot).toOnlyAccept([], samples);
    const { snapshot } = start(...loaded);
    expect(snapshot.context.entry).toEqual(edited(anEntry()));
    expect(snapshot.context.opening.users).toHaveLength(2);
    expect(snapshot).toOnlyAccept(whileEditing, samples);
  });

  it('without any entry there is nothing to edit, and the list is reloaded [B-65]', () => {
    const { snapshot, emitted } = start(edit, done('lastHistoryEntry', anOpening(null)));
    expect(snapshot.value).toBe('viewing');
    expect(emitted).toEqual([{ type: 'outdated' }]);
  });

  it('another entry is edited once it is chosen [B-65]', () => {
    const { snapshot, emitted } = start(...loaded, choose);
    expect(snapshot.context.entry).toEqual(edited(openEntry));
    expect(emitted).toEqual([{ type: 'form.left' }]);
  });

  it('unsaved changes are discarded for another entry only after a question [B-65]', () => {
    const asked = start(...loaded, chooseUnsaved);
    expect(questionIn(asked.snapshot.getMeta())).toBe(
      'Abandonner les modifications de cette attribution\u202F?',
    );
    expect(asked.snapshot).toOnlyAccept(['cancel', 'confirm', 'history.changed'], samples);
    expect(asked.emitted).toEqual([]);
    const kept = start(...loaded, chooseUnsaved, cancel);
    expect(kept.snapshot.context.entry).toEqual(edited(anEntry()));
    expect(kept.snapshot).toOnlyAccept(whileEditing, samples);
    expect(kept.emitted).toEqual([]);
    const given = start(...loaded, chooseUnsaved, confirm);
    expect(given.snapshot.context.entry).toEqual(edited(openEntry));
    expect(given.snapshot.value).toEqual({ editing: 'entering' });
    expect(given.emitted).toEqual([{ type: 'form.left' }]);
  });

  it('unsaved changes are discarded on closing only after a question, whatever was asked before [B-65]', () => {
    const before = [...loaded, chooseUnsaved, cancel, closeUnsaved] as const;
    expect(start(...before).snapshot.matches({ editing: 'confirmingLoss' })).toBe(true);
    expect(start(...before, cancel).snapshot).toOnlyAccept(whileEditing, samples);
    const { snapshot, calls, emitted } = start(...before, confirm);
    expect(snapshot).toOnlyAccept(['edit'], samples);
    expect(calls).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'form.left' }]);
  });

  it('the entry saved by somebody else is loaded without a question [B-66]', () => {
    const { snapshot, emitted } = start(
      ...loaded,
      save,
      failed('editHistoryEntry', conflict),
      reread,
    );
    expect(snapshot.context).toMatchObject({ entry: edited(openEntry), problem: null });
    expect(emitted).toEqual([{ type: 'outdated' }, { type: 'form.left' }]);
  });

  it('a refusal goes once its form is corrected; a conflict stays until it is answered [HED-09, B-66]', () => {
    const after = (error: Error) =>
      start(...loaded, save, failed('editHistoryEntry', error), typed);
    expect(after(refused).snapshot.context.problem).toBeNull();
    expect(after(refused).snapshot.value).toEqual({ editing: 'entering' });
    expect(after(conflict).snapshot.context.problem).toEqual(conflict.refusal);
  });

  it('the open entry cannot be deleted [HED-10]', () => {
    expect(start(...loaded, choose).snapshot.can(remove)).toBe(false);
    expect(start(...loaded).snapshot.can(remove)).toBe(true);
  });

  it.each([
    { releaseDate: '2026-03-16' },
    { returnDate: '2025-05-31' },
    { returnDate: '' },
    { outputNumber: '0' },
    { userId: '' },
  ])('with %o it may not be saved [HED-06, HED-07, HED-15, B-66]', (facts) => {
    expect(start(...loaded).snapshot.can({ ...save, entered: entered(facts) })).toBe(false);
  });

  it('the open entry is saved without a return date [HED-14]', () => {
    const open = { ...save, entered: entered({ returnDate: '' }) };
    expect(start(...loaded, choose, open).calls.at(-1)).toEqual({
      src: 'editHistoryEntry',
      input: {
        form: { ...form, historyId: '124', outputNumber: 3, returnDate: null, version: '701' },
      },
    });
  });

  it('the form is saved once, the change is reported, and editing continues [HED-08, HED-09]', () => {
    const { snapshot, calls, emitted } = start(
      ...loaded,
      save,
      save,
      done('editHistoryEntry', saved),
    );
    expect(calls.slice(1)).toEqual([{ src: 'editHistoryEntry', input: { form } }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot).toOnlyAccept(whileEditing, samples);
    expect(snapshot.context).toMatchObject({
      entry: { outputNumber: 7, version: null },
      problem: null,
    });
  });

  it('the list that comes after a save gives the entry its new version [HED-09]', () => {
    const heard = { ...changed, unsaved: true };
    const { snapshot } = start(...loaded, save, done('editHistoryEntry', saved), heard);
    expect(snapshot.context.entry?.version).toBe('800');
  });

  it('changes of others replace the entry unless something is typed', () => {
    expect(start(...loaded, changed).snapshot.context.entry?.returnDate).toBe('2025-07-09');
    const typing = start(...loaded, { ...changed, unsaved: true });
    expect(typing.snapshot.context.entry).toEqual(edited(anEntry()));
  });

  it('a refusal is shown, the entry stays, and the list is reloaded [HED-09, GEN-05]', () => {
    const { snapshot, emitted } = start(...loaded, save, failed('editHistoryEntry', refused));
    expect(snapshot.context).toMatchObject({ entry: { version: '700' }, problem: refused.refusal });
    expect(emitted).toEqual([{ type: 'outdated' }]);
    expect(snapshot).toOnlyAccept(whileEditing, samples);
  });

  it('overwriting is sent only where it was offered [B-66]', () => {
    const force = { ...save, force: true };
    expect(start(...loaded, force).calls.at(-1)?.input).toEqual({ form });
    const again = start(...loaded, save, failed('editHistoryEntry', conflict), force);
    expect(again.calls.at(-1)?.input).toEqual({ form: { ...form, forceOverwrite: true } });
    const seen = start(...loaded, save, failed('editHistoryEntry', conflict), reread);
    expect(seen.snapshot.context.problem).toBeNull();
  });

  it('deleting asks first [HED-11]', () => {
    const { snapshot, calls } = start(...loaded, remove);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous supprimer cette attribution ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toHaveLength(1);
    expect(start(...loaded, remove, cancel).snapshot).toOnlyAccept(whileEditing, samples);
  });

  it('deleting sends the entry once, reports the change and ends editing [HED-12, HED-13]', () => {
    const { snapshot, calls, emitted } = start(
      ...loaded,
      remove,
      confirm,
      confirm,
      done('removeHistoryEntry', saved),
    );
    expect(calls.slice(1)).toEqual([
      {
        src: 'removeHistoryEntry',
        input: { territoryId: '12', historyId: '123', outputNumber: 3 },
      },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot).toOnlyAccept(['edit'], samples);
  });

  it('a refused removal keeps the entry in the editor [HED-10]', () => {
    const { snapshot } = start(...loaded, remove, confirm, failed('removeHistoryEntry', refused));
    expect(snapshot.context.problem).toEqual(refused.refusal);
    expect(snapshot).toOnlyAccept(whileEditing, samples);
  });

  it('closing clears the problem and the form [HED-13]', () => {
    const { snapshot, emitted } = start(
      ...loaded,
      save,
      failed('editHistoryEntry', refused),
      close,
    );
    expect(snapshot.context.problem).toBeNull();
    expect(snapshot).toOnlyAccept(['edit'], samples);
    expect(emitted).toEqual([{ type: 'outdated' }, { type: 'form.left' }]);
  });

  it.each([
    ['lastHistoryEntry', [edit], 'viewing'],
    ['editHistoryEntry', [...loaded, save], { editing: 'entering' }],
    ['removeHistoryEntry', [...loaded, remove, confirm], { editing: 'entering' }],
  ] as const)(
    'when %s fails it can be tried again, and a session that has ended is left to the client [GEN-04, GEN-06, HED-17, SHELL-06]',
    (id, before, state) => {
      const bad = start(...before, failed(id, new Failure('BACKEND_BAD_RESPONSE'))).snapshot;
      expect([bad.value, bad.context.problem]).toEqual([state, 'unreachable']);
      for (const code of ['NETWORK', 'UNAUTHENTICATED'] as const) {
        const { snapshot, emitted } = start(...before, failed(id, new Failure(code)));
        expect([snapshot.value, snapshot.context.problem]).toEqual([state, null]);
        expect(emitted).toEqual([]);
      }
    },
  );

  it('every state is reached', () => {
    const answers = ['lastHistoryEntry', 'editHistoryEntry', 'removeHistoryEntry'].flatMap((id) => [
      ...everyFailure(id),
      done(id, id === 'lastHistoryEntry' ? anOpening() : saved),
    ]);
    expect(neverEntered(historyMachine, [input], [...samples, ...answers])).toEqual([]);
  });
});
