import type { StreetState } from '#schema/generated.ts';

export interface Street {
  readonly name: string;
  readonly metres: number;
  readonly state: StreetState;
}

/** A street gets another state. */
export interface Tick {
  readonly street: string;
  readonly state: StreetState;
}

/** The streets after these ticks, in their order. */
export function ticked(streets: readonly Street[], ticks: readonly Tick[]): readonly Street[] {
  const states = new Map(ticks.map(({ street, state }) => [street, state]));
  return streets.map((street) => ({ ...street, state: states.get(street.name) ?? street.state }));
}

/** What has been covered, in percent of the length of all streets, those done before and listed no more included (OWN-126). */
export function coveredPercent(totalMetres: number, streets: readonly Street[]): number {
  const left = streets.reduce((sum, { metres, state }) => sum + (state === 'done' ? 0 : metres), 0);
  if (totalMetres === 0) return 0;
  const percent = Math.round(((totalMetres - left) * 100) / totalMetres);
  return left > 0 ? Math.min(percent, 99) : 100;
}

/** Pressing a mark that is set takes it away. */
export const toggled = (state: StreetState, wanted: 'done' | 'again'): StreetState =>
  state === wanted ? 'left' : wanted;
