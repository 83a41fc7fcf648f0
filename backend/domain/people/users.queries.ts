import type { Db } from '../../parts/db/database.ts';
import { acceptsPresentRules } from '../../parts/consent/consent.queries.ts';
import type { RoleId } from '../../parts/permissions/permissions.ts';
import type { ExistingUser, UserValues } from './users.rules.ts';

export interface PublisherRow {
  readonly id: number;
  readonly login: string;
}

/** Users with at least this role number, in French collation (B-85, B-108). */
export const publishers = (db: Db, fromRole = 1): Promise<readonly PublisherRow[]> =>
  db.rows<PublisherRow>(selectPublishers, [fromRole]);

const selectPublishers = `
  select id, login
  from users
  where congregation_id = current_congregation()
    and role_id >= $1
  order by login collate "fr-x-icu", id`;

export interface UserRow extends PublisherRow {
  readonly email: string | null;
  readonly subscription: boolean;
  readonly rgpd_privacy: boolean;
  readonly rgpd_forget_me: boolean;
  readonly role_id: RoleId;
  readonly role_description: string;
  readonly role_color: string;
  readonly css_class: '' | 'row-forget';
}

/** Users with the fields managers may see, passwords excluded (B-17, B-85). */
export const users = (db: Db): Promise<readonly UserRow[]> => db.rows<UserRow>(selectUsers);

const selectUsers = `
  select
    users.id,
    users.login,
    users.email,
    users.subscription,
    ${acceptsPresentRules('users')} as rgpd_privacy,
    users.rgpd_forget_me,
    users.role_id,
    roles.description as role_description,
    roles.color as role_color,
    case when users.rgpd_forget_me then 'row-forget' else '' end as css_class
  from users
  join roles on roles.id = users.role_id
  where users.congregation_id = current_congregation()
  order by users.login collate "fr-x-icu", users.id`;

export interface RoleRow {
  readonly id: number;
  readonly description: string;
}

export const roles = (db: Db): Promise<readonly RoleRow[]> => db.rows<RoleRow>(selectRoles);

const selectRoles = `
  select id, description
  from roles
  order by id`;

export const userById = (db: Db, userId: number): Promise<ExistingUser | undefined> =>
  db.row<ExistingUser>(selectUser, [userId]);

const selectUser = `
  select id, login, email, role_id
  from users
  where congregation_id = current_congregation()
    and id = $1`;

/** Locks the user until the end of the transaction, also against new assignments (B-48). */
export const userToChange = (db: Db, userId: number): Promise<ExistingUser | undefined> =>
  db.row<ExistingUser>(`${selectUser}\n  for update`, [userId]);

/** Case-insensitive; ignores the user `butFor` (B-51). */
export const loginTaken = async (db: Db, login: string, butFor = 0): Promise<boolean> =>
  (await db.row(selectSameLogin, [login, butFor])) !== undefined;

const selectSameLogin = `
  select id
  from users
  where congregation_id = current_congregation()
    and lower(login) = lower($1)
    and id <> $2`;

export async function insertUser(
  db: Db,
  { login, email, roleId }: UserValues,
  passwordHash: string,
): Promise<number> {
  const row = await db.row<{ id: number }>(insertOne, [login, email, roleId, passwordHash]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertOne = `
  insert into users (congregation_id, login, email, role_id, password_hash)
  values (current_congregation(), $1, $2, $3, $4)
  returning id`;

/** Under another name or role the sessions of that person end (OWN-86). */
export async function saveUser(
  db: Db,
  userId: number,
  { login, email, roleId }: UserValues,
): Promise<void> {
  await db.rows(updateUser, [userId, login, email, roleId]);
}

const updateUser = `
  with ended as (
    delete from sessions
    using users
    where users.congregation_id = current_congregation()
      and users.id = $1
      and (users.login <> $2 or users.role_id <> $4)
      and sessions.congregation_id = users.congregation_id
      and sessions.user_id = users.id
  )
  update users
  set login = $2, email = $3, role_id = $4
  where congregation_id = current_congregation()
    and id = $1`;
