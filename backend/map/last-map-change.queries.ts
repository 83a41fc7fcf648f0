import { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';

export interface LastMapChange {
  readonly at: Temporal.Instant;
  readonly login: string;
}

/**
 * The event logged in the transaction that last wrote this map; a null `territoryId` means the
 * global map.
 */
export async function lastMapChange(
  db: Db,
  territoryId: number | null,
): Promise<LastMapChange | undefined> {
  const line =
    territoryId === null
      ? await db.row<{ at: Date; login: string }>(selectGlobalLine)
      : await db.row<{ at: Date; login: string }>(selectTerritoryLine, [territoryId]);
  return (
    line && { at: Temporal.Instant.fromEpochMilliseconds(line.at.getTime()), login: line.login }
  );
}

const selectTerritoryLine = `
  select e.at, e.login
  from territory_maps m
  join event_logs e
    on e.congregation_id = m.congregation_id
    and e.xmin = m.xmin
  where m.congregation_id = current_congregation()
    and m.territory_id = $1
  order by e.id
  limit 1`;

const selectGlobalLine = `
  select e.at, e.login
  from global_maps m
  join event_logs e
    on e.congregation_id = m.congregation_id
    and e.xmin = m.xmin
  where m.congregation_id = current_congregation()
  order by e.id
  limit 1`;
