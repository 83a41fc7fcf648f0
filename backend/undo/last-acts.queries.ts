import { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { instant } from '../parts/db/instant.ts';
import type { ActPart, UndoableAct } from '../domain/undo/undoable-act.ts';

export interface ListedAct extends Pick<UndoableAct, 'what' | 'lastLine'> {
  readonly act: string;
  readonly doneAt: Temporal.Instant;
  readonly parts: readonly (Omit<ActPart, 'before'> & { readonly mark: string })[];
}

/** More than an evening has. */
const mostActs = 40;

/** What one did since, and has not taken back whole, newest first. */
export async function lastActs(
  db: Db,
  userId: number,
  since: Temporal.Instant,
): Promise<readonly ListedAct[]> {
  const rows = await db.rows<Omit<ListedAct, 'doneAt'> & { done_at: string }>(selectActs, [
    userId,
    since.toString(),
    mostActs,
  ]);
  return rows.map(({ done_at, ...act }) => ({ ...act, doneAt: Temporal.Instant.from(done_at) }));
}

const selectActs = `
  select
    key as act,
    ${instant('created_at')} as done_at,
    undo ->> 'what' as what,
    undo ->> 'lastLine' as "lastLine",
    (
      select jsonb_agg(part - 'before' order by nth)
      from jsonb_array_elements(undo -> 'parts') with ordinality as kept (part, nth)
    ) as parts
  from idempotent_answers
  where congregation_id = current_congregation()
    and user_id = $1
    and created_at >= $2
    and jsonb_array_length(undo -> 'parts') > 0
  order by created_at desc, key
  limit $3`;

export interface Followed {
  /** Whether a territory of that part is left. */
  readonly there: boolean;
  /** Null where the log has none. */
  readonly line: FollowingLine | null;
}

export interface FollowingLine {
  readonly numberName: string;
  readonly action: string;
  readonly login: string;
  readonly at: Temporal.Instant;
}

export interface PartSince {
  readonly territoryIds: readonly number[];
  readonly numberNames: readonly string[];
  readonly lastLine: string;
}

interface FollowedRow {
  readonly there: boolean;
  readonly number_name: string | null;
  readonly action: string;
  readonly login: string;
  readonly at: Date;
}

/**
 * What was logged of the territories of each part after its act, in the order of the parts: the
 * newest line of those that wrote an assignment, else the newest of all.
 */
export async function whatFollowed(
  db: Db,
  parts: readonly PartSince[],
): Promise<readonly Followed[]> {
  const since = parts.map(({ territoryIds, numberNames, lastLine }) => ({
    territories: territoryIds,
    number_names: numberNames,
    last_line: lastLine,
  }));
  const rows = await db.rows<FollowedRow>(selectFollowed, [JSON.stringify(since)]);
  return rows.map(({ there, number_name: numberName, action, login, at }) => ({
    there,
    line:
      numberName === null
        ? null
        : {
            numberName,
            action,
            login,
            at: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
          },
  }));
}

const selectFollowed = `
  select
    exists (
      select
      from territories t
      where t.congregation_id = current_congregation()
        and t.id = any (part.territories)
    ) as there,
    line.number_name,
    line.action,
    line.login,
    line.at
  from rows from (
    jsonb_to_recordset($1::jsonb) as (
      territories integer[],
      number_names text[],
      last_line bigint
    )
  ) with ordinality as part (territories, number_names, last_line, nth)
  left join lateral (
    select e.number_name, e.action, e.login, e.at
    from event_logs e
    where e.congregation_id = current_congregation()
      and e.id > part.last_line
      and e.number_name = any (part.number_names)
    order by
      exists (
        select
        from histories h
        where h.congregation_id = current_congregation()
          and h.territory_id = any (part.territories)
          and h.xmin = e.xmin
      ) desc,
      e.id desc
    limit 1
  ) line on true
  order by part.nth`;
