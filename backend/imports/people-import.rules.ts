import { optionalEmail } from '../parts/http/fields.ts';
import { newLogin } from '../users/user.fields.ts';
import {
  addUser,
  editUser,
  reachable,
  usualRole,
  type Caller,
  type ExistingUser,
  type UserValues,
} from '../users/users.rules.ts';
import { nameKey, peopleByName, readCell, type People } from './cells.rules.ts';
import type { ImportRow, PlannedLine, Reason } from './imports.rules.ts';

export interface PeopleFacts {
  readonly caller: Caller;
  readonly users: readonly ExistingUser[];
  readonly roles: readonly { readonly id: number; readonly description: string }[];
}

export interface PersonChange extends UserValues {
  readonly line: number;
  /** Null for a new user. */
  readonly before: ExistingUser | null;
}

export interface PeoplePlan {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly PersonChange[];
}

type Ruling = PlannedLine & { readonly change?: PersonChange };

/**
 * Plans the lines by the rules of adding and editing users (C2 USER, B-06, B-51); passwords stay.
 */
export function planPeople(facts: PeopleFacts, rows: readonly ImportRow[]): PeoplePlan {
  const people = peopleByName(facts.users);
  const lineOf = new Map<string, number>();
  const rulings = rows.map((row): Ruling => {
    const name = row.cells.login ?? '';
    const earlier = lineOf.get(nameKey(name));
    if (earlier !== undefined) {
      return line(row, 'doubtful', { code: 'nameTwice', values: { line: String(earlier) } });
    }
    lineOf.set(nameKey(name), row.line);
    return ruled(facts, people, row);
  });
  return {
    lines: rulings.map(({ change: _, ...it }) => it),
    changes: rulings.flatMap(({ change }) => change ?? []),
  };
}

const line = (
  { line: at, cells }: ImportRow,
  status: PlannedLine['status'],
  reason: Reason | null = null,
): PlannedLine => ({ line: at, status, about: cells.login ?? '', reason });

function ruled(
  { caller, roles }: PeopleFacts,
  people: People<ExistingUser>,
  row: ImportRow,
): Ruling {
  const email = readCell(row, 'email', optionalEmail);
  if ('fault' in email) return line(row, 'refused', email.fault);
  const before = people.called(row.cells.login ?? '')[0] ?? null;
  const roleId = roleIn(roles, row) ?? before?.role_id ?? usualRole;
  if (roleId === 0) {
    return line(row, 'refused', { code: 'unknownRole', values: { role: row.cells.role ?? '' } });
  }
  if (before) {
    const values = { login: before.login, email: email.value ?? before.email, roleId };
    return edited(caller, before, row, values);
  }
  const login = readCell(row, 'login', newLogin);
  if ('fault' in login) return line(row, 'refused', login.fault);
  const [alike] = people.like(login.value);
  if (alike) return line(row, 'doubtful', { code: 'looksLike', values: { login: alike.login } });
  const values = { login: login.value, email: email.value, roleId };
  const refused = addUser(caller, values, false);
  if (refused) return line(row, 'refused', { code: refused });
  return { ...line(row, 'created'), change: { line: row.line, before: null, ...values } };
}

function edited(caller: Caller, before: ExistingUser, row: ImportRow, values: UserValues): Ruling {
  const fields = [
    ...(values.email === before.email ? [] : ['email']),
    ...(values.roleId === before.role_id ? [] : ['role']),
  ];
  if (fields.length === 0) return line(row, 'ignored', { code: 'same' });
  const refused = reachable(caller, before) ?? editUser(caller, before, values, false);
  if (refused) return line(row, 'refused', { code: refused });
  return {
    ...line(row, 'updated', { code: 'changes', values: { fields: fields.join(',') } }),
    change: { line: row.line, before, ...values },
  };
}

/** Null for an empty cell, 0 for an unknown role. */
function roleIn(roles: PeopleFacts['roles'], { cells }: ImportRow): number | null {
  if (cells.role === undefined) return null;
  const wanted = nameKey(cells.role);
  return (
    roles.find(({ id, description }) => nameKey(description) === wanted || String(id) === wanted)
      ?.id ?? 0
  );
}
