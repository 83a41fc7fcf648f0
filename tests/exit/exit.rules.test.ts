import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { theoreticalReturn } from '../../backend/domain/assignment/period.rules.ts';
import {
  bookingFilter,
  exitTerritories,
  type Caller,
  type ExitCommand,
  type ExitFacts,
  type TerritoryToExit,
} from '../../backend/domain/assignment/exit.rules.ts';

const on = (day: string) => Temporal.PlainDate.from(day);
const today = on('2026-03-15');
const manager: Caller = { userId: 3, role: 3 };
const elder: Caller = { userId: 4, role: 4 };
const publisher: Caller = { userId: 5, role: 5 };

const territory = (facts: Partial<TerritoryToExit> = {}): TerritoryToExit => ({
  id: 12,
  numberName: 'T12 - Rue Grimaldi',
  out: false,
  lastReturn: null,
  noVisited: false,
  booking: null,
  ...facts,
});
const online = { name: 'En ligne', type: 'online' } as const;
const event = { name: 'Visite', type: 'event' } as const;

const facts = (changed: Partial<ExitFacts> = {}): ExitFacts => ({
  territories: [territory()],
  restrictExits: false,
  bypassNoVisited: false,
  imposedActivities: null,
  activityKind: 'standard',
  userExists: true,
  onlineEnabled: false,
  periods: { standard: 4, campaign: 2, stand: 1 },
  ...changed,
});

const command = (changed: Partial<ExitCommand> = {}): ExitCommand => ({
  territoryIds: [12],
  activityId: 1,
  userId: 6,
  releaseDate: today,
  returnDate: null,
  exitAndReturn: false,
  forceOnline: false,
  warnOfEvents: false,
  forceOverwrite: false,
  ...changed,
});

const named = 'T12 - Rue Grimaldi';
const forManager = (known: Partial<ExitFacts>, sent: Partial<ExitCommand> = {}) =>
  exitTerritories(facts(known), command(sent), manager, today);
const ownOnline = { territories: [territory({ booking: online })], onlineEnabled: true };

describe('an exit by a manager', () => {
  it('has the user and the date of the form, and is offline [EXIT-22, B-08, B-16]', () => {
    expect(forManager({}, { releaseDate: on('2026-03-01') })).toEqual({
      userId: 6,
      activityId: 1,
      releaseDate: on('2026-03-01'),
      returnDate: null,
      theoreticalReturnDate: on('2026-07-01'),
      territories: [{ id: 12, numberName: named, online: false }],
    });
  });

  it('is closed at once with exit_and_return [EXIT-23, B-68]', () => {
    const sent = {
      exitAndReturn: true,
      releaseDate: on('2026-03-01'),
      returnDate: on('2026-03-01'),
    };
    expect(forManager({}, sent)).toMatchObject({ returnDate: on('2026-03-01') });
    expect(forManager({}, { ...sent, returnDate: today })).toMatchObject({ returnDate: today });
  });

  it('ignores any return date without exit_and_return [EXIT-23]', () => {
    expect(forManager({}, { returnDate: 'invalid' })).toMatchObject({ returnDate: null });
    expect(forManager({}, { returnDate: on('2030-01-01') })).toMatchObject({ returnDate: null });
  });

  it.each([
    ['forced', { forceOnline: true }, territory(), true],
    ['from the online booking', {}, territory({ booking: online }), true],
    ['from another booking', {}, territory({ booking: { name: 'x', type: 'paper' } }), false],
  ] as const)('%s is online: %s [B-08]', (_, sent, it, expected) => {
    const exits = forManager({ territories: [it], onlineEnabled: true }, sent);
    expect(exits.refused ?? exits.territories.map(({ online: is }) => is)).toEqual([expected]);
  });

  it.each([
    ['nothing chosen', {}, { territoryIds: [] }, { refused: 'noneChosen' }],
    ['an unknown one among two', {}, { territoryIds: [12, 13] }, { refused: 'unknownTerritory' }],
    [
      'one that is out',
      { territories: [territory({ id: 11, numberName: 'T11 - Port' }), territory({ out: true })] },
      { territoryIds: [11, 12] },
      { refused: 'alreadyOut', numberName: named },
    ],
    ['nobody named', {}, { userId: null }, { refused: 'required' }],
    ['an unknown person', { userExists: false }, {}, { refused: 'unknownUser' }],
    ['an unknown activity', { activityKind: null }, {}, { refused: 'unknownActivity' }],
    ['no date', {}, { releaseDate: null }, { refused: 'required' }],
    ['an impossible date', {}, { releaseDate: 'invalid' }, { refused: 'invalidDate' }],
    ['tomorrow', {}, { releaseDate: on('2026-03-16') }, { refused: 'releaseInFuture' }],
    [
      'before the last return',
      { territories: [territory({ lastReturn: on('2026-03-02') })] },
      { releaseDate: on('2026-03-01') },
      { refused: 'releaseBeforeReturn', numberName: named },
    ],
    ['no return date', {}, { exitAndReturn: true }, { refused: 'returnOutOfRange' }],
    [
      'an impossible return date',
      {},
      { exitAndReturn: true, returnDate: 'invalid' },
      { refused: 'invalidDate' },
    ],
    [
      'a return before the exit',
      {},
      { exitAndReturn: true, returnDate: on('2026-03-14') },
      { refused: 'returnOutOfRange' },
    ],
    [
      'a return tomorrow',
      {},
      { exitAndReturn: true, returnDate: on('2026-03-16') },
      { refused: 'returnOutOfRange' },
    ],
    [
      'one that is booked for an event, under another filter',
      { territories: [territory({ booking: event })] },
      { warnOfEvents: true },
      { refused: 'bookedForEvent', numberName: named, booking: 'Visite' },
    ],
    ['online without such a booking', {}, { forceOnline: true }, { refused: 'onlineNotEnabled' }],
  ] as const)('is refused with %s [REST-41, EXIT-27, B-07, B-68]', (_, known, sent, expected) => {
    expect(forManager(known, sent)).toEqual(expected);
  });

  it('takes a territory returned the same day, or booked for an event when forced or without the warning [B-07, B-68]', () => {
    const returned = { territories: [territory({ lastReturn: today })] };
    expect(forManager(returned).refused).toBeUndefined();
    const booked = { territories: [territory({ booking: event })] };
    expect(forManager(booked).refused).toBeUndefined();
    expect(
      forManager(booked, { warnOfEvents: true, forceOverwrite: true }).refused,
    ).toBeUndefined();
  });

  it('is not bound by the restrictions for others [EXIT-25, EXIT-26, B-12]', () => {
    const restricted = {
      restrictExits: true,
      imposedActivities: [],
      territories: [territory({ noVisited: true })],
    };
    expect(forManager(restricted).refused).toBeUndefined();
  });
});

