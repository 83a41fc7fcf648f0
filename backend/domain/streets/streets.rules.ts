import type { Temporal } from 'temporal-polyfill';
import type { GroundStreet } from '#engines/paper/card/card-sheet.ts';

const states = ['left', 'done', 'again'] as const;
export type StreetState = (typeof states)[number];

export interface Street extends GroundStreet {
  readonly state: StreetState;
}

export interface Round {
  /** Of all its streets, those that were done before a return and are no longer kept included. */
  readonly totalMetres: number;
  readonly streets: readonly Street[];
}

/** Null for any other word. */
export const stateIn = (sent: string): StreetState | null =>
  states.find((state) => state === sent) ?? null;

/** A round that has not begun: everything is left. */
export const newRound = (streets: readonly GroundStreet[]): Round => ({
  totalMetres: lengthOf(streets),
  streets: streets.map((street) => ({ ...street, state: 'left' })),
});

const lengthOf = (streets: readonly GroundStreet[]): number =>
  streets.reduce((sum, { metres }) => sum + metres, 0);

/** What has been covered, in percent of the length of all streets; 100 only when nothing is left (OWN-126). */
export function covered({ totalMetres, streets }: Round): number {
  const left = lengthOf(streets.filter(({ state }) => state !== 'done'));
  if (totalMetres === 0) return 0;
  const percent = Math.round(((totalMetres - left) * 100) / totalMetres);
  if (left > 0) return Math.min(percent, 99);
  return 100;
}

/** Streets of the round that a former holder has done, which are no longer listed (OWN-125). */
export const someBefore = ({ totalMetres, streets }: Round): boolean =>
  lengthOf(streets) < totalMetres;

export type MarkRuling =
  | { readonly refused: 'notHeld' | 'unknownState' | 'unknownStreet' | 'overtaken' }
  | { readonly refused?: undefined; readonly state: StreetState };

export interface Mark {
  readonly street: string;
  /** `both`: all that the round has of it. */
  readonly side: string;
  readonly state: string;
}

/** The longest that a mark may wait on a device: as long as a permission to make it is good. */
const longestWait = 30 * 24 * 60 * 60;

/** When a mark was made; the device says for how long it waited, never a date. */
export const markedAt = (secondsAgo: number, now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ seconds: Math.min(secondsAgo, longestWait) });

/** Whoever has the territory marks its streets, nobody else (OWN-124), whole or by their sides (OWN-160). */
export function markedStreet(
  round: Round,
  held: boolean,
  { street, side, state: sent }: Mark,
): MarkRuling {
  if (!held) return { refused: 'notHeld' };
  const state = stateIn(sent);
  if (state === null) return { refused: 'unknownState' };
  const known = round.streets.some(
    (own) => own.name === street && (side === 'both' || own.side === side),
  );
  return known ? { state } : { refused: 'unknownStreet' };
}
