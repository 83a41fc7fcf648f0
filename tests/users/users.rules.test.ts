import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../backend/parts/permissions/permissions.ts';
import {
  addUser,
  editUser,
  mayGive,
  reachable,
  removeUser,
  userEventsOf,
  type ExistingUser,
} from '../../backend/domain/people/users.rules.ts';

const roles: readonly RoleId[] = [1, 2, 3, 4, 5];
const known = (role: RoleId, id = 7): ExistingUser => ({
  id,
  login: 'DUPONT Jean',
  email: null,
  role_id: role,
});
const caller = (role: RoleId, ownId: number | null = 1) => ({ role, ownId });
const wished = (roleId: number) => ({ login: 'DUPONT Jean', email: null, roleId });

describe('roles', () => {
  it('are given at one’s own level and below, and only those that exist [B-06, UADD-11]', () => {
    const given = roles.map((role) =>
      [-1, 0, 1, 2, 3, 4, 5, 6].filter((roleId) => mayGive(caller(role), roleId)),
    );
    expect(given).toEqual([[1, 2, 3, 4, 5], [2, 3, 4, 5], [3, 4, 5], [4, 5], [5]]);
  });

  it('put those above out of reach [B-06, REST-33, REST-35, REST-36]', () => {
    const reached = roles.map((role) => roles.map((it) => reachable(caller(role), known(it))));
    expect(reached[0]).toEqual([null, null, null, null, null]);
    expect(reached[2]).toEqual(['aboveCaller', 'aboveCaller', null, null, null]);
    expect(reachable(caller(1), undefined)).toBe('unknownUser');
  });
});

describe('a new user', () => {
  it('needs a role that may be given, then a free name [REST-34, UADD-11, B-51]', () => {
    expect(addUser(caller(3), wished(5), false)).toBe(null);
    expect(addUser(caller(3), wished(2), true)).toBe('roleNotAllowed');
    expect(addUser(caller(3), wished(0), false)).toBe('roleNotAllowed');
    expect(addUser(caller(3), wished(3), true)).toBe('loginTaken');
  });
});

describe('an edited user', () => {
  it('gets a role that may be given, and a free name [REST-35]', () => {
    expect(editUser(caller(2), known(5), wished(2), false)).toBe(null);
    expect(editUser(caller(2), known(5), wished(1), false)).toBe('roleNotAllowed');
    expect(editUser(caller(2), known(5), wished(5), true)).toBe('loginTaken');
  });

  it('who is the caller keeps the role, neither lowered nor raised [B-06]', () => {
    const own = known(2, 1);
    expect(editUser(caller(2), own, wished(2), false)).toBe(null);
    expect(editUser(caller(2), own, wished(3), false)).toBe('roleNotAllowed');
    expect(editUser(caller(2, null), own, wished(3), false)).toBe(null);
  });
});

describe('a removed user', () => {
  it('is neither the caller nor a holder [REST-36, B-48]', () => {
    expect(removeUser(caller(3), known(3), false)).toBe(null);
    expect(removeUser(caller(3), known(3), true)).toBe('holder');
    expect(removeUser(caller(3), known(3, 1), true)).toBe('ownAccount');
    expect(removeUser(caller(1, null), known(3, 1), false)).toBe(null);
  });
});

describe('the log of a saved user', () => {
  it('tells what changed, and nothing of what did not [B-81]', () => {
    const before = { ...known(5), email: 'a@example.org' };
    const same = { login: before.login, email: before.email, roleId: 5 };
    expect(userEventsOf(before, same, false)).toEqual([]);
    expect(userEventsOf(before, { ...same, login: 'DURAND Jean' }, false)).toEqual(['edited']);
    expect(userEventsOf(before, { ...same, email: null }, false)).toEqual(['edited']);
    expect(userEventsOf(before, { ...same, roleId: 4 }, true)).toEqual([
      'roleChanged',
      'passwordChanged',
    ]);
  });
});
