import { describe, expect, it } from 'vitest';
import { refusalError } from '../support/refusal-error.ts';
import { aChoice, exitChoices } from './choices.ts';
import {
  activityFault,
  dateFault,
  exitFormOf,
  forceOfferedAfter,
  forcesOffered,
  stillOffered,
  territoriesOf,
  userFault,
} from '#machines/exit/exit.rules.ts';

const today = '2026-03-15';

describe('the fields of t-exit', () => {
  it.each(['2026-03-15', '2024-02-29', '1999-12-31'])(
    '%j is a valid day [EXIT-18, RET-14]',
    (date) => {
      expect(dateFault(date, today)).toBe(null);
    },
  );

  it.each(['2026-03-16', '2026-02-29', '2026-13-01', '15/03/2026', 'hier'])(
    '%j has the fault of a date [EXIT-18, RET-14, B-106]',
    (date) => {
      expect(dateFault(date, today)).toEqual({ code: 'date' });
    },
  );

  it('empty fields are required [EXIT-18, RET-14]', () => {
    expect(dateFault('', today)).toEqual({ code: 'required' });
    expect(userFault('')).toEqual({ code: 'required' });
    expect(activityFault('')).toEqual({ code: 'required' });
    expect([userFault('3'), activityFault('1')]).toEqual([null, null]);
  });

  it('only offered territories can be chosen, and chosen ones stay known [EXIT-09]', () => {
    const offered = [aChoice('1'), aChoice('2')];
    expect(territoriesOf(['2', '7', '9'], offered, [aChoice('7')])).toEqual([
      aChoice('2'),
      aChoice('7'),
    ]);
    expect(stillOffered([aChoice('2'), aChoice('7')], offered)).toEqual([aChoice('2')]);
  });

  it('a forced online exit is offered to managers, where it is enabled, under another filter [EXIT-15]', () => {
    const offered = (facts: Parameters<typeof exitChoices>[0], filter: 'online' | null) =>
      forcesOffered({
        choices: exitChoices(facts),
        territories: [],
        filter,
        forceOffered: null,
      }).onlineBooking;
    expect([
      offered({}, null),
      offered({}, 'online'),
      offered({ enableOnlineBooking: false }, null),
      offered({ manager: false }, null),
    ]).toEqual([true, false, false, false]);
  });

  it('a refusal may offer to override a booking, until another refusal does not [EXIT-21, B-07]', () => {
    const desk = { choices: exitChoices(), territories: [aChoice('1')], filter: null };
    const offered = (forceOffered: 'create' | 'bookingOverwrite' | null) =>
      forcesOffered({ ...desk, forceOffered }).bookingOverwrite;
    expect([offered('bookingOverwrite'), offered('create'), offered(null)]).toEqual([
      true,
      false,
      false,
    ]);
    const { refusal } = refusalError('Réservé.', 'warning', 'bookingOverwrite');
    expect(forceOfferedAfter(refusal, null)).toBe('bookingOverwrite');
    expect(forceOfferedAfter(refusalError('Non.').refusal, 'bookingOverwrite')).toBe(null);
    expect(forceOfferedAfter('unreachable', 'bookingOverwrite')).toBe('bookingOverwrite');
    expect(forceOfferedAfter(null, 'bookingOverwrite')).toBe('bookingOverwrite');
  });

  it('a return date typed before the switch was turned off is not sent [EXIT-14, EXIT-19]', () => {
    const desk = {
      choices: exitChoices(),
      territories: [aChoice('1')],
      filter: 'paper' as const,
      forceOffered: 'bookingOverwrite' as const,
    };
    const entries = {
      activityId: '1',
      userId: '9',
      releaseDate: today,
      exitAndReturn: false,
      returnDate: today,
      force: { onlineBooking: true, bookingOverwrite: true },
    };
    expect(exitFormOf(desk, entries)).toEqual({
      territoryIds: ['1'],
      activityId: '1',
      userId: '9',
      releaseDate: today,
      exitAndReturn: false,
      returnDate: null,
      forceOnlineBooking: true,
      filter: 'paper',
      forceBookingOverwrite: true,
    });
  });
});
