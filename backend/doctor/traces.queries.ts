import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { sessionHours } from '../parts/http/open-session.ts';
import { drawingOf } from '#engines/geojson/drawing.ts';
import type { FoundTraces } from './traces.rules.ts';
import { explainingLines } from './traces.texts.ts';

/** Of the congregation of `db`. */
export async function foundTraces(db: Db): Promise<FoundTraces> {
  const row = await db.row<{ found: FoundTraces }>(selectTraces, [explainingLines]);
  if (!row) throw new Error('The query returned no row.');
  return row.found;
}

/** As @node-rs/argon2 writes and reads them. */
const mailedHash = String.raw`'^[\da-f]{64}$'`;
const usableHash = String.raw`'^\$argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{20,}$'`;

const selectTraces = `
  select json_build_object(
    'thinned', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select s.day, s.lines, counted.left
        from log_seals s
        cross join lateral (
          select count(*)::integer as left
          from event_logs e
          where e.congregation_id = s.congregation_id
            and e.at >= s.day::timestamp at time zone 'UTC'
            and e.at < (s.day + 1)::timestamp at time zone 'UTC'
        ) counted
        where counted.left < s.lines
        order by s.day
      ) listed
    ),
    'backward', (
      select json_build_object(
        'lines', count(*), 'first', (min(at) at time zone 'UTC')::date
      )
      from (
        select at, max(at) over (order by id rows between unbounded preceding and 1 preceding) as latest
        from event_logs
      ) line
      where line.at < line.latest - interval '1 hour'
    ),
    'unusable_hashes', (
      select coalesce(json_agg(u.login order by u.id), '[]')
      from users u
      left join temporary_passwords p
        on p.congregation_id = u.congregation_id
        and p.user_id = u.id
      where u.password_hash !~ ${usableHash}
        or p.password_hash !~ ${mailedHash}
    ),
    'long_sessions', (
      select coalesce(
        json_agg(json_build_object('login', u.login, 'device', s.device) order by u.id, s.id), '[]'
      )
      from sessions s
      join users u
        on u.congregation_id = s.congregation_id
        and u.id = s.user_id
      where s.ends_at > s.began_at + interval '${sessionHours * 60 + 1} minutes'
        or s.ends_at > now() + interval '${sessionHours + 1} hours'
    ),
    'territories', (
      select coalesce(json_agg(row_to_json(listed)), '[]')
      from (
        select
          ${numberName} as number_name,
          json_agg(
            json_build_object(
              'number', h.output_number,
              'recorded', (h.created_at at time zone 'UTC')::date
            )
            order by h.output_number
          ) as entries
        from territories t
        join histories h
          on h.congregation_id = t.congregation_id
          and h.territory_id = t.id
        group by t.congregation_id, t.id
        order by t.number
      ) listed
    ),
    'explanations', (
      select coalesce(json_agg(json_build_object('number_name', number_name, 'action', action) order by id), '[]')
      from event_logs
      where action ~ $1
    )
  ) as found`;

/** Mails that should leave. */
export const mailsToSend = async (db: Db): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectMails)).map(({ id }) => id);

/** A mail with an expired temporary password never leaves (B-49). */
const selectMails = `
  select id
  from mail_outbox
  where sent_at is null
    and (kind <> 'password' or created_at > now() - interval '24 hours')
  order by id`;

interface StoredMap {
  /** 0 for the map of the whole congregation. */
  readonly id: number;
  readonly number_name: string | null;
  readonly map: unknown;
}

const atOnce = 50;

/** Names of the territories whose map has a feature that cannot be drawn; null for the global map. */
export async function unreadableMaps(db: Db): Promise<readonly (string | null)[]> {
  const found: (string | null)[] = [];
  for (let after = -1; ;) {
    const maps = await db.rows<StoredMap>(selectMaps, [after, atOnce]);
    for (const { number_name, map } of maps) {
      if (drawingOf(map).refused) found.push(number_name);
    }
    const last = maps.at(-1);
    if (!last || maps.length < atOnce) return found;
    after = last.id;
  }
}

/** What is no collection at all is found by `mapFeatures`. */
const selectMaps = `
  select id, number_name, map
  from (
    select t.id, ${numberName} as number_name, m.geojson_feature as map
    from territory_maps m
    join territories t
      on t.congregation_id = m.congregation_id
      and t.id = m.territory_id
    union all
    select 0, null, geojson_feature
    from global_maps
  ) stored
  where id > $1
    and map ->> 'type' = 'FeatureCollection'
    and jsonb_typeof(map -> 'features') = 'array'
  order by id
  limit $2`;
