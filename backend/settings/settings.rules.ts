import {
  forgetNamesPeriods,
  periodMaxMonths,
  preWarningMaxWeeks,
  reconfirmPeriods,
} from '#schema/limits.ts';
import type { settingsParts } from './settings.texts.ts';

/** Settings under their wire names (REST-55). */
export interface Settings {
  readonly standard_period: number;
  readonly campaign_period: number;
  readonly stand_period: number;
  readonly standard_period_before_stood: number;
  readonly campaign_period_before_stood: number;
  readonly pre_warning: number;
  readonly sendmail: boolean;
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
  /** Years after which the history drops names; 0 for never (OWN-16). */
  readonly forget_names_years: number;
  /** Years after which a place not to be visited is to be confirmed again (OWN-123). */
  readonly unvisited_reconfirm_years: number;
  /** The public link of a map ends when its territory comes back (OWN-180). */
  readonly end_map_links: boolean;
}

export type SettingsPart = keyof typeof settingsParts;

const parts = {
  periods: [
    'standard_period',
    'campaign_period',
    'stand_period',
    'standard_period_before_stood',
    'campaign_period_before_stood',
    'forget_names_years',
    'unvisited_reconfirm_years',
  ],
  mails: ['pre_warning', 'sendmail'],
  online: [
    'bypass_no_visited',
    'restrict_exits',
    'restrict_returns',
    'restrict_activities',
    'activity_ids',
    'online_automatic_return',
  ],
  maps: [
    'basemap_provider_id',
    'polygon_line',
    'polygon_line_color',
    'polygon_line_dash',
    'polygon_fill_color',
    'polygon_fill_opacity',
    'build_maps_puzzle',
    'end_map_links',
  ],
} as const satisfies Readonly<Record<SettingsPart, readonly (keyof Settings)[]>>;

export interface SettingsFacts {
  readonly present: Settings;
  readonly version: string;
  readonly basemapProviderIds: readonly number[];
  readonly activityIds: readonly number[];
  /** The server can send mails. */
  readonly cronmail: boolean;
}

/** Settings as sent; null leaves the present value. */
export type EnteredSettings = Omit<Settings, Ours> & {
  readonly [name in Ours]: Settings[name] | null;
};
/** Beyond the documents. */
type Ours = 'forget_names_years' | 'unvisited_reconfirm_years' | 'end_map_links';

export interface EditSettings {
  readonly settings: EnteredSettings;
  /** Null from a client that sends no version. */
  readonly version: string | null;
  readonly forceOverwrite: boolean;
}

export type SettingsRuling =
  | {
      readonly refused:
        | 'notPositive'
        | 'invalidColour'
        | 'unknownDash'
        | 'unknownOpacity'
        | 'unknownBasemap'
        | 'unknownActivity'
        | 'noActivity'
        | 'unknownPeriod'
        | 'changedMeanwhile';
    }
  | {
      readonly refused?: undefined;
      readonly settings: Settings;
      /** Empty when nothing changed: nothing is written. */
      readonly changed: readonly SettingsPart[];
    };

/** Rules of saving settings (C2 SETTINGS, B-11, B-14, B-20). */
export function editSettings(facts: SettingsFacts, command: EditSettings): SettingsRuling {
  const { settings } = command;
  if (!months(settings).every((it) => it >= 1 && it <= periodMaxMonths))
    return { refused: 'notPositive' };
  if (!(settings.pre_warning >= 1 && settings.pre_warning <= preWarningMaxWeeks)) {
    return { refused: 'notPositive' };
  }
  if (!isColour(settings.polygon_line_color) || !isColour(settings.polygon_fill_color)) {
    return { refused: 'invalidColour' };
  }
  if (!['n', 's', 'm', 'l'].includes(settings.polygon_line_dash)) return { refused: 'unknownDash' };
  if (![0, 0.1, 0.2].includes(settings.polygon_fill_opacity)) return { refused: 'unknownOpacity' };
  if (!facts.basemapProviderIds.includes(settings.basemap_provider_id)) {
    return { refused: 'unknownBasemap' };
  }
  if (!settings.activity_ids.every((id) => facts.activityIds.includes(id))) {
    return { refused: 'unknownActivity' };
  }
  if (settings.restrict_activities && settings.activity_ids.length === 0) {
    return { refused: 'noActivity' };
  }
  const forget_names_years = settings.forget_names_years ?? facts.present.forget_names_years;
  if (!forgetNamesPeriods.some((period) => period === forget_names_years)) {
    return { refused: 'unknownPeriod' };
  }
  const unvisited_reconfirm_years =
    settings.unvisited_reconfirm_years ?? facts.present.unvisited_reconfirm_years;
  if (!reconfirmPeriods.some((period) => period === unvisited_reconfirm_years)) {
    return { refused: 'unknownPeriod' };
  }
  const after = {
    ...settings,
    sendmail: settings.sendmail && facts.cronmail,
    forget_names_years,
    unvisited_reconfirm_years,
    end_map_links: settings.end_map_links ?? facts.present.end_map_links,
  };
  const changed = changedParts(facts.present, after);
  const outdated = command.version !== null && command.version !== facts.version;
  if (changed.length > 0 && outdated && !command.forceOverwrite) {
    return { refused: 'changedMeanwhile' };
  }
  return { settings: after, changed };
}

const months = (settings: EnteredSettings): readonly number[] => [
  settings.standard_period,
  settings.campaign_period,
  settings.stand_period,
  settings.standard_period_before_stood,
  settings.campaign_period_before_stood,
];

const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const changedParts = (before: Settings, after: Settings): readonly SettingsPart[] =>
  (['periods', 'mails', 'online', 'maps'] as const).filter((part) =>
    parts[part].some((name) => !same(before[name], after[name])),
  );

const same = (one: Settings[keyof Settings], other: Settings[keyof Settings]): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((id) => other.includes(id))
    : one === other;
