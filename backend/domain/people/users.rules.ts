import type { Session } from '../../parts/http/open-session.ts';
import type { RoleId } from '../../parts/permissions/permissions.ts';
import type { usersEvents } from './users.texts.ts';
import { roles } from '../../parts/permissions/permissions.ts';

/** The acting user; `ownId` is null when the account belongs to another congregation (B-47). */
export interface Caller {
  readonly ownId: number | null;
  readonly role: RoleId;
}

export const callerOf = ({ userId, role, home, congregation }: Session): Caller => ({
  ownId: home === congregation ? userId : null,
  role,
});

export interface ExistingUser {
  readonly id: number;
  readonly login: string;
  readonly email: string | null;
  readonly role_id: RoleId;
}

export interface UserValues {
  readonly login: string;
  readonly email: string | null;
  /** 0 for an unknown role. */
  readonly roleId: number;
}

export type UserRefusal =
  | 'unknownUser'
  | 'aboveCaller'
  | 'loginTaken'
  | 'roleNotAllowed'
  | 'ownAccount'
  | 'holder';

export const usualRole = roles.publisher;

/** A caller may assign roles up to his own (B-06). */
export const mayGive = (caller: Caller, roleId: number): boolean =>
  roleId >= caller.role && roleId <= usualRole;

/** Refuses unknown users and users above the caller (B-06). */
export function reachable(caller: Caller, user: ExistingUser | undefined): UserRefusal | null {
  if (!user) return 'unknownUser';
  return user.role_id < caller.role ? 'aboveCaller' : null;
}

/** Rules of adding a user (C2 USER). */
export function addUser(
  caller: Caller,
  values: UserValues,
  loginTaken: boolean,
): UserRefusal | null {
  if (!mayGive(caller, values.roleId)) return 'roleNotAllowed';
  return loginTaken ? 'loginTaken' : null;
}

/** Rules of editing a user; nobody changes his own role (C2 USER, B-06). */
export function editUser(
  caller: Caller,
  user: ExistingUser,
  values: UserValues,
  loginTaken: boolean,
): UserRefusal | null {
  const own = user.id === caller.ownId;
  if (!mayGive(caller, values.roleId) || (own && values.roleId !== user.role_id)) {
    return 'roleNotAllowed';
  }
  return loginTaken ? 'loginTaken' : null;
}

/** Rules of removing a user: not oneself, no open assignments (C2 USER, B-48). */
export function removeUser(caller: Caller, user: ExistingUser, holds: boolean): UserRefusal | null {
  if (user.id === caller.ownId) return 'ownAccount';
  return holds ? 'holder' : null;
}

export type UserEvent = keyof typeof usersEvents;

/** Event log actions for the changed fields; empty when nothing changed (B-81). */
export const userEventsOf = (
  before: ExistingUser,
  after: UserValues,
  passwordGiven: boolean,
): readonly UserEvent[] => [
  ...(before.login !== after.login || before.email !== after.email ? (['edited'] as const) : []),
  ...(before.role_id !== after.roleId ? (['roleChanged'] as const) : []),
  ...(passwordGiven ? (['passwordChanged'] as const) : []),
];
