import { Temporal } from 'temporal-polyfill';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';
import type { LinkFacts } from './one-tap.rules.ts';
import type { RequestKind } from '../domain/assignment/requests.rules.ts';

export interface NewLink {
  readonly hash: Buffer;
  readonly historyId: number;
  readonly dueDate: string;
  readonly action: RequestKind;
}

export async function insertLinks(
  db: Db,
  userId: number,
  links: readonly NewLink[],
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.rows(insertAll, [
    userId,
    expiresAt.toString(),
    links.map(({ hash }) => hash),
    links.map(({ historyId }) => historyId),
    links.map(({ dueDate }) => dueDate),
    links.map(({ action }) => action),
  ]);
}

const insertAll = `
  insert into one_tap_links (
    congregation_id, token_hash, user_id, history_id, due_date, action, expires_at
  )
  select current_congregation(), hash, $1, history_id, due_date, action, $2
  from unnest($3::bytea[], $4::integer[], $5::date[], $6::text[])
    as link (hash, history_id, due_date, action)`;

/** Those that nobody has followed. */
export async function deleteUnused(db: Db, hashes: readonly Buffer[]): Promise<void> {
  await db.rows(deleteByHash, [hashes]);
}

const deleteByHash = `
  delete from one_tap_links
  where congregation_id = current_congregation()
    and token_hash = any ($1::bytea[])
    and used_at is null`;

export async function forgetDeadLinks(db: Db, expiredBefore: Temporal.Instant): Promise<void> {
  await db.rows(deleteDead, [expiredBefore.toString()]);
}

const deleteDead = `
  delete from one_tap_links
  where congregation_id = current_congregation()
    and expires_at < $1`;

/** Link with its user and assignment. */
export interface Link extends LinkFacts {
  readonly territoryId: number;
  readonly numberName: string;
  readonly userId: number;
  readonly login: string;
  readonly role: RoleId;
  readonly historyId: number;
}

interface LinkRow {
  readonly action: RequestKind;
  readonly used: boolean;
  readonly expires_at: Date;
  readonly due_date: string;
  readonly theoretical_return_date: string;
  readonly returned: boolean;
  readonly theirs: boolean;
  readonly asked: boolean;
  readonly territory_id: number;
  readonly number_name: string;
  readonly user_id: number;
  readonly login: string;
  readonly role_id: RoleId;
  readonly history_id: number;
}

export const findLink = async (db: Db, hash: Buffer): Promise<Link | undefined> =>
  linkOf(await db.row<LinkRow>(selectLink, [hash]));

/**
 * Locks the link until the end of the transaction, so that a concurrent request sees it as used.
 */
export const lockLink = async (db: Db, hash: Buffer): Promise<Link | undefined> =>
  linkOf(await db.row<LinkRow>(`${selectLink} for update of l`, [hash]));

const selectLink = `
  select
    l.action,
    l.used_at is not null as used,
    l.expires_at,
    l.due_date,
    h.theoretical_return_date,
    h.return_date is not null as returned,
    h.user_id is not distinct from l.user_id as theirs,
    exists (
      select
      from assignment_requests r
      where r.congregation_id = l.congregation_id
        and r.history_id = l.history_id
        and r.kind = l.action
    ) as asked,
    h.territory_id,
    ${numberName} as number_name,
    l.user_id,
    u.login,
    u.role_id,
    l.history_id
  from one_tap_links l
  join histories h
    on h.congregation_id = l.congregation_id
    and h.id = l.history_id
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  join users u
    on u.congregation_id = l.congregation_id
    and u.id = l.user_id
  where l.congregation_id = current_congregation()
    and l.token_hash = $1`;

const linkOf = (row: LinkRow | undefined): Link | undefined =>
  row && {
    action: row.action,
    used: row.used,
    expiresAt: Temporal.Instant.fromEpochMilliseconds(row.expires_at.getTime()),
    dueDate: Temporal.PlainDate.from(row.due_date),
    theoreticalReturnDate: Temporal.PlainDate.from(row.theoretical_return_date),
    returned: row.returned,
    theirs: row.theirs,
    asked: row.asked,
    territoryId: row.territory_id,
    numberName: row.number_name,
    userId: row.user_id,
    login: row.login,
    role: row.role_id,
    historyId: row.history_id,
  };

export async function markUsed(db: Db, hash: Buffer, now: Temporal.Instant): Promise<void> {
  await db.rows(updateUsed, [hash, now.toString()]);
}

const updateUsed = `
  update one_tap_links
  set used_at = $2
  where congregation_id = current_congregation()
    and token_hash = $1`;
