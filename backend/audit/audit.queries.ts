import { patternOf } from '../parts/event-log/acts-pattern.ts';
import type { Db } from '../parts/db/database.ts';
import { roles } from '../parts/permissions/permissions.ts';
import type { Period } from './audit.rules.ts';

export interface Act {
  /** UTC, yyyy-mm-ddThh:mm:ss.mmmZ. */
  readonly at: string;
  /** Local time, dd/mm/yyyy hh:mm. */
  readonly human: string;
  readonly login: string;
  readonly action: string;
}

/**
 * What those in charge did to the congregation of `db`, in the order it was written, in batches; what
 * somebody did to his own account only where he is an administrator today. Days are of `timeZone`.
 */
export async function* actsOf(
  db: Db,
  { from, to }: Period,
  timeZone: string,
): AsyncGenerator<readonly Act[]> {
  await db.rows(declareActs, [
    from.toString(),
    to.toString(),
    timeZone,
    patternOf('administration'),
    patternOf('access'),
    roles.administrator,
  ]);
  for (;;) {
    const acts = await db.rows<Act>(fetchActs);
    if (acts.length === 0) break;
    yield acts;
  }
  await db.rows(closeActs);
}

const fetchActs = 'fetch 1000 from acts';
const closeActs = 'close acts';

const declareActs = `
  declare acts no scroll cursor for
  select
    to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    to_char(e.at at time zone $3, 'DD/MM/YYYY HH24:MI') as human,
    e.login,
    e.action
  from event_logs e
  left join users u
    on u.congregation_id = e.congregation_id
    and u.id = e.user_id
  where e.congregation_id = current_congregation()
    and e.at >= $1::date::timestamp at time zone $3
    and e.at < ($2::date + 1)::timestamp at time zone $3
    and (
      replace(e.action, E'\\u202F', ' ') ~ $4
      or (
        replace(e.action, E'\\u202F', ' ') ~ $5
        and (e.away_home is not null or u.role_id <= $6)
      )
    )
  order by e.id`;

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** All congregations; `db` must act as the site. */
export const everyCongregation = (db: Db): Promise<readonly Named[]> => db.rows<Named>(selectAll);

const selectAll = `
  select id, name
  from congregations
  order by id`;
