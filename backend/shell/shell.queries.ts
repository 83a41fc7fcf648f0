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
