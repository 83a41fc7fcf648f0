import { Temporal } from 'temporal-polyfill';
import { numberName } from './assignment.columns.ts';
import type { Db } from '../../parts/db/database.ts';
import type { ReturnFacts } from './return.rules.ts';

interface ReturnFactsRow {
  readonly restrict_returns: boolean;
  readonly territories: readonly {
    readonly id: number;
    readonly number_name: string;
    readonly user_id: number | null;
    readonly online: boolean | null;
    readonly release_date: string | null;
  }[];
}

/** Requires the territories to be locked. */
export async function returnFacts(db: Db, territoryIds: readonly number[]): Promise<ReturnFacts> {
  const row = await db.row<ReturnFactsRow>(selectReturnFacts, [territoryIds]);
  if (!row) throw new Error('The congregation has no settings.');
  return {
    restrictReturns: row.restrict_returns,
    territories: row.territories.map((it) => ({
      id: it.id,
      numberName: it.number_name,
      open:
        it.release_date === null
          ? null
          : {
              userId: it.user_id,
              online: it.online === true,
              releaseDate: Temporal.PlainDate.from(it.release_date),
            },
    })),
  };
}

const selectReturnFacts = `
  select
    s.restrict_returns,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'id', t.id,
            'number_name', ${numberName},
            'user_id', h.user_id,
            'online', h.online,
            'release_date', h.release_date
          )
          order by t.number
        ),
        '[]'
      )
      from territories t
      left join histories h
        on h.congregation_id = t.congregation_id
        and h.territory_id = t.id
        and h.return_date is null
      where t.congregation_id = s.congregation_id
        and t.id = any ($1::integer[])
    ) as territories
  from congregation_settings s
  where s.congregation_id = current_congregation()`;

export async function closeAssignments(
  db: Db,
  territoryIds: readonly number[],
  returnDate: Temporal.PlainDate,
): Promise<void> {
  await db.rows(updateOpen, [territoryIds, returnDate.toString()]);
}

const updateOpen = `
  update histories
  set return_date = $2
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])
    and return_date is null`;

/** Deletes the assignment; the next one reuses its output number (B-69). */
export async function deleteOpenAssignments(
  db: Db,
  territoryIds: readonly number[],
): Promise<void> {
  await db.rows(deleteOpen, [territoryIds]);
}

const deleteOpen = `
  delete from histories
  where congregation_id = current_congregation()
    and territory_id = any ($1::integer[])
    and return_date is null`;
