import { optionalEmail } from '../http/fields.ts';
import { newLogin } from '../users/user.fields.ts';
import {
  addUser,
  editUser,
  reachable,
  usualRole,
  type Caller,
  type Known,
  type Wished,
} from '../users/users.rules.ts';
import { folded, peopleByName, readCell, type People } from './cells.rules.ts';
import type { ImportRow, PlannedLine, Reason } from './imports.rules.ts';

export interface PeopleFacts {
  readonly caller: Caller;
  readonly users: readonly Known[];
  readonly roles: readonly { readonly id: number; readonly description: string }[];
}

export interface PersonChange extends Wished {
  readonly line: number;
  /** Null for a new one. */
  readonly before: Known | null;
}

export interface PeoplePlan {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly PersonChange[];
}

type Ruling = PlannedLine & { readonly change?: PersonChange };

/** Each line by the rules of u-add and u-edit (C2 USER, B-06, B-51); nobody gets a password. */
export function planPeople(facts: PeopleFacts, rows: readonly ImportRow[]): PeoplePlan {
  const people = peopleByName(facts.users);
  const lineOf = new Map<string, number>();
  const rulings = rows.map((row): Ruling => {
    const name = row.cells.login ?? '';
    const earlier = lineOf.get(folded(name));
    if (earlier !== undefined) {
      return line(row, 'doubtful', { code: 'nameTwice', values: { line: String(earlier) } });
    }
    lineOf.set(folded(name), row.line);
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

function ruled({ caller, roles }: PeopleFacts, people: People<Known>, row: ImportRow): Ruling {
  const email = readCell(row, 'email', optionalEmail);
  if ('fault' in email) return line(row, 'refused', email.fault);
  const before = people.called(row.cells.login ?? '')[0] ?? null;
  const roleId = roleIn(roles, row) ?? before?.role_id ?? usualRole;
  if (roleId === 0) {
    return line(row, 'refused', { code: 'unknownRole', values: { role: row.cells.role ?? '' } });
  }
  if (before) {
    const wished = { login: before.login, email: email.value ?? before.email, roleId };
    return edited(caller, before, row, wished);
  }
  const login = readCell(row, 'login', newLogin);
  if ('fault' in login) return line(row, 'refused', login.fault);
  const [alike] = people.like(login.value);
  if (alike) return line(row, 'doubtful', { code: 'looksLike', values: { login: alike.login } });
  const wished = { login: login.value, email: email.value, roleId };
  const refused = addUser(caller, wished, false);
  if (refused) return line(row, 'refused', { code: refused });
  return { ...line(row, 'created'), change: { line: row.line, before: null, ...wished } };
}

function edited(caller: Caller, before: Known, row: ImportRow, wished: Wished): Ruling {
  const fields = [
    ...(wished.email === before.email ? [] : ['email']),
    ...(wished.roleId === before.role_id ? [] : ['role']),
  ];
  if (fields.length === 0) return line(row, 'ignored', { code: 'same' });
  const refused = reachable(caller, before) ?? editUser(caller, before, wished, false);
  if (refused) return line(row, 'refused', { code: refused });
  return {
    ...line(row, 'updated', { code: 'changes', values: { fields: fields.join(',') } }),
    change: { line: row.line, before, ...wished },
  };
}

/** Null where none is said, 0 for one that does not exist. */
function roleIn(roles: PeopleFacts['roles'], { cells }: ImportRow): number | null {
  if (cells.role === undefined) return null;
  const wanted = folded(cells.role);
  return (
    roles.find(({ id, description }) => folded(description) === wanted || String(id) === wanted)
      ?.id ?? 0
  );
}
