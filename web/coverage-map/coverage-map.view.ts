import type { MapFeatures } from '#schema/geojson.ts';
import type { CoverageMapQuery } from '#web/parts/graphql/generated/graphql.ts';

import { withChosen } from '../parts/address/chosen.address.ts';
import type { ColorScheme } from '../parts/theme/theme-choice.ts';
import { dateOf, monthBack, monthsBetween } from './coverage-map.days.ts';
import { ageColour, ageOf, ages, stateColour, states } from './coverage-map.colours.ts';
import {
  coverageAt,
  monthFigures,
  type Coverage,
  type MonthFigures,
} from './coverage-map.rules.ts';
import { coverageTexts as texts } from './coverage-map.texts.ts';

export type CoverageMapData = NonNullable<CoverageMapQuery['coverageMap']>;
export type CoverageTerritory = CoverageMapData['territories'][number];
export type Colouring = 'state' | 'age';

export interface MonthView {
  readonly day: number;
  readonly name: string;
  readonly coverages: readonly Coverage[];
  readonly figures: MonthFigures;
}

export interface LegendLine {
  readonly key: string;
  readonly text: string;
  readonly colour: string;
  readonly count: number;
}

export interface FactsView {
  readonly numberName: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly links: readonly { readonly text: string; readonly to: string }[];
}

const monthFormat = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC' });

export const dayText = (day: number): string => dayFormat.format(new Date(dateOf(day)));

/** All territories at the end of the month `back` months ago. */
export function monthView(
  territories: readonly CoverageTerritory[],
  today: number,
  back: number,
): MonthView {
  const span = monthBack(today, back);
  return {
    day: span.to,
    name: back === 0 ? texts.today : monthFormat.format(new Date(dateOf(span.to))),
    coverages: territories.map((territory) => coverageAt(territory, span.to, today)),
    figures: monthFigures(territories, span),
  };
}

/** The territory index of each polygon: polygons are sent in the order of the territories. */
export const ownersOf = (territories: readonly CoverageTerritory[]): readonly number[] =>
  territories.flatMap(({ drawn }, at) => Array.from({ length: drawn }, () => at));

/** The shapes, each with the number and the name of its territory. */
export const namedFeatures = (
  { geojsonFeature, territories }: CoverageMapData,
  owners: readonly number[],
): MapFeatures | null =>
  geojsonFeature && {
    ...geojsonFeature,
    features: geojsonFeature.features.map((feature, at) => {
      const desc = territories[owners[at] ?? -1]?.numberName ?? feature.properties.desc;
      return { ...feature, properties: { ...feature.properties, desc } };
    }),
  };

const ageAt = ({ coverages, day }: MonthView, at: number) => {
  const covered = coverages[at]?.covered ?? null;
  return ageOf(covered === null ? null : monthsBetween(covered, day));
};

export function colourOf(
  month: MonthView,
  colouring: Colouring,
  scheme: ColorScheme,
): (at: number) => string {
  return (at) =>
    colouring === 'age'
      ? ageColour(ageAt(month, at), scheme)
      : stateColour(month.coverages[at]?.state ?? 'never', scheme);
}

/** The legend of a month: each colour with its meaning and the number of territories. */
export function legendOf(
  month: MonthView,
  colouring: Colouring,
  scheme: ColorScheme,
): readonly LegendLine[] {
  if (colouring === 'age') {
    const counted = month.coverages.map((_, at) => ageAt(month, at));
    return ages.map((age) => ({
      key: age,
      text: texts.ages[age],
      colour: ageColour(age, scheme),
      count: counted.filter((it) => it === age).length,
    }));
  }
  return states.map((state) => ({
    key: state,
    text: texts.states[state],
    colour: stateColour(state, scheme),
    count: month.coverages.filter((it) => it.state === state).length,
  }));
}

/** Details of a territory in a month; links are offered by its state today. */
export function factsOf(
  { territories, people, manages }: Pick<CoverageMapData, 'territories' | 'people' | 'manages'>,
  at: number,
  month: MonthView,
  now: MonthView,
): FactsView | null {
  const territory = territories[at];
  const coverage = month.coverages[at];
  const present = now.coverages[at];
  if (!territory || !coverage || !present) return null;
  const { state, covered, open } = coverage;
  return {
    numberName: territory.numberName,
    facts: [
      [texts.state, texts.states[state]],
      ...(state === 'booked' ? [[texts.booking, territory.booking] as const] : []),
      ...(open === null
        ? []
        : [
            [texts.since, dayText(open.released)] as const,
            [texts.due, dayText(open.due)] as const,
          ]),
      ...(open !== null && manages
        ? [[texts.holder, people[open.person] ?? texts.removed] as const]
        : []),
      [
        texts.covered,
        covered === null
          ? texts.coveredNever
          : texts.coveredOn(dayText(covered), monthsBetween(covered, month.day)),
      ],
    ],
    links: [
      { text: texts.open, to: `/t-view/${territory.territoryId}` },
      ...(manages ? actionsOn(territory, present) : []),
    ],
  };
}

function actionsOn(territory: CoverageTerritory, { open, state }: Coverage) {
  const chosen = withChosen(new URLSearchParams(), [territory.territoryId]).toString();
  if (open === null) return [{ text: texts.exit, to: `/t-exit?${chosen}` }];
  const search = new URLSearchParams({ q: territory.numberName }).toString();
  return [
    { text: texts.return, to: `/t-return?${chosen}` },
    ...(state === 'soon' || state === 'late'
      ? [{ text: texts.reprieve, to: `/t-exited?${search}` }]
      : []),
  ];
}
