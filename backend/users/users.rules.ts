import type { Session } from '../http/session.ts';
import type { RoleId } from '../permissions/permissions.ts';
import type { usersEvents } from './users.texts.ts';

/** Who asks; `ownId` is null where the account is not one of the congregation (B-47). */
export interface Caller {
  readonly ownId: number | null;
  readonly role: RoleId;
}

export const callerOf = ({ userId, role, home, congregation }: Session): Caller => ({
  ownId: home === congregation ? userId : null,
  role,
});

export interface Known {
  readonly id: number;
  readonly login: string;
  readonly email: string | null;
  readonly role_id: RoleId;
}

export interface Wished {
  readonly login: string;
  readonly email: string | null;
  /** 0 for one that does not exist. */
  readonly roleId: number;
}

export type UserRefusal =
  | 'unknownUser'
  | 'aboveCaller'
  | 'loginTaken'
  | 'roleNotAllowed'
  | 'ownAccount'
  | 'holder';

export const usualRole = 5;

/** One's own level and below (B-06). */
export const mayGive = (caller: Caller, roleId: number): boolean =>
  roleId >= caller.role && roleId <= usualRole;

/** Who is out of reach: unknown here, or above the caller (B-06). */
export function reachable(caller: Caller, user: Known | undefined): UserRefusal | null {
  if (!user) return 'unknownUser';
  return user.role_id < caller.role ? 'aboveCaller' : null;
}

/** C2 USER: a new one. */
export function addUser(caller: Caller, wished: Wished, loginTaken: boolean): UserRefusal | null {
  if (!mayGive(caller, wished.roleId)) return 'roleNotAllowed';
  return loginTaken ? 'loginTaken' : null;
}

/** C2 USER: nobody changes his own role (B-06). */
export function editUser(
  caller: Caller,
  user: Known,
  wished: Wished,
  loginTaken: boolean,
): UserRefusal | null {
  const own = user.id === caller.ownId;
  if (!mayGive(caller, wished.roleId) || (own && wished.roleId !== user.role_id)) {
    return 'roleNotAllowed';
  }
  return loginTaken ? 'loginTaken' : null;
}

/** C2 USER, B-48: not oneself, nor who still holds something. */
export function removeUser(caller: Caller, user: Known, holds: boolean): UserRefusal | null {
  if (user.id === caller.ownId) return 'ownAccount';
  return holds ? 'holder' : null;
}

export type UserEvent = keyof typeof usersEvents;

/** What the event log tells of a saved user: nothing when nothing changed (B-81). */
export const userEventsOf = (
  before: Known,
  after: Wished,
  passwordGiven: boolean,
): readonly UserEvent[] => [
  ...(before.login !== after.login || before.email !== after.email ? (['edited'] as const) : []),
  ...(before.role_id !== after.roleId ? (['roleChanged'] as const) : []),
  ...(passwordGiven ? (['passwordChanged'] as const) : []),
];
