import type { Temporal } from 'temporal-polyfill';
import { onlineReturnDays } from '#schema/limits.ts';
import { isBefore } from './period.rules.ts';
import type { SentDay } from '../../parts/http/fields.ts';
import { manages } from '../../parts/permissions/permissions.ts';
import type { Caller } from './exit.rules.ts';
import { isPublisher } from '../../parts/permissions/permissions.ts';

export interface TerritoryToReturn {
  readonly id: number;
  readonly numberName: string;
  /** The open assignment; null when the territory is in. */
  readonly open: {
    /** Null when that account was deleted. */
    readonly userId: number | null;
    readonly online: boolean;
    readonly releaseDate: Temporal.PlainDate;
  } | null;
}

export interface ReturnFacts {
  /** The existing ones among those sent, by number. */
  readonly territories: readonly TerritoryToReturn[];
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

/** Rules of returning, in the order of the preconditions of C2 RETURN. */
export function returnTerritories(
  facts: ReturnFacts,
  { territoryIds, returnDate }: ReturnCommand,
  caller: Caller,
  today: Temporal.PlainDate,
): Returns | ReturnRefusal {
  const held = territoriesOut(facts.territories, territoryIds);
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

type TerritoryOut = TerritoryToReturn & { readonly open: NonNullable<TerritoryToReturn['open']> };
const isOut = (territory: TerritoryToReturn): territory is TerritoryOut => territory.open !== null;

/** Shared preconditions of RETURN and CANCEL: at least one territory, all existing, all out. */
export function territoriesOut(
  territories: readonly TerritoryToReturn[],
  ids: readonly number[],
):
  | { readonly refused: 'noneChosen' | 'unknownTerritory' }
  | { readonly refused: 'notOut'; readonly numberName: string }
  | { readonly refused?: undefined; readonly territories: readonly TerritoryOut[] } {
  if (ids.length === 0) return { refused: 'noneChosen' };
  if (territories.length < ids.length) return { refused: 'unknownTerritory' };
  const back = territories.find((it) => !isOut(it));
  if (back) return { refused: 'notOut', numberName: back.numberName };
  return { territories: territories.filter(isOut) };
}

/** Preconditions 3 and 4 (B-67, B-103). */
function nonManagerRefusal(
  { restrictReturns }: ReturnFacts,
  held: readonly TerritoryOut[],
  { userId, role }: Caller,
  today: Temporal.PlainDate,
): ReturnRefusal | null {
  const other = held.find(({ open }) => open.userId !== userId);
  if (other) return { refused: 'notYours', numberName: other.numberName };
  if (isPublisher(role) && restrictReturns) return { refused: 'returnsRestricted' };
  const lastDay = today.subtract({ days: onlineReturnDays });
  const ripe = held.every(({ open }) => open.online && isBefore(open.releaseDate, lastDay));
  return ripe ? null : { refused: 'notReturnableYet' };
}
