import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { userAddMachine } from '#machines/users/user-add.machine.ts';
import { userEditMachine } from '#machines/users/user-edit.machine.ts';
import { userRemovalMachine } from '#machines/users/user-removal.machine.ts';
import { userPath } from '#web/users/user.address.ts';
import { userColumns } from '#web/users/users.columns.tsx';
import {
  firstEntries,
  type ListedUser,
  listedUsers,
  passwordHint,
  privacyText,
  roleOptions,
  userAddView,
  userEditView,
  userRemovalView,
} from '#web/users/users.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const user = (facts: Partial<ListedUser> = {}): ListedUser => ({
  __typename: 'User',
  id: '7',
  login: 'DUPONT Jean',
  email: '',
  subscription: false,
  rgpdPrivacy: true,
  rgpdForgetMe: false,
  roleId: '5',
  roleDescription: 'Proclamateur',
  roleColor: '#4a6b3a',
  cssClass: '',
  manageable: true,
  ...facts,
});
const refused = refusalError('Ce nom est déjà utilisé.');
const shownRefusal = { message: 'Ce nom est déjà utilisé.', severity: 'error' };

describe('the list of users', () => {
  const shown = (one: ListedUser) =>
    Object.fromEntries(userColumns.map(({ header, text }) => [header, text(one)]));

  it('says of each the mails, the rules and the role in words [ULST-02, ULST-03, ULST-04, ULST-05]', () => {
    expect(shown(user())).toEqual({
      'NOM Prénom': 'DUPONT Jean',
      'E-mail': '',
      'E-mails automatiques': 'Refuse',
      'Règles de confidentialité': 'Accepté',
      Rôle: 'Proclamateur',
      Actions: 'Modifier',
    });
    expect(
      shown(user({ email: 'a@example.org', subscription: true, rgpdPrivacy: false })),
    ).toMatchObject({
      'E-mail': 'a@example.org',
      'E-mails automatiques': 'Accepte',
      'Règles de confidentialité': "N'a pas encore accepté",
    });
    expect(privacyText({ rgpdPrivacy: false, rgpdForgetMe: true })).toBe(
      'Demande la suppression de son compte !',
    );
  });

  it('sorts roles by their rank, and offers nothing for who is above the reader [ULST-06, B-06]', () => {
    const role = userColumns.find(({ id }) => id === 'role_description');
    expect(role?.sortBy?.(user({ roleId: '2' }))).toBe(2);
    expect(shown(user({ manageable: false }))['Actions']).toBe('');
  });

  it('is there once both of its parts are [ULST-01]', () => {
    const { manageable: _, ...row } = user();
    const list = { users: { __typename: 'Users', total: 1, users: [row] } } as const;
    expect(listedUsers({})).toBe(null);
    expect(listedUsers(list)).toBe(null);
    expect(listedUsers({ ...list, manageableUsers: [] })).toEqual({
      total: 1,
      users: [{ ...row, manageable: false }],
    });
    expect(
      listedUsers({ ...list, manageableUsers: [{ __typename: 'Publisher', id: '7' }] })?.users,
    ).toEqual([user()]);
  });

  it('leads to what is done with one person', () => {
    expect(userPath('/u-edit', '7')).toBe('/u-edit?user=7');
    expect(userPath('/u-remove', '7')).toBe('/u-remove?user=7');
  });
});

describe('the form of a new user', () => {
  const roles = [
    { id: '4', description: 'Ancien' },
    { id: '5', description: 'Proclamateur' },
  ];
  const entered = { login: 'DUPONT Jean', password: '', email: '', roleId: '5' };
  const add = { type: 'add', ...entered } as const;
  const view = (
    events: Parameters<typeof play<typeof userAddMachine>>[2],
    now: typeof entered = entered,
  ) => userAddView(play(userAddMachine, undefined, events).snapshot, now);

  it('is empty, with the usual role chosen [UADD-02, UADD-03]', () => {
    expect(firstEntries(roles)).toEqual({ login: '', password: '', email: '', roleId: '5' });
    expect(firstEntries(roles.slice(0, 1)).roleId).toBe('4');
    expect(firstEntries([]).roleId).toBe('');
    expect(roleOptions(roles)).toEqual([
      { id: '4', name: 'Ancien' },
      { id: '5', name: 'Proclamateur' },
    ]);
  });

  it('says what becomes of an empty password [UADD-06, B-50]', () => {
    expect(passwordHint('  ', false)).toContain('affiché une seule fois');
    expect(passwordHint('a@example.org', false)).toContain('envoyé par e-mail');
  });

  it('without a mail server promises no mail, whatever the address [OWN-262, B-150]', () => {
    for (const email of ['', 'a@example.org'])
      expect(passwordHint(email, true)).toBe(
        'Laisse vide\u202F: un mot de passe sera créé et affiché une seule fois.',
      );
  });

  it('can be sent when the machine allows it, and shows the call at work and its refusal [UADD-04, UADD-10]', () => {
    const atRest = { adding: false, canAdd: true, problem: null };
    expect(view([])).toEqual(atRest);
    expect(view([], { ...entered, login: 'ABCDE' })).toEqual({ ...atRest, canAdd: false });
    expect(view([add])).toEqual({ adding: true, canAdd: false, problem: null });
    expect(view([add, failed('addUser', refused)])).toEqual({ ...atRest, problem: shownRefusal });
  });
});

