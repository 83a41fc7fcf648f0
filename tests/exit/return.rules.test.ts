import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../backend/domain/assignment/exit.rules.ts';
import {
  territoriesOut,
  returnTerritories,
  type TerritoryToReturn,
  type ReturnCommand,
} from '../../backend/domain/assignment/return.rules.ts';

const on = (day: string) => Temporal.PlainDate.from(day);
const today = on('2026-03-31');
const manager: Caller = { userId: 3, role: 3 };
const elder: Caller = { userId: 4, role: 4 };
const publisher: Caller = { userId: 5, role: 5 };
const numberName = 'T12 - Rue Grimaldi';

const held = (userId: number | null, released: string, online = true): TerritoryToReturn => ({
  id: 12,
  numberName,
  open: { userId, online, releaseDate: on(released) },
});
const back: TerritoryToReturn = { id: 12, numberName, open: null };

const returned = (
  caller: Caller,
  territory: TerritoryToReturn,
  sent: Partial<ReturnCommand> = {},
  restrictReturns = false,
) =>
  returnTerritories(
    { territories: [territory], restrictReturns },
    { territoryIds: [12], returnDate: today, ...sent },
    caller,
    today,
  );

describe('a return by a manager', () => {
  it.each(['2026-03-01', '2026-03-31'])('ends on the day he names, %s [RET-04, RET-11]', (day) => {
    expect(returned(manager, held(5, '2026-03-01', false), { returnDate: on(day) })).toEqual({
      returnDate: on(day),
    });
  });

  it.each([
    ['nothing chosen', held(5, '2026-03-01'), { territoryIds: [] }, { refused: 'noneChosen' }],
    [
      'an unknown one',
      held(5, '2026-03-01'),
      { territoryIds: [12, 13] },
      { refused: 'unknownTerritory' },
    ],
    ['one that is in', back, {}, { refused: 'notOut', numberName }],
    ['no date', held(5, '2026-03-01'), { returnDate: null }, { refused: 'required' }],
    [
      'an impossible date',
      held(5, '2026-03-01'),
      { returnDate: 'invalid' },
      { refused: 'invalidDate' },
    ],
    [
      'the day before the exit',
      held(5, '2026-03-01'),
      { returnDate: on('2026-02-28') },
      { refused: 'returnOutOfRange' },
    ],
    [
      'tomorrow',
      held(5, '2026-03-01'),
      { returnDate: on('2026-04-01') },
      { refused: 'returnOutOfRange' },
    ],
  ] as const)('is refused with %s [REST-43, RET-14]', (_, territory, sent, expected) => {
    expect(returned(manager, territory, sent)).toEqual(expected);
  });

  it('may be of a removed account, and is not bound by restrictions [RET-10, B-48]', () => {
    expect(returned(manager, held(null, '2026-03-01'), {}, true)).toEqual({ returnDate: today });
  });
});

describe('a return by somebody who is not a manager', () => {
  it.each([
    ['2026-03-16', { refused: 'notReturnableYet' }],
    ['2026-03-15', { returnDate: today }],
    ['2025-01-01', { returnDate: today }],
  ])('of an online exit on %s [RET-09, B-67]', (released, expected) => {
    expect(returned(publisher, held(5, released))).toEqual(expected);
    expect(returned(elder, held(4, released))).toEqual(expected);
  });

  it('is dated today, whatever the form says [RET-04]', () => {
    for (const returnDate of [on('2026-03-20'), 'invalid', null] as const) {
      expect(returned(publisher, held(5, '2026-03-01'), { returnDate })).toEqual({
        returnDate: today,
      });
    }
  });

  it.each([
    [
      'of somebody else',
      publisher,
      held(6, '2026-01-01'),
      false,
      { refused: 'notYours', numberName },
    ],
    [
      'of nobody any more',
      publisher,
      held(null, '2026-01-01'),
      false,
      { refused: 'notYours', numberName },
    ],
    ['offline', publisher, held(5, '2026-01-01', false), false, { refused: 'notReturnableYet' }],
    [
      'while returns are restricted',
      publisher,
      held(5, '2026-01-01'),
      true,
      { refused: 'returnsRestricted' },
    ],
    [
      'offline as an elder',
      elder,
      held(4, '2026-01-01', false),
      true,
      { refused: 'notReturnableYet' },
    ],
  ] as const)(
    '%s is refused [RET-09, RET-10, B-103]',
    (_, caller, territory, restricted, expected) => {
      expect(returned(caller, territory, {}, restricted)).toEqual(expected);
    },
  );

  it('is allowed to an elder while it is restricted for publishers [RET-10, B-09]', () => {
    expect(returned(elder, held(4, '2026-01-01'), {}, true)).toEqual({ returnDate: today });
  });
});

describe('a cancellation', () => {
  it('needs chosen territories that are known and out [REST-45, CAN-04]', () => {
    expect(territoriesOut([], [])).toEqual({ refused: 'noneChosen' });
    expect(territoriesOut([], [12])).toEqual({ refused: 'unknownTerritory' });
    expect(territoriesOut([back], [12])).toEqual({ refused: 'notOut', numberName });
    const territory = held(5, '2026-03-01');
    expect(territoriesOut([territory], [12])).toEqual({ territories: [territory] });
  });
});
