import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { GivenTerritory } from '../domain/messages/given-mail.ts';
import type { MessageKind } from '../domain/messages/messages.rules.ts';
import type { Db } from '../parts/db/database.ts';

/** Whether the person still wants that message on a device. */
export const stillWants = async (db: Db, userId: number, kind: MessageKind): Promise<boolean> =>
  (
    await db.row<{ wants: boolean }>("select wants_message($1, $2, 'push') as wants", [
      userId,
      kind,
    ])
  )?.wants ?? false;

/** Which of these assignments the person still has. */
export const stillHeld = (
  db: Db,
  userId: number,
  histories: readonly number[],
): Promise<readonly GivenTerritory[]> => db.rows<GivenTerritory>(selectHeld, [userId, histories]);

const selectHeld = `
  select ${numberName} as "numberName", h.theoretical_return_date as "dueDate"
  from histories h
  join territories t
    on t.congregation_id = h.congregation_id
    and t.id = h.territory_id
  where h.congregation_id = current_congregation()
    and h.user_id = $1
    and h.id = any ($2)
    and h.return_date is null
  order by t.number, h.id`;

/** Whether one of these assignments has ended. */
export const ended = async (db: Db, histories: readonly number[]): Promise<boolean> =>
  (await db.row(selectEnded, [histories])) !== undefined;

const selectEnded = `
  select id
  from histories
  where congregation_id = current_congregation()
    and id = any ($1)
    and return_date is not null
  limit 1`;

/** Whether that request about one of these assignments still waits for an answer. */
export const stillAsked = async (
  db: Db,
  histories: readonly number[],
  kind: string,
): Promise<boolean> => (await db.row(selectAsked, [histories, kind])) !== undefined;

const selectAsked = `
  select id
  from assignment_requests
  where congregation_id = current_congregation()
    and history_id = any ($1)
    and kind = $2
  limit 1`;

export interface DueNow {
  readonly history_id: number;
  readonly due_date: string;
  readonly kind: 'soon' | 'late';
}

/** Open assignments due soon or overdue, which nobody has asked about and which do not end by themselves. */
const due = `
  from congregation_settings s
  join histories h
    on h.congregation_id = s.congregation_id
    and h.return_date is null
    and h.theoretical_return_date <= $1::date + 7 * s.pre_warning
  cross join lateral (
    select case when h.theoretical_return_date < $1 then 'late' else 'soon' end as kind
  ) it
  where s.congregation_id = current_congregation()
    and wants_message(h.user_id, it.kind, 'push')
    and not (s.online_automatic_return and h.online and h.theoretical_return_date <= $1)
    and not exists (
      select
      from assignment_requests r
      where r.congregation_id = h.congregation_id
        and r.history_id = h.id
    )`;

/** What a person is to be told of now, most urgent first. */
export const dueNow = (db: Db, userId: number, today: string): Promise<readonly DueNow[]> =>
  db.rows<DueNow>(selectDueNow, [today, userId]);

const selectDueNow = `
  select h.id as history_id, h.theoretical_return_date as due_date, it.kind
  ${due}
    and h.user_id = $2
  order by h.theoretical_return_date, h.id`;

/**
 * Notes what is due and was not told on a device before, of people with a device who were told of nothing
 * today; those people.
 */
export async function noteDue(db: Db, today: string): Promise<readonly number[]> {
  const rows = await db.rows<{ user_id: number }>(insertDue, [today]);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

const insertDue = `
  insert into messages_told (congregation_id, user_id, way, kind, about, told_on)
  select h.congregation_id, h.user_id, 'push', it.kind, format('%s %s', h.id, h.theoretical_return_date), $1
  ${due}
    and h.user_id in (
      select p.user_id
      from push_subscriptions p
      where p.congregation_id = h.congregation_id
    )
    and not exists (
      select
      from messages_told m
      where m.congregation_id = h.congregation_id
        and m.user_id = h.user_id
        and m.way = 'push'
        and m.kind in ('soon', 'late')
        and m.told_on = $1
    )
  on conflict do nothing
  returning user_id`;
