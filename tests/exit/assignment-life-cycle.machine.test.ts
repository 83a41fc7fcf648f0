import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { play } from '../support/play.ts';
import { assignmentLifeCycleMachine } from './assignment-life-cycle.machine.ts';
import type { Congregation } from './assignment.rules.ts';
import type { BookingType } from '#schema/generated.ts';

const manager = { id: '3', role: 3 };
const elder = { id: '4', role: 4 };
const publisher = { id: '5', role: 5 };
const congregation: Congregation = {
  userIds: ['3', '4', '5'],
  assignmentMonths: { '1': 4, '2': 2 },
  imposedActivities: null,
  restrictExits: false,
  restrictReturns: false,
  bypassNoVisited: false,
  onlineAutomaticReturn: false,
  onlineEnabled: true,
};
const input = (
  facts: Partial<Congregation> = {},
  booking: BookingType | null = 'online',
  noVisited = false,
) => ({ congregation: { ...congregation, ...facts }, booking, noVisited, today: '2026-03-15' });
const exit = (facts: object = {}) => ({
  type: 'exit' as const,
  by: manager,
  userId: '5',
  activityId: '1',
  releaseDate: '2026-03-15',
  exitAndReturn: false,
  returnDate: '',
  forceOnline: false,
  ...facts,
});
const own = (by = publisher) => exit({ by, userId: '3', releaseDate: '2020-01-01' });
const bringBack = (by = manager, returnDate = '2026-03-15') => ({
  type: 'return' as const,
  by,
  returnDate,
});
const cancelExit = { type: 'cancelExit' as const, by: manager };
const reprieve = { type: 'reprieve' as const, by: manager };
const day = (today: string) => ({ type: 'day.passed' as const, today });
const booked = (booking: BookingType | null) => ({ type: 'booked' as const, booking });
const samples = [exit(), bringBack(), cancelExit, reprieve, day('2026-03-16'), booked('paper')];
type Happening = Parameters<typeof play<typeof assignmentLifeCycleMachine>>[2][number];
const after = (from: ReturnType<typeof input>, ...events: Happening[]) =>
  play(assignmentLifeCycleMachine, from, events).snapshot;

