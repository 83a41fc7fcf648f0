import type { Db } from '../parts/db/database.ts';
import type { PushKind } from '../domain/messages/put-push.queries.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';

export interface WaitingPush {
  readonly id: number;
  readonly user_id: number;
  readonly role_id: RoleId;
  readonly kind: PushKind;
  readonly histories: readonly number[];
  readonly detail: string;
  readonly tries: number;
  /** Seconds until it is told no more. */
  readonly left: number;
  /** Seconds until it may be tried; none or less: now. */
  readonly wait: number;
  readonly subscription_id: string;
  readonly key_mark: string;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** Hours after which a notification that could not be sent is dropped (OWN-410). */
export const pushHours = 24;

/** Locks the message until the end of the transaction: of two backends one sees the try of the other (`wait`). */
export const lockWaitingPush = (db: Db, id: number): Promise<WaitingPush | undefined> =>
  db.row<WaitingPush>(selectWaiting, [id]);

const selectWaiting = `
  select
    o.id, o.user_id, u.role_id, o.kind, o.histories, o.detail, o.tries,
    extract(epoch from o.made_at + interval '${pushHours} hours' - now())::integer as left,
    ceil(extract(epoch from o.next_try - now()))::integer as wait,
    s.id as subscription_id, s.key_mark, s.endpoint, s.p256dh, s.auth
  from push_outbox o
  join users u
    on u.congregation_id = o.congregation_id
    and u.id = o.user_id
  join push_subscriptions s
    on s.congregation_id = o.congregation_id
    and s.id = o.subscription_id
    and s.user_id = o.user_id
  where o.congregation_id = current_congregation()
    and o.id = $1
  for update of o`;

export async function deletePush(db: Db, id: number): Promise<void> {
  await db.rows(deleteOne, [id]);
}

const deleteOne = `
  delete from push_outbox
  where congregation_id = current_congregation()
    and id = $1`;

/** With all that waits for it. */
export async function forgetSubscription(db: Db, id: string): Promise<void> {
  await db.rows(deleteSubscription, [id]);
}

const deleteSubscription = `
  delete from push_subscriptions
  where congregation_id = current_congregation()
    and id = $1`;

/** Seconds in which a push service has answered or was given up: after them the process that asked it has died. */
const leaseSeconds = 60;

/** From now on it is being sent: nobody else tries it meanwhile. */
export async function beginTry(db: Db, id: number): Promise<void> {
  await db.rows(updateTries, [id, leaseSeconds]);
}

const updateTries = `
  update push_outbox
  set tries = tries + 1, next_try = now() + $2 * interval '1 second'
  where congregation_id = current_congregation()
    and id = $1`;

/** Whether it still waits. */
export const setNextTry = async (db: Db, id: number, seconds: number): Promise<boolean> =>
  (await db.row(updateNextTry, [id, seconds])) !== undefined;

const updateNextTry = `
  update push_outbox
  set next_try = now() + $2 * interval '1 second'
  where congregation_id = current_congregation()
    and id = $1
  returning id`;

/** Ids of what waits in the congregation. */
export async function waitingPushes(db: Db): Promise<readonly number[]> {
  return (await db.rows<{ id: number }>(selectAll)).map(({ id }) => id);
}

const selectAll = `
  select id
  from push_outbox
  where congregation_id = current_congregation()
  order by id`;