describe('the two steps of editing', () => {
  const known = { login: 'DUPONT Jean', email: '', roleId: '5', roles: [] };
  const entered = { login: 'DUPONT Jean', password: '', email: '', roleId: '5' };
  const choose = { type: 'choose', userId: '7' } as const;
  const edit = { type: 'edit', ...entered } as const;
  const loaded = done('userToEdit', known);
  const view = (...events: Parameters<typeof play<typeof userEditMachine>>[2]) => {
    const { canSave, ...rest } = userEditView(play(userEditMachine, undefined, events).snapshot);
    return { ...rest, canSave: canSave(entered) };
  };
  const atTheChoice = {
    choosing: true,
    userId: '',
    user: null,
    loading: false,
    stalled: false,
    failure: null,
    saving: false,
    canSave: false,
    canCancel: false,
    problem: null,
  };
  const chosen = { ...atTheChoice, choosing: false, userId: '7', canCancel: true };

  it('are the choice, then the form [UEDT-01, UEDT-02, UEDT-03]', () => {
    expect(view()).toEqual(atTheChoice);
    expect(view(choose)).toEqual({ ...chosen, loading: true });
    expect(view(choose, loaded)).toEqual({ ...chosen, user: known, canSave: true });
    expect(view(choose, loaded, { type: 'cancel' })).toEqual(atTheChoice);
  });

  it('say that it saves, and what was refused [UEDT-05, UEDT-06]', () => {
    expect(view(choose, loaded, edit)).toEqual({
      ...chosen,
      user: known,
      saving: true,
      canCancel: false,
    });
    expect(view(choose, loaded, edit, failed('editUser', refused))).toEqual({
      ...chosen,
      user: known,
      canSave: true,
      problem: shownRefusal,
    });
  });

  it('show a card where a person cannot be loaded, a silent retry without network [GEN-06, GEN-15]', () => {
    const gone = refusalError('Ce proclamateur n’existe pas.');
    expect(view(choose, failed('userToEdit', gone))).toEqual({
      ...chosen,
      failure: { message: 'Ce proclamateur n’existe pas.', severity: 'error' },
    });
    expect(view(choose, failed('userToEdit', new Failure('NETWORK')))).toEqual({
      ...chosen,
      stalled: true,
    });
  });
});

describe('a removal', () => {
  type Happening = Parameters<typeof play<typeof userRemovalMachine>>[2][number];
  const after = (...events: Happening[]) => play(userRemovalMachine, undefined, events);
  const view = (userId: string, ...events: Happening[]) =>
    userRemovalView(after(...events).snapshot, userId);
  const ask = { type: 'ask', subject: { userId: '7' } } as const;
  const confirm = { type: 'confirm' } as const;

  it('needs somebody, asks, works, and says what was refused [UREM-01, UREM-02]', () => {
    const atRest = { question: null, canRemove: true, removing: false, problem: null };
    expect(view('')).toEqual({ ...atRest, canRemove: false });
    expect(view('7')).toEqual(atRest);
    expect(view('7', ask)).toEqual({
      ...atRest,
      question: 'Voulez-vous supprimer ce proclamateur ?',
      canRemove: false,
    });
    expect(view('7', ask, { type: 'cancel' })).toEqual(atRest);
    expect(view('7', ask, confirm)).toEqual({ ...atRest, canRemove: false, removing: true });
    expect(after(ask, confirm).calls).toEqual([{ src: 'removeUser', input: { userId: '7' } }]);
    expect(view('7', ask, confirm, failed('removeUser', refused))).toEqual({
      ...atRest,
      problem: shownRefusal,
    });
  });
});
