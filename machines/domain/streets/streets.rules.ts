import type { StreetSide, StreetState } from '#schema/generated.ts';

/** A street, or one of its sides. */
export interface Street {
  readonly name: string;
  readonly side: StreetSide;
  readonly metres: number;
  readonly state: StreetState;
}

/** A street gets another state, or a side of it; `both` is all that is listed of it. */
export interface Tick {
  readonly street: string;
  readonly side: StreetSide;
  readonly state: StreetState;
}

/** A tick with the moment it was made, ms of the device's clock: of two the newer one counts (OWN-213). */
export interface MadeTick extends Tick {
  readonly at: number;
}

/** A tick that can be taken back. */
export interface Mark extends Tick {
  /** What takes it back. */
  readonly back: readonly Tick[];
}

/** The streets after these ticks, in their order. */
export function ticked(streets: readonly Street[], ticks: readonly Tick[]): readonly Street[] {
  return streets.map((street) => {
    const last = ticks.findLast((tick) => concerns(tick, street));
    return last ? { ...street, state: last.state } : street;
  });
}

const concerns = ({ street, side }: Tick, own: Street): boolean =>
  street === own.name && (side === 'both' || side === own.side);

/** What takes a tick of a street, or of a side, back; `parts` are what is listed of it. */
export function asBefore(
  { street, side }: Pick<Tick, 'street' | 'side'>,
  parts: readonly Street[],
): readonly Tick[] {
  const states = new Set(parts.map(({ state }) => state));
  return states.size === 1
    ? [...states].map((state) => ({ street, side, state }))
    : parts.map((part) => ({ street, side: part.side, state: part.state }));
}

/** What has been covered, in percent of the length of all streets, those done before and listed no more included (OWN-126). */
export function coveredPercent(totalMetres: number, streets: readonly Street[]): number {
  const left = streets.reduce((sum, { metres, state }) => sum + (state === 'done' ? 0 : metres), 0);
  if (totalMetres === 0) return 0;
  const percent = Math.round(((totalMetres - left) * 100) / totalMetres);
  return left > 0 ? Math.min(percent, 99) : 100;
}

/** Pressing a mark that is set takes it away. */
export const toggled = (state: StreetState | 'mixed', wanted: 'done' | 'again'): StreetState =>
  state === wanted ? 'left' : wanted;
