import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';

/** The session's congregation; undefined if it was deleted. */
export const presentCongregation = (
  db: Db,
  userId: number,
): Promise<PresentCongregation | undefined> =>
  db.row<PresentCongregation>(selectCongregation, [userId]);

export interface PresentCongregation {
  readonly name: string;
  readonly global_map: boolean;
  /** Id of the territory with the lowest number. */
  readonly first_territory: number | null;
  /** The user accepted the privacy rules; meaningless for users of another congregation. */
  readonly rgpd_privacy: boolean;
}

export interface FirstSteps {
  readonly people: boolean;
  readonly territories: boolean;
  readonly maps: boolean;
  readonly exit: boolean;
}

/** Undefined for a congregation that has long begun. */
export const firstSteps = (db: Db, now: Temporal.Instant): Promise<FirstSteps | undefined> =>
  db.row<FirstSteps>(selectFirstSteps, [now.toString(), newForDays]);

/** Days in which a congregation is new. */
const newForDays = 90;

const selectFirstSteps = `
  select
    exists (
      select from users where users.congregation_id = congregations.id offset 1
    ) as people,
    exists (
      select from territories where territories.congregation_id = congregations.id
    ) as territories,
    exists (
      select from territory_maps where territory_maps.congregation_id = congregations.id
    )
    or exists (
      select from global_maps where global_maps.congregation_id = congregations.id
    ) as maps,
    exists (
      select from histories where histories.congregation_id = congregations.id
    ) as exit
  from congregations
  where congregations.id = current_congregation()
    and congregations.created_at > $1::timestamptz - make_interval(days => $2)`;

/** Has a global map, or at least two drawn territories for the puzzle (B-23). */
const selectCongregation = `
  select
    congregations.name,
    exists (
      select
      from global_maps
      where global_maps.congregation_id = congregations.id
    )
    or (
      congregation_settings.build_maps_puzzle
      and exists (
        select
        from territory_maps
        where territory_maps.congregation_id = congregations.id
          and jsonb_path_exists(
            geojson_feature,
            '$.features[*] ? (@.properties.type == "polygon" && @.geometry.type == "Polygon")'
          )
        offset 1
      )
    ) as global_map,
    (
      select territories.id
      from territories
      where territories.congregation_id = congregations.id
      order by territories.number
      limit 1
    ) as first_territory,
    exists (
      select
      from users
      where users.congregation_id = congregations.id
        and users.id = $1
        and ${acceptsPresentRules('users')}
    ) as rgpd_privacy
  from congregations
  join congregation_settings on congregation_settings.congregation_id = congregations.id
  where congregations.id = current_congregation()`;