describe('the life of an assignment', () => {
  it('a territory that is in can only go out; one that is out cannot go out again [EXIT-22, EXIT-27]', () => {
    expect(after(input())).toOnlyAccept(['booked', 'day.passed', 'exit'], samples);
    expect(after(input(), exit())).toOnlyAccept(
      ['cancelExit', 'day.passed', 'reprieve', 'return'],
      samples,
    );
  });

  it('a manager assigns it to anybody, from any day since the last return [EXIT-13, EXIT-22]', () => {
    const { context } = after(input(), exit({ releaseDate: '2025-10-31' }));
    expect(context).toMatchObject({
      holder: '5',
      release: '2025-10-31',
      due: '2026-02-28',
      outputs: 1,
      online: true,
      booking: null,
    });
    const back = after(
      input(),
      exit({ releaseDate: '2026-03-01' }),
      bringBack(manager, '2026-03-10'),
    );
    expect(back.can(exit({ releaseDate: '2026-03-09' }))).toBe(false);
    expect(back.can(exit({ releaseDate: '2026-03-10' }))).toBe(true);
    expect(back.can(exit({ releaseDate: '2026-03-16' }))).toBe(false);
    expect(back.can(exit({ userId: '99' }))).toBe(false);
    expect(back.can(exit({ activityId: '99' }))).toBe(false);
  });

  it('after exit and return in one step it is in, and no longer in its booking [EXIT-23, B-39]', () => {
    const atOnce = { exitAndReturn: true, releaseDate: '2026-03-01' };
    expect(after(input()).can(exit({ ...atOnce, returnDate: '2026-02-28' }))).toBe(false);
    expect(after(input()).can(exit({ ...atOnce, returnDate: '' }))).toBe(false);
    const { value, context } = after(input(), exit({ ...atOnce, returnDate: '2026-03-05' }));
    expect(value).toBe('in');
    expect(context).toMatchObject({ lastReturn: '2026-03-05', outputs: 1, booking: null });
  });

  it('others assign it to themselves, from today, online, whatever the form says [EXIT-24, B-08]', () => {
    const { context } = after(input(), own());
    expect(context).toMatchObject({ holder: '5', release: '2026-03-15', online: true });
    expect(after(input({}, 'paper')).can(own())).toBe(false);
    expect(after(input({}, null)).can(own())).toBe(false);
    expect(after(input({}, 'paper')).can(exit())).toBe(true);
  });

  it('restrict_exits stops publishers, not elders [EXIT-25, B-05]', () => {
    const restricted = after(input({ restrictExits: true }));
    expect([own(), own(elder), exit()].map((event) => restricted.can(event))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('those who are not managers may only choose imposed activities [EXIT-26, B-11]', () => {
    const imposed = after(input({ imposedActivities: ['2'] }));
    expect([own(), own(elder), exit()].map((event) => imposed.can(event))).toEqual([
      false,
      false,
      true,
    ]);
    expect(imposed.can({ ...own(), activityId: '2' })).toBe(true);
  });

  it('people not to be visited exclude a territory from online exits unless a setting allows it [B-12]', () => {
    expect(after(input({}, 'online', true)).can(own())).toBe(false);
    expect(after(input({}, 'online', true)).can(exit())).toBe(true);
    expect(after(input({ bypassNoVisited: true }, 'online', true)).can(own())).toBe(true);
  });

  it('forcing an online exit needs online booking to be enabled [EXIT-15, B-08]', () => {
    const forced = exit({ forceOnline: true });
    expect(after(input({}, null), forced).context.online).toBe(true);
    expect(after(input({}, null), exit()).context.online).toBe(false);
    expect(after(input({ onlineEnabled: false }, null)).can(forced)).toBe(false);
  });

  it('others return their own online assignments after more than fifteen days: not on the fifteenth, but on the sixteenth [RET-09, B-67, B-103]', () => {
    const out = [own(), day('2026-03-30')];
    expect(after(input(), ...out).can(bringBack(publisher))).toBe(false);
    const ripe = [...out, day('2026-03-31')];
    expect(after(input(), ...ripe).can(bringBack(publisher))).toBe(true);
    expect(after(input(), ...ripe).can(bringBack(elder))).toBe(false);
    expect(after(input(), ...ripe, bringBack(publisher, '')).context.lastReturn).toBe('2026-03-31');
    const offline = [exit(), day('2026-06-01')];
    expect(after(input({}, 'paper'), ...offline).can(bringBack(publisher))).toBe(false);
  });

  it('restrict_returns stops publishers, not elders [RET-10]', () => {
    const restricted = input({ restrictReturns: true });
    const later = day('2026-04-15');
    expect(after(restricted, own(), later).can(bringBack(publisher))).toBe(false);
    expect(after(restricted, own(elder), later).can(bringBack(elder))).toBe(true);
  });

  it('a manager returns it on any day it was out [RET-11]', () => {
    const out = after(input(), exit({ releaseDate: '2026-03-10' }));
    const on = (date: string) => out.can(bringBack(manager, date));
    expect(['2026-03-09', '2026-03-16', ''].map(on)).toEqual([false, false, false]);
    expect(['2026-03-10', '2026-03-15'].map(on)).toEqual([true, true]);
  });

  it('a cancelled exit leaves no trace: the next one gets its number [CAN-05, B-69]', () => {
    const { context, value } = after(input(), exit(), cancelExit);
    expect(value).toBe('in');
    expect(context).toEqual({ ...after(input()).context, booking: null });
    expect(after(input(), exit()).can({ ...cancelExit, by: elder })).toBe(false);
  });

  it('each reprieve moves the due day by a month, or to the end of a shorter one [EXD-07, EXD-08, B-19]', () => {
    const out = [exit({ releaseDate: '2025-09-30' }), reprieve];
    expect(after(input(), ...out).context.due).toBe('2026-02-28');
    expect(after(input(), ...out, reprieve).context.due).toBe('2026-03-28');
    expect(after(input(), exit()).can({ ...reprieve, by: publisher })).toBe(false);
  });

  it('with time it is due soon, then late, and a reprieve reverses that [EXD-08, B-17]', () => {
    const out = [exit()];
    const delayOn = (...events: Happening[]) => {
      const { value } = after(input(), ...out, ...events);
      return typeof value === 'object' && (value['out'] as { delay: string }).delay;
    };
    expect(delayOn(day('2026-07-07'))).toBe('onTime');
    expect(delayOn(day('2026-07-08'))).toBe('soon');
    expect(delayOn(day('2026-07-14'))).toBe('soon');
    expect(delayOn(day('2026-07-15'))).toBe('late');
    expect(delayOn(day('2026-07-15'), reprieve)).toBe('onTime');
  });

  it('an online assignment returns by itself on its due day, where the setting says so [B-13]', () => {
    const late = [own(), day('2026-07-20')];
    const { value, context } = after(input({ onlineAutomaticReturn: true }), ...late);
    expect(value).toBe('in');
    expect(context.lastReturn).toBe('2026-07-15');
    expect(after(input(), ...late).matches('out')).toBe(true);
    const offline = after(input({ onlineAutomaticReturn: true }, null), exit(), day('2026-07-20'));
    expect(offline.matches('out')).toBe(true);
  });

  // Numbers and dates are unbounded, so the paths are listed instead of explored.
  it('every state is reached [DC-03]', () => {
    const out = (delay: string, way: string) => ({ out: { delay, way } });
    const forced = exit({ forceOnline: true });
    expect([
      after(input()).value,
      after(input({}, null), exit()).value,
      after(input({}, null), forced, day('2026-07-08')).value,
      after(input({}, null), forced, day('2026-07-15')).value,
    ]).toEqual(['in', out('onTime', 'offline'), out('soon', 'online'), out('late', 'online')]);
  });
});
