import { optionalEmail } from '../parts/http/fields.ts';
import { newLogin } from '../domain/people/user.fields.ts';
import {
  addUser,
  editUser,
  mayGive,
  reachable,
  usualRole,
  type Caller,
  type ExistingUser,
  type UserValues,
} from '../domain/people/users.rules.ts';
import { nameKey, peopleByName, readCell, type People } from './cells.rules.ts';
import type { FieldChange } from './changes.rules.ts';
import type { ImportChoice } from './imports.fields.ts';
import type { ImportRow, PlannedLine, Reason } from './imports.rules.ts';
import { undecided, wordsIn, type Meaning, type Words } from './words.rules.ts';

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
  readonly words: readonly Words[];
}

type Ruling = PlannedLine & { readonly change?: PersonChange };

/**
 * Plans the lines by the rules of adding and editing users (C2 USER, B-06, B-51); passwords stay.
 */
export function planPeople(
  facts: PeopleFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): PeoplePlan {
  const roles = roleWords(facts, rows, choices);
  const people = peopleByName(facts.users);
  const lineOf = new Map<string, number>();
  const rulings = rows.map((row): Ruling => {
    const name = row.cells.login ?? '';
    const earlier = lineOf.get(nameKey(name));
    if (earlier !== undefined) {
      return line(row, 'doubtful', { code: 'nameTwice', values: { line: String(earlier) } });
    }
    lineOf.set(nameKey(name), row.line);
    return ruled(facts, { people, roles }, row);
  });
  return {
    lines: rulings.map(({ change: _, ...it }) => it),
    changes: rulings.flatMap(({ change }) => change ?? []),
    words: [roles],
  };
}

const line = (
  { line: at, cells }: ImportRow,
  status: PlannedLine['status'],
  reason: Reason | null = null,
): PlannedLine => ({ line: at, status, about: cells.login ?? '', reason });

interface Ground {
  readonly people: People<ExistingUser>;
  readonly roles: Words;
}

function ruled(facts: PeopleFacts, { people, roles }: Ground, row: ImportRow): Ruling {
  const { caller } = facts;
  const email = readCell(row, 'email', optionalEmail);
  if ('fault' in email) return line(row, 'refused', email.fault);
  const before = people.called(row.cells.login ?? '')[0] ?? null;
  const role = roleIn(facts, roles, row);
  if (role && role.means !== 'known') {
    const unknown = { code: 'unknownRole', values: { role: row.cells.role ?? '' } } as const;
    return undecided(row, row.cells.login ?? '', role, unknown);
  }
  const roleId = role?.id ?? before?.role_id ?? usualRole;
  if (before) {
    const values = { login: before.login, email: email.value ?? before.email, roleId };
    return edited(facts, before, row, values);
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

function edited(
  { caller, roles }: PeopleFacts,
  before: ExistingUser,
  row: ImportRow,
  values: UserValues,
): Ruling {
  const roleName = (id: number) => roles.find((it) => it.id === id)?.description ?? null;
  const changes: readonly FieldChange[] = [
    ...(values.email === before.email
      ? []
      : [{ field: 'email', before: before.email, after: values.email } as const]),
    ...(values.roleId === before.role_id
      ? []
      : [
          {
            field: 'role',
            before: roleName(before.role_id),
            after: roleName(values.roleId),
          } as const,
        ]),
  ];
  const fields = changes.map(({ field }) => field);
  if (fields.length === 0) return line(row, 'ignored', { code: 'same' });
  const refused = reachable(caller, before) ?? editUser(caller, before, values, false);
  if (refused) return line(row, 'refused', { code: refused });
  if (before.id === caller.ownId && values.email !== before.email) {
    return line(row, 'refused', { code: 'ownSecrets' });
  }
  return {
    ...line(row, 'updated', { code: 'changes', values: { fields: fields.join(',') } }),
    changes,
    change: { line: row.line, before, ...values },
  };
}

const roleWords = (
  { caller, roles }: PeopleFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): Words =>
  wordsIn(
    rows.flatMap(({ line: at, cells: { role } }) =>
      role === undefined || roleNamed(roles, role) ? [] : [{ line: at, word: role }],
    ),
    {
      field: 'role',
      options: roles
        .filter(({ id }) => mayGive(caller, id))
        .map(({ id, description }) => ({ id, name: description })),
      choices,
    },
  );

/** Null for an empty cell. */
function roleIn({ roles }: PeopleFacts, words: Words, { cells }: ImportRow): Meaning | null {
  if (cells.role === undefined) return null;
  const role = roleNamed(roles, cells.role);
  return role ? { means: 'known', id: role.id } : words.meaningOf(cells.role);
}

function roleNamed(roles: PeopleFacts['roles'], word: string) {
  const wanted = nameKey(word);
  return roles.find(
    ({ id, description }) => nameKey(description) === wanted || String(id) === wanted,
  );
}
