import type { Db } from '../../parts/db/database.ts';
import { roles } from '../../parts/permissions/permissions.ts';

export type PushKind = 'given' | 'due' | 'answer' | 'request' | 'overdue' | 'failure';

export interface NewPush {
  readonly kind: Exclude<PushKind, 'due'>;
  /** Ids of the assignments that it is about. */
  readonly histories: readonly number[];
  /** What else has to be known when it leaves; '' for nothing. */
  readonly detail: string;
}

const into = `
  insert into push_outbox (congregation_id, user_id, subscription_id, kind, histories, detail, made_at)
  select s.congregation_id, s.user_id, s.id, $1, $2, $3, now()
  from push_subscriptions s
  join users u
    on u.congregation_id = s.congregation_id
    and u.id = s.user_id
  where s.congregation_id = current_congregation()`;

/** Queues a notification for each device of a person who wants it, in the transaction of what it tells (OWN-410). */
export async function putPush(
  db: Db,
  userId: number,
  { kind, histories, detail }: NewPush,
): Promise<void> {
  await db.rows(`${into} and u.id = $4 and wants_message(u.id, $1, 'push')`, [
    kind,
    histories,
    detail,
    userId,
  ]);
}

/** The same, for managers but `except`. */
export async function putManagersPush(
  db: Db,
  except: number | null,
  { kind, histories, detail }: NewPush,
): Promise<void> {
  await db.rows(
    `${into} and u.role_id <= $4 and u.id is distinct from $5 and wants_message(u.id, $1, 'push')`,
    [kind, histories, detail, roles.manager, except],
  );
}

/** What is due, once somebody wants to know that: which of it is told is decided when it leaves. */
export async function putDuePush(db: Db, userId: number): Promise<void> {
  await db.rows(`${into} and u.id = $4`, ['due', [], '', userId]);
}
