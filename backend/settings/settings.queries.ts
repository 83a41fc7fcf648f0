import type { Db } from '../parts/db/database.ts';
import type { Settings } from './settings.rules.ts';

interface IdAndName {
  readonly id: number;
  readonly name: string;
}

interface BasemapProvider extends IdAndName {
  readonly url: string;
}

/** The ground that the site's administrator gave to the congregation. */
interface OwnGround {
  readonly name: string;
  /** Day of its data; null where the file does not tell. */
  readonly source_date: string | null;
}

export interface SettingsRow {
  readonly settings: Settings;
  /** Changes with every save. */
  readonly version: string;
  readonly puzzle_possible: boolean;
  readonly basemap_providers: readonly BasemapProvider[];
  readonly ground: OwnGround | null;
  readonly activities: readonly IdAndName[];
}

/** Locks the settings, so that a concurrent save is detected. */
export async function lockSettings(db: Db): Promise<void> {
  await db.rows(selectForUpdate);
}

const selectForUpdate = `
  select congregation_id
  from congregation_settings
  where congregation_id = current_congregation()
  for update`;

export const settingsRow = (db: Db): Promise<SettingsRow | undefined> =>
  db.row<SettingsRow>(selectSettings);

const selectSettings = `
  select
    to_jsonb(s) - 'congregation_id' || jsonb_build_object('activity_ids', imposed.ids) as settings,
    md5(s::text || imposed.ids::text) as version,
    exists (
      select
      from territory_maps
      where territory_maps.congregation_id = s.congregation_id
        and jsonb_path_exists(
          geojson_feature,
          '$.features[*] ? (@.properties.type == "polygon" && @.geometry.type == "Polygon")'
        )
      offset 1
    ) as puzzle_possible,
    (
      select json_agg(json_build_object('id', id, 'name', name, 'url', url) order by id)
      from basemap_providers
    ) as basemap_providers,
    (
      select json_build_object('name', g.name, 'source_date', g.source_date)
      from congregations c
      join grounds g on g.id = c.ground_id
      where c.id = s.congregation_id
    ) as ground,
    (
      select json_agg(json_build_object('id', id, 'name', name) order by id)
      from activities
    ) as activities
  from congregation_settings s
  cross join lateral (
    select coalesce(jsonb_agg(activity_id order by activity_id), '[]') as ids
    from setting_activities
    where setting_activities.congregation_id = s.congregation_id
  ) imposed
  where s.congregation_id = current_congregation()`;

export async function saveSettings(db: Db, settings: Settings): Promise<void> {
  await db.rows(updateSettings, [JSON.stringify(settings)]);
}

const updateSettings = `
  update congregation_settings s
  set
    standard_period = it.standard_period,
    campaign_period = it.campaign_period,
    stand_period = it.stand_period,
    standard_period_before_stood = it.standard_period_before_stood,
    campaign_period_before_stood = it.campaign_period_before_stood,
    pre_warning = it.pre_warning,
    sendmail = it.sendmail,
    bypass_no_visited = it.bypass_no_visited,
    restrict_exits = it.restrict_exits,
    restrict_returns = it.restrict_returns,
    restrict_activities = it.restrict_activities,
    online_automatic_return = it.online_automatic_return,
    basemap_provider_id = it.basemap_provider_id,
    polygon_line = it.polygon_line,
    polygon_line_color = it.polygon_line_color,
    polygon_line_dash = it.polygon_line_dash,
    polygon_fill_color = it.polygon_fill_color,
    polygon_fill_opacity = it.polygon_fill_opacity,
    build_maps_puzzle = it.build_maps_puzzle,
    forget_names_years = it.forget_names_years,
    unvisited_reconfirm_years = it.unvisited_reconfirm_years,
    end_map_links = it.end_map_links
  from jsonb_populate_record(null::congregation_settings, $1) it
  where s.congregation_id = current_congregation()`;

/** Replaces the imposed activities. */
export async function imposeActivities(db: Db, activityIds: readonly number[]): Promise<void> {
  await db.rows(replaceActivities, [activityIds]);
}

const replaceActivities = `
  with dropped as (
    delete from setting_activities
    where congregation_id = current_congregation()
      and activity_id <> all ($1::integer[])
  )
  insert into setting_activities (congregation_id, activity_id)
  select current_congregation(), id
  from unnest($1::integer[]) id
  on conflict do nothing`;
