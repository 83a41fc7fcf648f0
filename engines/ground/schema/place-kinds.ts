import type { Tags } from '../osm/tag-keys.ts';

export interface PlaceKind {
  readonly kind: string;
  readonly detail: string;
  readonly minZoom: number;
  readonly population: number;
}

interface Rule {
  readonly kind: string;
  readonly minZoom: number;
  /** What a place without a known population is taken for. */
  readonly population: number;
}

const rules: Readonly<Record<string, Rule>> = {
  country: { kind: 'country', minZoom: 5, population: 0 },
  city: { kind: 'locality', minZoom: 7, population: 5000 },
  town: { kind: 'locality', minZoom: 7, population: 10_000 },
  village: { kind: 'locality', minZoom: 10, population: 2000 },
  locality: { kind: 'locality', minZoom: 12, population: 1000 },
  hamlet: { kind: 'locality', minZoom: 11, population: 200 },
  isolated_dwelling: { kind: 'locality', minZoom: 13, population: 100 },
  farm: { kind: 'locality', minZoom: 13, population: 50 },
  allotments: { kind: 'locality', minZoom: 13, population: 1000 },
  quarter: { kind: 'macrohood', minZoom: 10, population: 0 },
  suburb: { kind: 'neighbourhood', minZoom: 12, population: 0 },
  neighbourhood: { kind: 'neighbourhood', minZoom: 12, population: 0 },
};

const populationSteps = [
  0, 200, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 5e6, 1e7, 2e7, 5e7, 1e8, 1e9,
];

export const populationRank = (population: number) =>
  populationSteps.filter((step) => population >= step).length;

/** A named place in the layer `places`; null for what is none. */
export function placeKind(tags: Tags): PlaceKind | null {
  const detail = tags['place'] ?? '';
  const rule = rules[detail];
  if (!rule || tags['name'] === undefined) return null;
  const known = Number.parseInt(tags['population'] ?? '', 10);
  return { ...rule, detail, population: known > 0 ? known : rule.population };
}
