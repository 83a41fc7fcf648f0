import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { userEditMachine } from '#machines/users/user-edit.machine.ts';
import type { Done, UserToEdit } from '#schema/generated.ts';
import { refusalError } from '../support/refusal-error.ts';

const user: UserToEdit = {
  login: 'DUPONT Jean',
  email: '',
  roleId: '5',
  roles: [{ id: '5', description: 'Proclamateur' }],
};
const entered = { login: 'DURAND Jean', password: '', email: 'a@example.org', roleId: '5' };
const nothing = { login: '', password: '', email: '', roleId: '' };
const choose = { type: 'choose' as const, userId: '7' };
const chooseNobody = { type: 'choose' as const, userId: '' };
const edit = { type: 'edit' as const, ...entered };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const samples = [choose, { ...choose, userId: '8' }, edit, cancel, retry];
const loaded = done('userToEdit', user);
const notice = { text: 'Modifié.', color: null, timeout: null, undo: null, about: null };
const saved: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refused = refusalError('Ce nom est déjà utilisé.');
const start = (...events: Parameters<typeof play<typeof userEditMachine>>[2]) =>
  play(userEditMachine, undefined, events);
const atTheChoice = { userId: '', user: null, entered: nothing, problem: null };

describe('editing a person', () => {
  it('begins with the choice of one [UEDT-01]', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(['choose'], samples);
    expect(start().snapshot.can(chooseNobody)).toBe(false);
  });

  it('loads who was chosen, and then may be saved or left [UEDT-02, UEDT-03]', () => {
    const asked = start(choose);
    expect(asked.calls).toEqual([{ src: 'userToEdit', input: { userId: '7' } }]);
    expect(asked.snapshot.can(edit)).toBe(false);
    const { snapshot } = start(choose, loaded);
    expect(snapshot.context.user).toEqual(user);
    expect(snapshot).toOnlyAccept(['choose', 'edit', 'cancel'], samples);
  });

  it('of the same person goes on, of another begins again, of nobody is back at the choice', () => {
    const same = start(choose, loaded, choose);
    expect(same.snapshot.matches({ chosen: 'editing' })).toBe(true);
    expect(same.calls).toHaveLength(1);
    const other = start(choose, loaded, { ...choose, userId: '8' });
    expect(other.calls.at(-1)).toEqual({ src: 'userToEdit', input: { userId: '8' } });
    expect(other.snapshot.context.user).toBe(null);
    expect(start(choose, loaded, chooseNobody).snapshot.context).toEqual(atTheChoice);
  });

  it('that is cancelled sends nothing and is back at the choice [UEDT-03]', () => {
    const { snapshot, calls } = start(choose, loaded, cancel);
    expect(calls).toEqual([{ src: 'userToEdit', input: { userId: '7' } }]);
    expect(snapshot.matches('choosing')).toBe(true);
    expect(snapshot.context).toEqual(atTheChoice);
  });

  it('saves once what was entered, tells it, and is back at the choice [UEDT-05, UEDT-06]', () => {
    const spaced = { ...edit, login: ' DURAND Jean ' };
    const { snapshot, calls, emitted } = start(
      choose,
      loaded,
      spaced,
      edit,
      done('editUser', saved),
    );
    expect(calls.slice(1)).toEqual([{ src: 'editUser', input: { userId: '7', ...entered } }]);
    expect(emitted).toEqual([{ type: 'changed', notice, login: 'DURAND Jean', password: '' }]);
    expect(snapshot.matches('choosing')).toBe(true);
    expect(snapshot.context).toEqual(atTheChoice);
  });

  it('tells the new password, which is to be handed over, and keeps it nowhere [OWN-261]', () => {
    const changed = { ...edit, password: 'tout-neuf-1' };
    const { snapshot, emitted } = start(choose, loaded, changed, done('editUser', saved));
    expect(emitted).toEqual([
      { type: 'changed', notice, login: 'DURAND Jean', password: 'tout-neuf-1' },
    ]);
    expect(snapshot.context).toEqual(atTheChoice);
  });

  it('is not sent with a field that is wrong [UEDT-04]', () => {
    const { snapshot } = start(choose, loaded);
    for (const wrong of [{ login: 'ABCDE' }, { password: 'ABCDEF1' }, { email: 'x@' }]) {
      expect(snapshot.can({ ...edit, ...wrong })).toBe(false);
    }
    expect(snapshot.can({ ...edit, password: 'abcde1' })).toBe(true);
  });

  it('that is refused stays at the form, with the reason [UEDT-04, GEN-05]', () => {
    const { snapshot, emitted } = start(choose, loaded, edit, failed('editUser', refused));
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({
      userId: '7',
      user,
      entered: nothing,
      problem: refused.refusal,
    });
    expect(snapshot).toOnlyAccept(['choose', 'edit', 'cancel'], samples);
  });

  it('fails with a word, or silently without a network, and can be tried again [GEN-04, GEN-06, GEN-15]', () => {
    const gone = failed('userToEdit', refusalError('Ce proclamateur n’existe pas.'));
    const { snapshot } = start(choose, gone);
    expect(snapshot.context.problem).toMatchObject({ message: 'Ce proclamateur n’existe pas.' });
    expect(snapshot).toOnlyAccept(['choose', 'cancel', 'retry'], samples);
    expect(start(choose, gone, retry).calls).toHaveLength(2);
    const lost = new Failure('NETWORK');
    expect(start(choose, failed('userToEdit', lost)).snapshot.context.problem).toBe(null);
    expect(start(choose, loaded, edit, failed('editUser', lost)).snapshot.context.problem).toBe(
      null,
    );
    const bad = new Failure('BACKEND_BAD_RESPONSE');
    expect(start(choose, loaded, edit, failed('editUser', bad)).snapshot.context.problem).toBe(
      'unreachable',
    );
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    const loading = start(choose, failed('userToEdit', ended)).snapshot;
    expect([loading.value, loading.context.problem]).toEqual([{ chosen: 'failed' }, null]);
    const saving = start(choose, loaded, edit, failed('editUser', ended)).snapshot;
    expect([saving.value, saving.context.problem]).toEqual([{ chosen: 'editing' }, null]);
  });

  it('enters every state', () => {
    const answers = [loaded, done('editUser', saved), failed('editUser', refused)];
    expect(
      neverEntered(
        userEditMachine,
        [undefined],
        [...samples, ...answers, ...everyFailure('userToEdit'), ...everyFailure('editUser')],
      ),
    ).toEqual([]);
  });
});
