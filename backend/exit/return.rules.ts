import type { Temporal } from 'temporal-polyfill';
import { onlineReturnDays } from '#schema/limits.ts';
import { isBefore } from '../assignment/period.rules.ts';
import type { SentDay } from '../http/fields.ts';
import { manages } from '../permissions/permissions.ts';
import type { Caller } from './exit.rules.ts';

export interface HeldTerritory {
  readonly id: number;
  readonly numberName: string;
  /** Null when it is in. */
  readonly open: {
    /** Null when that account is gone. */
    readonly userId: number | null;
    readonly online: boolean;
    readonly releaseDate: Temporal.PlainDate;
  } | null;
}

export interface ReturnFacts {
  /** Those that exist, by number. */
  readonly territories: readonly HeldTerritory[];
  readonly restrictReturns: boolean;
}

export interface ReturnCommand {
  readonly territoryIds: readonly number[];
  readonly returnDate: SentDay;
}

export type ReturnRefusal =
  | {
      readonly refused:
        | 'noneChosen'
        | 'unknownTerritory'
        | 'returnsRestricted'
        | 'notReturnableYet'
        | 'required'
        | 'invalidDate'
        | 'returnOutOfRange';
    }
  | { readonly refused: 'notOut' | 'notYours'; readonly numberName: string };

export interface Returns {
  readonly refused?: undefined;
  readonly returnDate: Temporal.PlainDate;
}

/** C2 RETURN, its preconditions in their order. */
export function returnTerritories(
  facts: ReturnFacts,
  { territoryIds, returnDate }: ReturnCommand,
  caller: Caller,
  today: Temporal.PlainDate,
): Returns | ReturnRefusal {
  const held = heldOf(facts.territories, territoryIds);
  if (held.refused) return held;
  if (!manages(caller.role)) {
    return nonManagerRefusal(facts, held.territories, caller, today) ?? { returnDate: today };
  }
  if (returnDate === null) return { refused: 'required' };
  if (returnDate === 'invalid') return { refused: 'invalidDate' };
  const outOfRange = held.territories.some(
    ({ open }) => isBefore(returnDate, open.releaseDate) || isBefore(today, returnDate),
  );
  return outOfRange ? { refused: 'returnOutOfRange' } : { returnDate };
}

type Held = HeldTerritory & { readonly open: NonNullable<HeldTerritory['open']> };
const isHeld = (territory: HeldTerritory): territory is Held => territory.open !== null;

/** What RETURN and CANCEL ask first: something chosen, all of it known, all of it out. */
export function heldOf(
  territories: readonly HeldTerritory[],
  ids: readonly number[],
):
  | { readonly refused: 'noneChosen' | 'unknownTerritory' }
  | { readonly refused: 'notOut'; readonly numberName: string }
  | { readonly refused?: undefined; readonly territories: readonly Held[] } {
  if (ids.length === 0) return { refused: 'noneChosen' };
  if (territories.length < ids.length) return { refused: 'unknownTerritory' };
  const back = territories.find((it) => !isHeld(it));
  if (back) return { refused: 'notOut', numberName: back.numberName };
  return { territories: territories.filter(isHeld) };
}

/** Pre 3 and 4 (B-67, B-103). */
function nonManagerRefusal(
  { restrictReturns }: ReturnFacts,
  held: readonly Held[],
  { userId, role }: Caller,
  today: Temporal.PlainDate,
): ReturnRefusal | null {
  const other = held.find(({ open }) => open.userId !== userId);
  if (other) return { refused: 'notYours', numberName: other.numberName };
  if (role === 5 && restrictReturns) return { refused: 'returnsRestricted' };
  const lastDay = today.subtract({ days: onlineReturnDays });
  const ripe = held.every(({ open }) => open.online && isBefore(open.releaseDate, lastDay));
  return ripe ? null : { refused: 'notReturnableYet' };
}
