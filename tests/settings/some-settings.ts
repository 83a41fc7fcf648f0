import type { Settings, SettingsForm } from '#schema/generated.ts';

/** The settings of a new congregation, as the form sends them. */
export const form: SettingsForm = {
  standardPeriod: 4,
  campaignPeriod: 2,
  standPeriod: 1,
  standardPeriodBeforeStood: 4,
  campaignPeriodBeforeStood: 1,
  preWarning: 1,
  sendmail: false,
  bypassNoVisited: false,
  restrictExits: false,
  restrictReturns: false,
  restrictActivities: false,
  activityIds: [],
  onlineAutomaticReturn: false,
  basemapProviderId: '1',
  polygonLine: true,
  polygonLineColor: '#3388ff',
  polygonLineDash: 'l',
  polygonFillColor: '#3388ff',
  polygonFillOpacity: 0.1,
  buildMapsPuzzle: false,
  forgetNamesYears: 0,
  unvisitedReconfirmYears: 3,
  endMapLinks: false,
};

/** The same settings, as a query answers them. */
export const settings: Settings = {
  ...form,
  forgetNamesYears: 0,
  unvisitedReconfirmYears: 3,
  endMapLinks: false,
  oldNames: [
    { years: 3, count: 12, before: '2023-03-15' },
    { years: 5, count: 1, before: '2021-03-15' },
    { years: 10, count: 0, before: '2016-03-15' },
  ],
  cronmail: false,
  buildMapsPuzzleEnable: false,
  basemapProviders: [
    { id: '1', name: 'OpenStreetMap', offline: false },
    { id: '2', name: 'Plan hors ligne', offline: true },
  ],
  ground: null,
  activities: [
    { id: '1', name: 'Porte à porte' },
    { id: '2', name: 'Campagne' },
  ],
  version: 'v1',
  archiveOf: null,
};
