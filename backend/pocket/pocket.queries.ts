import { Temporal } from 'temporal-polyfill';
import { eventLogTexts } from '../parts/event-log/event-log.texts.ts';
import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import type { RequestEffect } from '../domain/assignment/requests.rules.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';
import type { PermissionFacts, PocketAction, Receipt, Returner } from './pocket.rules.ts';

export interface NewPermission {
  readonly hash: Buffer;
  /** Null: that a device may keep, which is about no assignment. */
  readonly historyId: number | null;
  readonly dueDate: string;
  readonly action: PocketAction;
}

/** Whose device shows its permissions, in which session; null: before sessions were kept. */
interface Holder<SessionId = string | null> {
  readonly userId: number;
  readonly sessionId: SessionId;
}

export async function insertPermissions(
  db: Db,
  { userId, sessionId }: Holder,
  permissions: readonly NewPermission[],
  { now, expiresAt }: { readonly now: Temporal.Instant; readonly expiresAt: Temporal.Instant },
): Promise<void> {
  if (permissions.length === 0) return;
  await db.rows(insertAll, [
    userId,
    sessionId,
    now.toString(),
    expiresAt.toString(),
    permissions.map(({ hash }) => hash),
    permissions.map(({ historyId }) => historyId),
    permissions.map(({ dueDate }) => dueDate),
    permissions.map(({ action }) => action),
  ]);
}

const insertAll = `
  insert into pocket_permissions (
    congregation_id, token_hash, user_id, session_id,
    history_id, due_date, action, issued_at, expires_at
  )
  select current_congregation(), hash, $1, $2, history_id, due_date, action, $3, $4
  from unnest($5::bytea[], $6::integer[], $7::date[], $8::text[])
    as permission (hash, history_id, due_date, action)`;

interface AllowedAct {
  readonly history_id: number | null;
  readonly due_date: string;
  readonly action: PocketAction;
}

/** The acts of that person that these permissions still allow; they belong to this session from now on. */
export const adoptPermissions = (
  db: Db,
  { userId, sessionId }: Holder<string>,
  hashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<readonly AllowedAct[]> =>
  db.rows<AllowedAct>(updateSession, [userId, sessionId, hashes, now.toString()]);

const updateSession = `
  update pocket_permissions
  set session_id = $2
  where congregation_id = current_congregation()
    and user_id = $1
    and token_hash = any ($3::bytea[])
    and (history_id is not null or action = 'keep')
    and used_at is null
    and expires_at > $4
  returning history_id, due_date, action`;

/** Whether the permission of a device to keep what it keeps has not been ended. */
export const mayKeep = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await db.row(selectKeep, [hash])) !== undefined;

const selectKeep = `
  select
  from pocket_permissions
  where congregation_id = current_congregation()
    and token_hash = $1
    and action = 'keep'`;

export async function forgetDeadPermissions(
  db: Db,
  expiredBefore: Temporal.Instant,
): Promise<void> {
  await db.rows(deleteDead, [expiredBefore.toString()]);
}

const deleteDead = `
  delete from pocket_permissions
  where congregation_id = current_congregation()
    and expires_at < $1`;

/** A permission with its user and assignment. */
export interface Permission extends PermissionFacts {
  readonly issuedAt: Temporal.Instant;
  readonly userId: number;
  readonly sessionId: string | null;
  readonly login: string;
  readonly role: RoleId;
  /** Null once the exit was cancelled, like the next two. */
  readonly historyId: number | null;
  readonly territoryId: number | null;
  readonly numberName: string | null;
}

interface PermissionRow {
  readonly action: PocketAction;
  readonly due_date: string;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly used_key: string | null;
  readonly effect: RequestEffect | null;
  readonly counted_on: string | null;
  readonly user_id: number;
  readonly session_id: string | null;
  readonly login: string;
  readonly role_id: RoleId;
  readonly history_id: number | null;
  readonly territory_id: number | null;
  readonly number_name: string | null;
  readonly theirs: boolean;
  readonly theoretical_return_date: string | null;
  readonly return_date: string | null;
  readonly returned_by: Returner;
  readonly asked: boolean;
  readonly other_asked_at: Date | null;
}

