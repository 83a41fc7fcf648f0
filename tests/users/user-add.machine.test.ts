import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { userAddMachine } from '#machines/users/user-add.machine.ts';
import type { UserAdded } from '#schema/generated.ts';

const entered = { login: 'DUPONT Jean', password: '', email: 'jean@example.org', roleId: '5' };
const nothing = { login: '', password: '', email: '', roleId: '' };
const add = { type: 'add' as const, ...entered };
const notice = { text: 'Ajouté.', color: null, timeout: 0, undo: null, about: null };
const added: UserAdded = { __typename: 'UserAdded', notice, password: 'abcdef234567' };
const refused = refusalError('Ce nom est déjà utilisé.');
const start = (...events: Parameters<typeof play<typeof userAddMachine>>[2]) =>
  play(userAddMachine, undefined, events);

describe('adding a person', () => {
  it('needs a form that is filled as it must be [UADD-04…08]', () => {
    expect(start().snapshot).toOnlyAccept(['add'], [add]);
    for (const wrong of [
      { login: 'ABCDE' },
      { login: "O'NEIL Jean" },
      { password: 'ABCDEF1' },
      { email: 'x@' },
      { roleId: '' },
    ]) {
      expect(start().snapshot.can({ ...add, ...wrong })).toBe(false);
      expect(start({ ...add, ...wrong }).calls).toEqual([]);
    }
  });

  it('is asked for once, trimmed, and told with the password, which stays nowhere [UADD-09, UADD-10, B-50]', () => {
    const spaced = { ...add, login: ' DUPONT Jean ', email: ' jean@example.org ' };
    const asked = start(spaced, add);
    expect(asked.calls).toEqual([{ src: 'addUser', input: entered }]);
    expect(asked.snapshot).toOnlyAccept([], [add]);
    const { snapshot, emitted } = start(add, done('addUser', added));
    expect(emitted).toEqual([
      { type: 'changed', notice, login: 'DUPONT Jean', password: 'abcdef234567' },
    ]);
    expect(snapshot.context).toEqual({ entered: nothing, problem: null });
    expect(snapshot).toOnlyAccept(['add'], [add]);
  });

  it('that is refused says why, until the next try [UADD-10, GEN-05]', () => {
    const { snapshot, emitted } = start(add, failed('addUser', refused));
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({ entered: nothing, problem: refused.refusal });
    expect(start(add, failed('addUser', refused), add).snapshot.context.problem).toBe(null);
  });

  it('that fails says so, or nothing without a network or a session [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (code: 'BACKEND_UNREACHABLE' | 'NETWORK' | 'UNAUTHENTICATED') =>
      start(add, failed('addUser', new Failure(code))).snapshot;
    expect(after('BACKEND_UNREACHABLE').context.problem).toBe('unreachable');
    for (const code of ['NETWORK', 'UNAUTHENTICATED'] as const) {
      expect(after(code).context).toEqual({ entered: nothing, problem: null });
      expect(after(code)).toOnlyAccept(['add'], [add]);
    }
  });

  it('enters every state', () => {
    const events = [
      add,
      done('addUser', added),
      failed('addUser', refused),
      ...everyFailure('addUser'),
    ];
    expect(neverEntered(userAddMachine, [undefined], events)).toEqual([]);
  });
});
