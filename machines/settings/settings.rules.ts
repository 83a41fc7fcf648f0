import type { Fault } from '../parts/fields/fields.rules.ts';
import type { Settings, SettingsForm } from '#schema/generated.ts';
import { periodMaxMonths, preWarningMaxWeeks } from '#schema/limits.ts';

/** Values of the form: numbers as typed, and the switch for returns as shown (SET-11, B-09). */
export interface SettingsEntries {
  readonly standardPeriod: string;
  readonly campaignPeriod: string;
  readonly standPeriod: string;
  readonly standardPeriodBeforeStood: string;
  readonly campaignPeriodBeforeStood: string;
  readonly preWarning: string;
  readonly sendmail: boolean;
  readonly bypassNoVisited: boolean;
  readonly restrictExits: boolean;
  readonly everybodyReturns: boolean;
  readonly restrictActivities: boolean;
  readonly activityIds: readonly string[];
  readonly onlineAutomaticReturn: boolean;
  readonly basemapProviderId: string;
  readonly polygonLine: boolean;
  readonly polygonLineColor: string;
  readonly polygonLineDash: string;
  readonly polygonFillColor: string;
  readonly polygonFillOpacity: string;
  readonly buildMapsPuzzle: boolean;
  /** Empty where the backend cannot erase names. */
  readonly forgetNamesYears: string;
  /** Empty where the backend has no places not to be visited. */
  readonly unvisitedReconfirmYears: string;
  /** Null where the backend cannot end them. */
  readonly endMapLinks: boolean | null;
}

const upTo =
  (most: number) =>
  (typed: string): Fault | null =>
    /^\d+$/u.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most
      ? null
      : { code: 'positive' };

/** Months, 1 to 12 (SET-03). */
export const monthsFault = upTo(periodMaxMonths);

/** Weeks, 1 to 4 (SET-04). */
export const weeksFault = upTo(preWarningMaxWeeks);

/** `#rrggbb` (SET-14, SET-15). */
export const colourFault = (typed: string): Fault | null =>
  /^#[\da-f]{6}$/iu.test(typed.trim()) ? null : { code: 'colour' };

/** Activities are restricted, but none is selected (B-11). */
export const lacksActivity = ({ restrictActivities, activityIds }: SettingsEntries): boolean =>
  restrictActivities && activityIds.length === 0;

export type SettingsPart = 'periods' | 'mails' | 'online' | 'maps';

/** Panels that contain an invalid field. */
export function faultyParts(entered: SettingsEntries): readonly SettingsPart[] {
  const months = [
    entered.standardPeriod,
    entered.campaignPeriod,
    entered.standPeriod,
    entered.standardPeriodBeforeStood,
    entered.campaignPeriodBeforeStood,
  ];
  const colours = [entered.polygonLineColor, entered.polygonFillColor];
  const parts: SettingsPart[] = [];
  if (months.some(monthsFault)) parts.push('periods');
  if (weeksFault(entered.preWarning)) parts.push('mails');
  if (lacksActivity(entered)) parts.push('online');
  if (colours.some(colourFault)) parts.push('maps');
  return parts;
}

export const settingsFilled = (entered: SettingsEntries): boolean =>
  faultyParts(entered).length === 0;

const typedYears = (years: number | null): string => (years === null ? '' : String(years));
const sentYears = (years: string): number | null => (years === '' ? null : Number(years));

/** The form's values for saved settings. */
export const entriesOf = (settings: Settings): SettingsEntries => ({
  standardPeriod: String(settings.standardPeriod),
  campaignPeriod: String(settings.campaignPeriod),
  standPeriod: String(settings.standPeriod),
  standardPeriodBeforeStood: String(settings.standardPeriodBeforeStood),
  campaignPeriodBeforeStood: String(settings.campaignPeriodBeforeStood),
  preWarning: String(settings.preWarning),
  sendmail: settings.sendmail,
  bypassNoVisited: settings.bypassNoVisited,
  restrictExits: settings.restrictExits,
  everybodyReturns: !settings.restrictReturns,
  restrictActivities: settings.restrictActivities,
  activityIds: settings.activityIds,
  onlineAutomaticReturn: settings.onlineAutomaticReturn,
  basemapProviderId: settings.basemapProviderId,
  polygonLine: settings.polygonLine,
  polygonLineColor: settings.polygonLineColor,
  polygonLineDash: settings.polygonLineDash,
  polygonFillColor: settings.polygonFillColor,
  polygonFillOpacity: String(settings.polygonFillOpacity),
  buildMapsPuzzle: settings.buildMapsPuzzle,
  forgetNamesYears: typedYears(settings.forgetNamesYears),
  unvisitedReconfirmYears: typedYears(settings.unvisitedReconfirmYears),
  endMapLinks: settings.endMapLinks,
});

/** The input of the mutation; `restrictReturns` is the negation of its switch (SET-12, B-09). */
export const formOf = ({ everybodyReturns, ...entered }: SettingsEntries): SettingsForm => ({
  ...entered,
  standardPeriod: Number(entered.standardPeriod),
  campaignPeriod: Number(entered.campaignPeriod),
  standPeriod: Number(entered.standPeriod),
  standardPeriodBeforeStood: Number(entered.standardPeriodBeforeStood),
  campaignPeriodBeforeStood: Number(entered.campaignPeriodBeforeStood),
  preWarning: Number(entered.preWarning),
  restrictReturns: !everybodyReturns,
  polygonLineColor: entered.polygonLineColor.trim(),
  polygonFillColor: entered.polygonFillColor.trim(),
  polygonFillOpacity: Number(entered.polygonFillOpacity),
  forgetNamesYears: sentYears(entered.forgetNamesYears),
  unvisitedReconfirmYears: sentYears(entered.unvisitedReconfirmYears),
});

/** Saving would erase names that are kept today; as this is final, it is confirmed (OWN-16). */
export function forgetsMore(settings: Settings | null, { forgetNamesYears }: SettingsEntries) {
  const before = settings?.forgetNamesYears ?? 0;
  const after = Number(forgetNamesYears);
  return after > 0 && (before === 0 || after < before);
}

/** Placeholder before the first save. */
export const noForm: SettingsForm = {
  standardPeriod: 0,
  campaignPeriod: 0,
  standPeriod: 0,
  standardPeriodBeforeStood: 0,
  campaignPeriodBeforeStood: 0,
  preWarning: 0,
  sendmail: false,
  bypassNoVisited: false,
  restrictExits: false,
  restrictReturns: false,
  restrictActivities: false,
  activityIds: [],
  onlineAutomaticReturn: false,
  basemapProviderId: '',
  polygonLine: false,
  polygonLineColor: '',
  polygonLineDash: '',
  polygonFillColor: '',
  polygonFillOpacity: 0,
  buildMapsPuzzle: false,
  forgetNamesYears: null,
  unvisitedReconfirmYears: null,
  endMapLinks: null,
};
