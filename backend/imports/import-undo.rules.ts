import { removeUser, reachable, mayGive, type Caller } from '../domain/people/users.rules.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';

export interface ImportedRow {
  readonly subject: 'territory' | 'map' | 'user' | 'history' | 'type';
  readonly about: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Not written since the import. */
  readonly untouched: boolean;
  readonly exited: boolean;
  readonly booked: boolean;
  /** Has a map that does not come from this import. */
  readonly otherMap: boolean;
  /** Its former type has been removed. */
  readonly typeGone: boolean;
  /** Places not to be visited went to other territories with this import. */
  readonly placesMoved: boolean;
  /** Given to a territory that does not come from this import. */
  readonly typeUsed: boolean;
  readonly user: {
    readonly id: number;
    readonly login: string;
    readonly email: string | null;
    readonly role_id: RoleId;
    /** Named in an attribution that does not come from this import. */
    readonly assigned: boolean;
    readonly temporaryPassword: boolean;
  } | null;
}

export interface UndoFacts {
  readonly undone: boolean;
  readonly changes: number;
  readonly rows: readonly ImportedRow[];
}

export type UndoRefusal =
  | 'unknownImport'
  | 'alreadyUndone'
  | 'rowsGone'
  | 'changedSince'
  | 'wasOut'
  | 'wasBooked'
  | 'mapDrawnSince'
  | 'placesMoved'
  | 'typeGone'
  | 'typeUsedSince'
  | 'personAssigned'
  | 'personActed'
  | 'aboveCaller'
  | 'ownAccount';

export interface RefusedUndo {
  readonly refused: UndoRefusal;
  /** The territory or person that something depends on. */
  readonly about: string;
}

/** Null while nothing depends on the import (OWN-09); else the first row on which something does. */
export function undoImport(facts: UndoFacts | undefined, caller: Caller): RefusedUndo | null {
  if (!facts) return { refused: 'unknownImport', about: '' };
  if (facts.undone) return { refused: 'alreadyUndone', about: '' };
  if (facts.rows.length < facts.changes) return { refused: 'rowsGone', about: '' };
  for (const row of facts.rows) {
    const refused = obstacleIn(row, caller);
    if (refused) return { refused, about: row.about };
  }
  return null;
}

function obstacleIn(row: ImportedRow, caller: Caller): UndoRefusal | null {
  if (row.user) return obstacleInPerson(row, row.user, caller);
  if (row.placesMoved) return 'placesMoved';
  if (!row.untouched) return 'changedSince';
  if (row.typeGone) return 'typeGone';
  if (row.typeUsed) return 'typeUsedSince';
  if (row.subject !== 'territory' || row.before) return null;
  if (row.exited) return 'wasOut';
  if (row.booked) return 'wasBooked';
  return row.otherMap ? 'mapDrawnSince' : null;
}

function obstacleInPerson(
  { before, untouched }: ImportedRow,
  user: NonNullable<ImportedRow['user']>,
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