describe('an exit by somebody who is not a manager', () => {
  it.each([
    ['an elder', elder, 4],
    ['a publisher', publisher, 5],
  ] as const)(
    '%s gets it for himself, from today and online, whatever the form says [EXIT-24, B-05, B-08]',
    (_, caller, userId) => {
      const smuggled = command({
        userId: 1,
        releaseDate: on('2020-01-01'),
        returnDate: on('2020-01-02'),
        exitAndReturn: true,
        forceOnline: true,
        warnOfEvents: true,
        forceOverwrite: true,
      });
      expect(exitTerritories(facts(ownOnline), smuggled, caller, today)).toEqual({
        userId,
        activityId: 1,
        releaseDate: today,
        returnDate: null,
        theoreticalReturnDate: on('2026-07-15'),
        territories: [{ id: 12, numberName: named, online: true }],
      });
    },
  );

  it('ignores an impossible date in a field that is not used [EXIT-24]', () => {
    const sent = command({ releaseDate: 'invalid', returnDate: 'invalid', userId: 0 });
    expect(exitTerritories(facts(ownOnline), sent, publisher, today).refused).toBeUndefined();
  });

  it.each([
    ['two at a time', publisher, ownOnline, { territoryIds: [12, 13] }, { refused: 'oneAtATime' }],
    [
      'one that is out',
      publisher,
      { territories: [territory({ out: true })] },
      {},
      { refused: 'alreadyOut', numberName: named },
    ],
    [
      'the restriction to elders',
      publisher,
      { ...ownOnline, restrictExits: true },
      {},
      { refused: 'exitsRestricted' },
    ],
    ['one in no booking', elder, {}, {}, { refused: 'notOnline', numberName: named }],
    [
      'one in another booking',
      elder,
      { territories: [territory({ booking: event })] },
      {},
      { refused: 'notOnline', numberName: named },
    ],
    [
      'persons not to be visited',
      elder,
      { territories: [territory({ booking: online, noVisited: true })] },
      {},
      { refused: 'noVisited', numberName: named },
    ],
    [
      'an activity that is not imposed',
      elder,
      { ...ownOnline, imposedActivities: [2, 3] },
      {},
      { refused: 'activityNotOffered' },
    ],
    [
      'an unknown activity',
      elder,
      { ...ownOnline, activityKind: null },
      { activityId: 9 },
      { refused: 'unknownActivity' },
    ],
  ] as const)(
    'is refused with %s [REST-41, EXIT-10, EXIT-25, EXIT-26, B-11, B-12, B-102]',
    (_, caller, known, sent, expected) => {
      expect(exitTerritories(facts(known), command(sent), caller, today)).toEqual(expected);
    },
  );

  it('is allowed to an elder when exits are for elders, with an imposed activity, or when a setting ignores people not to be visited [EXIT-25, EXIT-26, B-12]', () => {
    const known = {
      territories: [territory({ booking: online, noVisited: true })],
      bypassNoVisited: true,
      restrictExits: true,
      imposedActivities: [1],
    };
    expect(exitTerritories(facts(known), command(), elder, today).refused).toBeUndefined();
  });
});

describe('the theoretical return date', () => {
  it.each([
    ['standard', '2026-03-31', '2026-07-31'],
    ['standard', '2025-10-31', '2026-02-28'],
    ['campaign', '2025-12-31', '2026-02-28'],
    ['invitation', '2023-12-31', '2024-02-29'],
    ['stand', '2026-01-31', '2026-02-28'],
  ] as const)('of %s from %s is %s [B-15, B-16]', (kind, from, to) => {
    const periods = { standard: 4, campaign: 2, stand: 1 };
    expect(theoreticalReturn(on(from), kind, periods)).toEqual(on(to));
  });
});

describe('the filter of the list', () => {
  it.each(['', 'none', 'all', 'tous', 'PAPER', 'x'])('%j filters nothing [B-94]', (sent) => {
    expect(bookingFilter(sent)).toBeNull();
  });

  it.each(['paper', 'online', 'event'] as const)('%j is a type of booking [EXIT-06]', (sent) => {
    expect(bookingFilter(sent)).toBe(sent);
  });
});
