import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { roles, type RoleId } from '../parts/permissions/permissions.ts';

interface Told {
  readonly kind: 'overdue' | 'failure';
  /** What must not be told twice. */
  readonly about: string;
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** Notes that a person is mailed; false where he was. */
export const noteTold = async (
  db: Db,
  userId: number,
  { kind, about, today }: Told,
): Promise<boolean> => (await db.row(insertMailed, [userId, kind, about, today])) !== undefined;

const insertMailed = `
  insert into messages_told (congregation_id, user_id, way, kind, about, told_on)
  values (current_congregation(), $1, 'mail', $2, $3, $4)
  on conflict do nothing
  returning user_id`;

/** Notes the managers with a device who want that there and were not told; them. */
export const noteToldOnDevices = (
  db: Db,
  { kind, about, today }: Told,
): Promise<readonly { readonly id: number; readonly role_id: RoleId }[]> =>
  db.rows(insertOnDevices, [kind, about, today, roles.manager]);

const insertOnDevices = `
  with told as (
    insert into messages_told (congregation_id, user_id, way, kind, about, told_on)
    select u.congregation_id, u.id, 'push', $1, $2, $3
    from users u
    where u.congregation_id = current_congregation()
      and u.role_id <= $4
      and wants_message(u.id, $1, 'push')
      and u.id in (
        select p.user_id
        from push_subscriptions p
        where p.congregation_id = u.congregation_id
      )
    on conflict do nothing
    returning user_id
  )
  select u.id, u.role_id
  from told
  join users u
    on u.congregation_id = current_congregation()
    and u.id = told.user_id
  order by u.id`;

/** Days for which it is known what was told. */
const knownDays = 90;

export async function forgetOldTold(db: Db, today: Temporal.PlainDate): Promise<void> {
  await db.rows(deleteOld, [today.subtract({ days: knownDays }).toString()]);
}

const deleteOld = `
  delete from messages_told
  where congregation_id = current_congregation()
    and told_on < $1`;
