import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, refusalOf } from '../parts/rest/envelope.ts';
import { settingsRest, type WireSettings } from './settings.rest.ts';

export const settingsResolvers = {
  Query: {
    settings: async (_, __, { rest }) => {
      const calls = settingsRest(rest);
      const settings = fieldsOf(await calls.settings());
      const activities = settings.activities ?? fieldsOf(await calls.activities()).activities;
      return { ...settingsOf(settings), activities: idAndName(activities) };
    },
  },

  Mutation: {
    editSettings: async (_, entered, { rest }) => {
      const reply = await settingsRest(rest).editSettings(entered);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'SettingsSaved',
        notice: noticeOf(reply),
        version: reply.version ?? null,
      };
    },
  },
} satisfies Resolvers;

const settingsOf = (wire: WireSettings) => ({
  standardPeriod: wire.standard_period,
  campaignPeriod: wire.campaign_period,
  standPeriod: wire.stand_period,
  standardPeriodBeforeStood: wire.standard_period_before_stood,
  campaignPeriodBeforeStood: wire.campaign_period_before_stood,
  preWarning: wire.pre_warning,
  sendmail: wire.sendmail,
  cronmail: wire.cronmail,
  bypassNoVisited: wire.bypass_no_visited,
  restrictExits: wire.restrict_exits,
  restrictReturns: wire.restrict_returns,
  restrictActivities: wire.restrict_activities,
  activityIds: wire.activity_ids.map(String),
  onlineAutomaticReturn: wire.online_automatic_return,
  basemapProviderId: String(wire.basemap_provider_id),
  polygonLine: wire.polygon_line,
  polygonLineColor: wire.polygon_line_color,
  polygonLineDash: wire.polygon_line_dash,
  polygonFillColor: wire.polygon_fill_color,
  polygonFillOpacity: wire.polygon_fill_opacity,
  buildMapsPuzzle: wire.build_maps_puzzle,
  forgetNamesYears: wire.forget_names_years ?? null,
  unvisitedReconfirmYears: wire.unvisited_reconfirm_years ?? null,
  endMapLinks: wire.end_map_links ?? null,
  oldNames: (wire.old_names ?? []).map(({ years, count, before }) => ({ years, count, before })),
  buildMapsPuzzleEnable: wire.build_maps_puzzle_enable,
  basemapProviders: (wire.basemap_providers ?? []).map(({ id, name, offline }) => ({
    id: String(id),
    name,
    offline: offline ?? null,
  })),
  ground: wire.ground ? { name: wire.ground.name, sourceDate: wire.ground.source_date } : null,
  version: wire.version ?? null,
  archiveOf: wire.archive_of === undefined ? null : String(wire.archive_of),
});

const idAndName = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ id: String(id), name }));
