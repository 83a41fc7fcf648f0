import type { MutationEditSettingsArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag, ids } from '../parts/rest/wire.ts';

const activityList = wire.list(wire.object({ id: wire.id, name: wire.text }));
const activities = wire.object({ activities: activityList });

const settings = wire.object({
  standard_period: wire.integer,
  campaign_period: wire.integer,
  stand_period: wire.integer,
  standard_period_before_stood: wire.integer,
  campaign_period_before_stood: wire.integer,
  pre_warning: wire.integer,
  sendmail: wire.boolean,
  cronmail: wire.boolean,
  bypass_no_visited: wire.boolean,
  restrict_exits: wire.boolean,
  restrict_returns: wire.boolean,
  restrict_activities: wire.boolean,
  activity_ids: wire.list(wire.id),
  online_automatic_return: wire.boolean,
  basemap_provider_id: wire.id,
  polygon_line: wire.boolean,
  polygon_line_color: wire.text,
  polygon_line_dash: wire.text,
  polygon_fill_color: wire.text,
  polygon_fill_opacity: wire.number,
  build_maps_puzzle: wire.boolean,
  build_maps_puzzle_enable: wire.boolean,
  /** Sent by our backend only (B-22). */
  archive_of: wire.idOrNull,
  basemap_providers: wire.listOrEmpty(
    wire.object({ id: wire.id, name: wire.text, offline: wire.booleanOrNull }),
  ),
  ground: wire.orNull(wire.object({ name: wire.text, source_date: wire.textOrNull })),
  activities: wire.orNull(activityList),
  version: wire.textOrNull,
  forget_names_years: wire.integerOrNull,
  unvisited_reconfirm_years: wire.integerOrNull,
  end_map_links: wire.booleanOrNull,
  old_names: wire.listOrEmpty(
    wire.object({ years: wire.integer, count: wire.integer, before: wire.text }),
  ),
});

const saved = wire.object({ version: wire.textOrNull });

/** REST calls of the settings (REST-55, REST-56). */
export const settingsRest = (rest: Rest) => ({
  settings: () => rest.get('/congregation/setting/view', settings),

  activities: () => rest.get('/history/activity', activities),

  editSettings: ({ form, version, forceOverwrite }: MutationEditSettingsArgs) =>
    rest.postFor(
      '/congregation/setting/edit',
      {
        standard_period: String(form.standardPeriod),
        campaign_period: String(form.campaignPeriod),
        stand_period: String(form.standPeriod),
        standard_period_before_stood: String(form.standardPeriodBeforeStood),
        campaign_period_before_stood: String(form.campaignPeriodBeforeStood),
        pre_warning: String(form.preWarning),
        sendmail: flag(form.sendmail),
        bypass_no_visited: flag(form.bypassNoVisited),
        restrict_exits: flag(form.restrictExits),
        restrict_returns: flag(form.restrictReturns),
        restrict_activities: flag(form.restrictActivities),
        activity_ids: ids(form.activityIds),
        online_automatic_return: flag(form.onlineAutomaticReturn),
        basemap_provider_id: form.basemapProviderId,
        polygon_line: flag(form.polygonLine),
        polygon_line_color: form.polygonLineColor,
        polygon_line_dash: form.polygonLineDash,
        polygon_fill_color: form.polygonFillColor,
        polygon_fill_opacity: String(form.polygonFillOpacity),
        build_maps_puzzle: flag(form.buildMapsPuzzle),
        ...(typeof form.forgetNamesYears === 'number' && {
          forget_names_years: String(form.forgetNamesYears),
        }),
        ...(typeof form.unvisitedReconfirmYears === 'number' && {
          unvisited_reconfirm_years: String(form.unvisitedReconfirmYears),
        }),
        ...(typeof form.endMapLinks === 'boolean' && { end_map_links: flag(form.endMapLinks) }),
        ...(typeof version === 'string' && { version }),
        ...(forceOverwrite && { force_overwrite: flag(forceOverwrite) }),
      },
      saved,
    ),
});
