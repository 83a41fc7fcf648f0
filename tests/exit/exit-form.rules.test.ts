import { describe, expect, it } from 'vitest';
import { aChoice, exitChoices } from './choices.ts';
import {
  activityFault,
  chosenAmong,
  dateFault,
  exitFormOf,
  forceOnlineOffered,
  stillOffered,
  userFault,
} from '#machines/exit/exit.rules.ts';

const today = '2026-03-15';

describe('the fields of the loan desk', () => {
  it.each(['2026-03-15', '2024-02-29', '1999-12-31'])(
    '%j is a day to enter [EXIT-18, RET-14]',
    (date) => {
      expect(dateFault(date, today)).toBe(null);
    },
  );

  it.each(['2026-03-16', '2026-02-29', '2026-13-01', '15/03/2026', 'hier'])(
    '%j has the one fault of a date [EXIT-18, RET-14, B-106]',
    (date) => {
      expect(dateFault(date, today)).toEqual({ code: 'date' });
    },
  );

  it('what is empty is required [EXIT-18, RET-14]', () => {
    expect(dateFault('', today)).toEqual({ code: 'required' });
    expect(userFault('')).toEqual({ code: 'required' });
    expect(activityFault('')).toEqual({ code: 'required' });
    expect([userFault('3'), activityFault('1')]).toEqual([null, null]);
  });

  it('only what is offered can be chosen, and what was chosen stays known [EXIT-09]', () => {
    const offered = [aChoice('1'), aChoice('2')];
    expect(chosenAmong(['2', '7', '9'], offered, [aChoice('7')])).toEqual([
      aChoice('2'),
      aChoice('7'),
    ]);
    expect(stillOffered([aChoice('2'), aChoice('7')], offered)).toEqual([aChoice('2')]);
  });

  it('forcing online is offered to managers, where it is enabled, under another filter [EXIT-15]', () => {
    const offered = (facts: Parameters<typeof exitChoices>[0], filter: 'online' | null) =>
      forceOnlineOffered({
        choices: exitChoices(facts),
        chosen: [],
        filter,
        forceOffered: false,
      });
    expect([
      offered({}, null),
      offered({}, 'online'),
      offered({ enableOnlineBooking: false }, null),
      offered({ manager: false }, null),
    ]).toEqual([true, false, false, false]);
  });

  it('a return date that was typed before the switch was turned off is not sent [EXIT-14, EXIT-19]', () => {
    const desk = {
      choices: exitChoices(),
      chosen: [aChoice('1')],
      filter: 'paper' as const,
      forceOffered: true,
    };
    const entered = {
      activityId: '1',
      userId: '9',
      releaseDate: today,
      exitAndReturn: false,
      returnDate: today,
      forceOnlineBooking: true,
      force: true,
    };
    expect(exitFormOf(desk, entered)).toEqual({
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
