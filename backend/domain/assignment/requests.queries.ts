import { Temporal } from 'temporal-polyfill';
import { humanDate, numberName } from './assignment.columns.ts';
import type { Db } from '../../parts/db/database.ts';
import type { RequestKind } from './requests.rules.ts';

/** The last word counts: a request takes the place of the other one about the assignment (B-128). Whether there was one. */
export async function insertRequest(
  db: Db,
  {
    historyId,
    userId,
    action,
  }: { readonly historyId: number; readonly userId: number; readonly action: RequestKind },
  now: Temporal.Instant,
): Promise<{ readonly replaced: boolean }> {
  const row = await db.row<{ replaced: boolean }>(insertOne, [
    historyId,
    userId,
    action,
    now.toString(),
  ]);
  return { replaced: row?.replaced === true };
}

const insertOne = `
  with other as (
    delete from assignment_requests
    where congregation_id = current_congregation()
      and history_id = $1
      and kind <> $3
    returning kind
  )
  insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at)
  values (current_congregation(), $1, $2, $3, $4)
  returning exists (select from other) as replaced`;

export interface OwnAssignment {
  readonly territoryId: number;
  readonly numberName: string;
  readonly returned: boolean;
  /** Pending requests about it. */
  readonly asked: readonly RequestKind[];
}

export async function findOwnAssignment(
  db: Db,
  historyId: number,
  userId: number,
): Promise<OwnAssignment | undefined> {
  const row = await db.row<{
    territory_id: number;
    number_name: string;
    returned: boolean;
    asked: readonly RequestKind[];
  }>(selectOwn, [historyId, userId]);
  return (
    row && {
      territoryId: row.territory_id,
      numberName: row.number_name,
      returned: row.returned,
      asked: row.asked,
    }
  );
}

const selectOwn = `
  select
    h.territory_id,
    ${numberName} as number_name,
    h.return_date is not null as returned,
    array(
      select r.kind
      from assignment_requests r
      where r.congregation_id = h.congregation_id
        and r.history_id = h.id
    ) as asked
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where h.congregation_id = current_congregation()
    and h.id = $1
    and h.user_id = $2`;

export interface OpenRequestRow {
  readonly request_id: number;
  readonly history_id: number;
  readonly kind: RequestKind;
  readonly login: string;
  readonly number_name: string;
  readonly asked_on: string;
  readonly asked_on_human: string;
}

/** Pending requests, oldest first; days in the time zone `zone`. */
export const openRequests = (db: Db, zone: string): Promise<readonly OpenRequestRow[]> =>
  db.rows<OpenRequestRow>(selectOpen, [zone]);

const selectOpen = `
  select
    r.id as request_id,
    r.history_id,
    r.kind,
    u.login,
    ${numberName} as number_name,
    (r.asked_at at time zone $1)::date as asked_on,
    ${humanDate('r.asked_at at time zone $1')} as asked_on_human
  from assignment_requests r
  join users u
    on u.congregation_id = r.congregation_id
    and u.id = r.user_id
  join histories h
    on h.congregation_id = r.congregation_id
    and h.id = r.history_id
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where r.congregation_id = current_congregation()
  order by r.asked_at, r.id`;

export interface Request {
  readonly id: number;
  readonly historyId: number;
  readonly territoryId: number;
  readonly numberName: string;
  readonly kind: RequestKind;
  readonly askedAt: Temporal.Instant;
  readonly dueDate: Temporal.PlainDate;
  readonly person: {
    readonly id: number;
    readonly login: string;
    readonly email: string | null;
    /** The person accepts mails, and wants this one (OWN-406). */
    readonly subscription: boolean;
  };
}

export async function findRequest(db: Db, id: number): Promise<Request | undefined> {
  const row = await db.row<{
    history_id: number;
    territory_id: number;
    number_name: string;
    kind: RequestKind;
    asked_at: Date;
    theoretical_return_date: string;
    user_id: number;
    login: string;
    email: string | null;
    subscription: boolean;
  }>(selectRequest, [id]);
  return (
    row && {
      id,
      historyId: row.history_id,
      territoryId: row.territory_id,
      numberName: row.number_name,
      kind: row.kind,
      askedAt: Temporal.Instant.fromEpochMilliseconds(row.asked_at.getTime()),
      dueDate: Temporal.PlainDate.from(row.theoretical_return_date),
      person: {
        id: row.user_id,
        login: row.login,
        email: row.email,
        subscription: row.subscription,
      },
    }
  );
}

const selectRequest = `
  select
    r.history_id,
    h.territory_id,
    ${numberName} as number_name,
    r.kind,
    r.asked_at,
    h.theoretical_return_date,
    u.id as user_id,
    u.login,
    u.email,
    u.subscription and wants_message(u.id, 'answer', 'mail') as subscription
  from assignment_requests r
  join users u
    on u.congregation_id = r.congregation_id
    and u.id = r.user_id
  join histories h
    on h.congregation_id = r.congregation_id
    and h.id = r.history_id
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where r.congregation_id = current_congregation()
    and r.id = $1`;

export async function deleteRequest(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from assignment_requests
  where congregation_id = current_congregation()
    and id = $1`;
