import { removeUser, reachable, mayGive, type Caller } from '../users/users.rules.ts';
import type { RoleId } from '../permissions/permissions.ts';

export interface UndoneRow {
  readonly subject: 'territory' | 'map' | 'user' | 'history';
  readonly about: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Nobody has written to that row since. */
  readonly untouched: boolean;
  readonly exited: boolean;
  readonly booked: boolean;
  /** It has a map that this import has not drawn. */
  readonly otherMap: boolean;
  /** The type it had before exists no longer. */
  readonly typeGone: boolean;
  readonly user: {
    readonly id: number;
    readonly login: string;
    readonly email: string | null;
    readonly role_id: RoleId;
    readonly assigned: boolean;
    readonly temporaryPassword: boolean;
  } | null;
}

export interface UndoFacts {
  readonly undone: boolean;
  readonly changes: number;
  readonly rows: readonly UndoneRow[];
}

export type UndoRefusal =
  | 'unknownImport'
  | 'alreadyUndone'
  | 'rowsGone'
  | 'changedSince'
  | 'wasOut'
  | 'wasBooked'
  | 'mapDrawnSince'
  | 'typeGone'
  | 'personAssigned'
  | 'personActed'
  | 'aboveCaller'
  | 'ownAccount';

export interface NoUndo {
  readonly refused: UndoRefusal;
  /** What something was built on. */
  readonly about: string;
}

/** While nothing was built on it (issue 7): the first thing that was is named. */
export function undoImport(facts: UndoFacts | undefined, caller: Caller): NoUndo | null {
  if (!facts) return { refused: 'unknownImport', about: '' };
  if (facts.undone) return { refused: 'alreadyUndone', about: '' };
  if (facts.rows.length < facts.changes) return { refused: 'rowsGone', about: '' };
  for (const row of facts.rows) {
    const refused = builtOn(row, caller);
    if (refused) return { refused, about: row.about };
  }
  return null;
}

function builtOn(row: UndoneRow, caller: Caller): UndoRefusal | null {
  if (row.user) return personGone(row, row.user, caller);
  if (!row.untouched) return 'changedSince';
  if (row.typeGone) return 'typeGone';
  if (row.subject !== 'territory' || row.before) return null;
  if (row.exited) return 'wasOut';
  if (row.booked) return 'wasBooked';
  return row.otherMap ? 'mapDrawnSince' : null;
}

function personGone(
  { before, untouched }: UndoneRow,
  user: NonNullable<UndoneRow['user']>,
  caller: Caller,
): UndoRefusal | null {
  if (reachable(caller, user)) return 'aboveCaller';
  if (before) {
    if (!untouched) return 'changedSince';
    return mayGive(caller, Number(before['roleId'])) ? null : 'aboveCaller';
  }
  if (user.assigned) return 'personAssigned';
  if (removeUser(caller, user, false)) return 'ownAccount';
  return untouched && !user.temporaryPassword ? null : 'personActed';
}