export const findPermission = async (db: Db, hash: Buffer): Promise<Permission | undefined> =>
  permissionOf(await db.row<PermissionRow>(selectPermission, [hash, automatic]));

/** Locks the permission until the end of the transaction, so that a second use waits and sees it. */
export const lockPermission = async (db: Db, hash: Buffer): Promise<Permission | undefined> =>
  permissionOf(
    await db.row<PermissionRow>(`${selectPermission} for update of p`, [hash, automatic]),
  );

const automatic = eventLogTexts.automaticAuthor;

/** Who closed the assignment: the author of the one line about its territory logged when it was last written. */
const selectPermission = `
  select
    p.action,
    p.due_date,
    p.issued_at,
    p.expires_at,
    p.used_at,
    p.used_key,
    p.effect,
    p.counted_on,
    p.user_id,
    p.session_id,
    u.login,
    u.role_id,
    h.id as history_id,
    h.territory_id,
    ${numberName} as number_name,
    h.user_id is not distinct from p.user_id as theirs,
    h.theoretical_return_date,
    h.return_date,
    (
      select
        min(
          case
            when e.user_id = p.user_id then 'self'
            when e.user_id is null and e.login = $2 then 'automatic'
            else 'manager'
          end
        )
      from event_logs e
      where e.congregation_id = p.congregation_id
        and e.xmin = h.xmin
        and e.number_name = ${numberName}
      having count(*) = 1
    ) as returned_by,
    exists (
      select
      from assignment_requests r
      where r.congregation_id = p.congregation_id
        and r.history_id = p.history_id
        and r.kind = p.action
    ) as asked,
    (
      select r.asked_at
      from assignment_requests r
      where r.congregation_id = p.congregation_id
        and r.history_id = p.history_id
        and r.kind <> p.action
      order by r.asked_at desc
      limit 1
    ) as other_asked_at
  from pocket_permissions p
  join users u
    on u.congregation_id = p.congregation_id
    and u.id = p.user_id
  left join histories h
    on h.congregation_id = p.congregation_id
    and h.id = p.history_id
  left join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where p.congregation_id = current_congregation()
    and p.token_hash = $1`;

function permissionOf(row: PermissionRow | undefined): Permission | undefined {
  if (!row) return undefined;
  const { used_at, used_key, effect, counted_on, theoretical_return_date, return_date } = row;
  return {
    action: row.action,
    dueDate: Temporal.PlainDate.from(row.due_date),
    issuedAt: instantOf(row.issued_at),
    expiresAt: instantOf(row.expires_at),
    used:
      used_at === null || used_key === null || effect === null || counted_on === null
        ? null
        : {
            at: instantOf(used_at),
            key: used_key,
            effect,
            countedOn: Temporal.PlainDate.from(counted_on),
          },
    assignment:
      theoretical_return_date === null
        ? null
        : {
            theirs: row.theirs,
            returned:
              return_date === null
                ? null
                : { on: Temporal.PlainDate.from(return_date), by: row.returned_by },
            theoreticalReturnDate: Temporal.PlainDate.from(theoretical_return_date),
            asked: row.asked,
            otherAskedAt: row.other_asked_at && instantOf(row.other_asked_at),
          },
    userId: row.user_id,
    sessionId: row.session_id,
    login: row.login,
    role: row.role_id,
    historyId: row.history_id,
    territoryId: row.territory_id,
    numberName: row.number_name,
  };
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());

export async function markUsed(
  db: Db,
  hash: Buffer,
  {
    key,
    now,
    effect,
    countedOn,
  }: Receipt & { readonly key: string; readonly now: Temporal.Instant },
): Promise<void> {
  await db.rows(updateUsed, [hash, now.toString(), key, effect, countedOn.toString()]);
}

const updateUsed = `
  update pocket_permissions
  set used_at = $2, used_key = $3, effect = $4, counted_on = $5
  where congregation_id = current_congregation()
    and token_hash = $1`;
