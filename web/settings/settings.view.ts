import { overwriteOffered } from '#machines/parts/failure/failure.ts';
import type { SnapshotFrom } from 'xstate';

import { questionIn } from '#machines/parts/flow/meta.ts';
import type { settingsMachine } from '#machines/settings/settings.machine.ts';
import { colourFault, type SettingsEntries } from '#machines/settings/settings.rules.ts';
import type { Settings } from '#schema/generated.ts';
import { reconfirmPeriods } from '#schema/limits.ts';

import { isRefusal, problemView } from '../parts/failure/problem.view.ts';
import type { Option } from '../parts/fields/combobox.view.ts';
import { humanDay } from '../parts/fields/date.view.ts';
import { settingsTexts as texts } from './settings.texts.ts';

export function settingsView(snapshot: SnapshotFrom<typeof settingsMachine>) {
  const { settings, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const years = String(snapshot.context.form.forgetNamesYears);
  return {
    settings,
    loading: snapshot.matches('loading'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    refused: failed && isRefusal(problem),
    saving: snapshot.matches('saving'),
    canSave: (entered: SettingsEntries) => snapshot.can({ type: 'save', entered }),
    problem: failed ? null : problemView(problem),
    conflict: !failed && overwriteOffered(problem),
    canOverwrite: (entered: SettingsEntries) => snapshot.can({ type: 'overwrite', entered }),
    canReread: snapshot.can({ type: 'reread' }),
    canDraw: snapshot.can({ type: 'map.open' }),
    drawing: snapshot.matches('drawing'),
    question: questionIn(snapshot.getMeta()),
    about: settings && snapshot.matches('confirming') ? forgottenBy(settings, years) : null,
  };
}

const orderKey = (values: readonly string[]): string => JSON.stringify(values.toSorted());

/** Whether the form differs from what is saved, whatever the order of the activities. */
export const unsaved = (saved: SettingsEntries, entered: SettingsEntries): boolean =>
  orderKey(saved.activityIds) !== orderKey(entered.activityIds) ||
  JSON.stringify({ ...saved, activityIds: [] }) !== JSON.stringify({ ...entered, activityIds: [] });

export const dashOptions: readonly Option[] = Object.entries(texts.dashes).map(([id, name]) => ({
  id,
  name,
}));

export const opacityOptions: readonly Option[] = Object.entries(texts.opacities)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => Number(a.id) - Number(b.id));

/** The basemaps to choose from; the current one is always among them. */
export function basemapOptions({ basemapProviders, basemapProviderId }: Settings) {
  return basemapProviders.some(({ id }) => id === basemapProviderId)
    ? basemapProviders
    : [...basemapProviders, { id: basemapProviderId, name: basemapProviderId }];
}

/**
 * Whose ground the congregation draws on, else what it lacks; null where nothing is missing or the
 * backend does not tell (OWN-71).
 */
export function groundText(
  { ground, basemapProviders }: Settings,
  basemapProviderId: string,
): string | null {
  if (ground) {
    const { name, sourceDate } = ground;
    const data = sourceDate === null ? texts.dataUnknown : texts.dataOf(humanDay(sourceDate));
    return texts.ownGround(name, data);
  }
  const chosen = basemapProviders.find(({ id }) => id === basemapProviderId);
  return chosen?.offline === false ? texts.noGround : null;
}

export const withActivity = (ids: readonly string[], id: string, chosen: boolean) =>
  chosen ? [...ids, id] : ids.filter((other) => other !== id);

const dashArrays = new Map([
  ['s', '4 4'],
  ['m', '10 8'],
  ['l', '20 12'],
]);
const defaultColour = '#3388ff';
const lineWidth = 3;

const shownColour = (typed: string) => (colourFault(typed) ? defaultColour : typed.trim());

/** SVG attributes of the polygon preview (B-21). */
export const previewStyle = (entered: SettingsEntries) => ({
  fill: shownColour(entered.polygonFillColor),
  fillOpacity: Number(entered.polygonFillOpacity),
  stroke: entered.polygonLine ? shownColour(entered.polygonLineColor) : 'none',
  strokeWidth: lineWidth,
  strokeDasharray: dashArrays.get(entered.polygonLineDash),
});

/** How long the history may keep names. */
export const forgetOptions = ({ oldNames }: Settings): readonly Option[] => [
  { id: '0', name: texts.never },
  ...oldNames.map(({ years }) => ({ id: String(years), name: texts.years(years) })),
];

/** After how long a place not to be visited is to be confirmed again. */
export const reconfirmOptions: readonly Option[] = reconfirmPeriods.map((years) => ({
  id: String(years),
  name: texts.afterYears(years),
}));

/** Says how many names would be erased, and that this is final; null where none would. */
export function forgottenBy({ oldNames }: Settings, chosen: string): string | null {
  const old = oldNames.find(({ years }) => String(years) === chosen);
  if (!old) return null;
  const day = humanDay(old.before);
  const now = old.count > 0 ? texts.forgotten(old.count, day) : texts.noneForgotten(day);
  return `${now} ${texts.forever(old.years)}`;
}
