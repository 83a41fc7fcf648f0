import type { Db } from '../db/database.ts';
import { acceptsPresentRules } from '../privacy/consent.queries.ts';

/** The congregation the session works in; nothing once it has been removed. */
export const presentCongregation = (
  db: Db,
  userId: number,
): Promise<PresentCongregation | undefined> =>
  db.row<PresentCongregation>(selectCongregation, [userId]);

export interface PresentCongregation {
  readonly name: string;
  readonly global_map: boolean;
  /** By number. */
  readonly first_territory: number | null;
  /** Whether the user has accepted the privacy rules; says nothing of who is at home elsewhere. */
  readonly rgpd_privacy: boolean;
}

/** A global map, or at least two territories to put together (B-23). */
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
