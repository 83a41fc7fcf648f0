import type { Temporal } from 'temporal-polyfill';
import type { Db } from '../parts/db/database.ts';
import { fewestUsersToAddTerritory } from '#schema/limits.ts';
import { acceptsPresentRules } from '../parts/consent/consent.queries.ts';

interface Reader {
  readonly userId: number;
  /** Is shown the first steps of a new congregation. */
  readonly begins: boolean;
}

/** The session's congregation; undefined if it was deleted. */
export const presentCongregation = (
  db: Db,
  { userId, begins }: Reader,
  now: Temporal.Instant,
): Promise<PresentCongregation | undefined> =>
  db.row<PresentCongregation>(selectCongregation, [
    userId,
    begins,
    now.toString(),
    newForDays,
    fewestUsersToAddTerritory - 1,
  ]);

export interface PresentCongregation {
  readonly name: string;
  readonly global_map: boolean;
  /** Id of the territory with the lowest number. */
  readonly first_territory: number | null;
  /** The user accepted the privacy rules; meaningless for users of another congregation. */
  readonly rgpd_privacy: boolean;
  /** Null of a congregation that has long begun. */
  readonly first_steps: FirstSteps | null;
  readonly has_own_ground: boolean;
  /** The basemap of its settings. */
  readonly provider: { readonly id: number; readonly url: string };
}

export interface FirstSteps {
  readonly people: boolean;
  readonly territories: boolean;
  readonly maps: boolean;
  readonly exit: boolean;
}

/** Days in which a congregation is new. */
const newForDays = 90;

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
    ) as rgpd_privacy,
    case
      when $2 and congregations.created_at > $3::timestamptz - make_interval(days => $4)
      then jsonb_build_object(
        'people', exists (
          select from users where users.congregation_id = congregations.id offset $5
        ),
        'territories', exists (
          select from territories where territories.congregation_id = congregations.id
        ),
        'maps', exists (
          select from territory_maps where territory_maps.congregation_id = congregations.id
        )
        or exists (
          select from global_maps where global_maps.congregation_id = congregations.id
        ),
        'exit', exists (
          select from histories where histories.congregation_id = congregations.id
        )
      )
    end as first_steps,
    congregations.ground_id is not null as has_own_ground,
    (
      select jsonb_build_object('id', basemap_providers.id, 'url', basemap_providers.url)
      from basemap_providers
      where basemap_providers.id = congregation_settings.basemap_provider_id
    ) as provider
  from congregations
  join congregation_settings on congregation_settings.congregation_id = congregations.id
  where congregations.id = current_congregation()`;
