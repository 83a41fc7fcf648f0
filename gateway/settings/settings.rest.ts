import type { MutationEditSettingsArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag, ids } from '../parts/rest/wire.ts';

interface WireNamed {
  readonly id: number;
  readonly name: string;
}

export interface WireSettings {
  readonly standard_period: number;
  readonly campaign_period: number;
  readonly stand_period: number;
  readonly standard_period_before_stood: number;
  readonly campaign_period_before_stood: number;
  readonly pre_warning: number;
  readonly sendmail: boolean;
  readonly cronmail: boolean;
  readonly bypass_no_visited: boolean;
  readonly restrict_exits: boolean;
  readonly restrict_returns: boolean;
  readonly restrict_activities: boolean;
  readonly activity_ids: readonly number[];
  readonly online_automatic_return: boolean;
  readonly basemap_provider_id: number;
  readonly polygon_line: boolean;
  readonly polygon_line_color: string;
  readonly polygon_line_dash: string;
  readonly polygon_fill_color: string;
  readonly polygon_fill_opacity: number;
  readonly build_maps_puzzle: boolean;
  readonly build_maps_puzzle_enable: boolean;
  /** Sent by our backend only (B-22). */
  readonly archive_of?: number;
  readonly basemap_providers?: readonly (WireNamed & { readonly offline?: boolean })[];
  readonly ground?: { readonly name: string; readonly source_date: string | null } | null;
  readonly activities?: readonly WireNamed[];
  readonly version?: string;
  readonly forget_names_years?: number;
  readonly unvisited_reconfirm_years?: number;
  readonly end_map_links?: boolean;
  readonly old_names?: readonly {
    readonly years: number;
    readonly count: number;
    readonly before: string;
  }[];
}

/** REST calls of the settings (REST-55, REST-56). */
export const settingsRest = (rest: Rest) => ({
  settings: () => rest.get<WireSettings>('/congregation/setting/view'),

  activities: () => rest.get<{ readonly activities: readonly WireNamed[] }>('/history/activity'),

  editSettings: ({ form, version, forceOverwrite }: MutationEditSettingsArgs) =>
    rest.post<{ readonly version?: string }>('/congregation/setting/edit', {
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
    }),
});
