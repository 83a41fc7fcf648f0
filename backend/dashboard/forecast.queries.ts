import type { Db } from '../parts/db/database.ts';
import type { CoverageFacts } from './forecast.rules.ts';

/**
 * Every territory with its returns since that day, and the day of the congregation's first
 * assignment.
 */
export async function coverageFacts(
  db: Db,
  since: string,
): Promise<Pick<CoverageFacts, 'firstRelease' | 'territories'>> {
  const row = await db.row<{
    first_release: string | null;
    territories: CoverageFacts['territories'];
  }>(selectFacts, [since]);
  return { firstRelease: row?.first_release ?? null, territories: row?.territories ?? [] };
}

const selectFacts = `
  select
    (
      select min(h.release_date)
      from histories h
      where h.congregation_id = current_congregation()
    ) as first_release,
    coalesce(
      json_agg(
        json_build_object('type', listed.type, 'returns', listed.returns)
        order by listed.type_id, listed.number
      ),
      '[]'
    ) as territories
  from (
    select
      t.number,
      t.type_id,
      ty.long_name as type,
      coalesce(
        (
          select json_agg(h.return_date order by h.return_date)
          from histories h
          where h.congregation_id = t.congregation_id
            and h.territory_id = t.id
            and h.return_date >= $1::date
        ),
        '[]'
      ) as returns
    from territories t
    join territory_types ty on ty.id = t.type_id
    where t.congregation_id = current_congregation()
  ) listed`;
