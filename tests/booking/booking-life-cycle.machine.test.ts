import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { neverEntered, play } from '../support/play.ts';
import { bookingLifeCycleMachine } from './booking-life-cycle.machine.ts';

const manager = { role: 3 };
const elder = { role: 4 };
const input = { territories: ['1', '2', '3', '4'], out: ['4'], bookedElsewhere: ['3'] };
const add = (territoryIds: string[], facts: object = {}) => ({
  type: 'add' as const,
  by: manager,
  bookingType: 'event' as const,
  bookingName: 'Printemps',
  nameTaken: false,
  territoryIds,
  force: false,
  ...facts,
});
const overwrite = (territoryIds: string[], force = false, by = manager) => ({
  type: 'overwrite' as const,
  by,
  territoryIds,
  force,
});
const load = { type: 'load' as const, by: manager };
const clean = { type: 'clean' as const, by: manager };
const remove = { type: 'remove' as const, by: manager };
const merge = (kept: 'this' | 'other', other: string[] | null = ['3']) => ({
  type: 'merge' as const,
  by: manager,
  kept,
  other,
});
const exited = (...territoryIds: string[]) => ({ type: 'exited' as const, territoryIds });
const returned = (...territoryIds: string[]) => ({ type: 'returned' as const, territoryIds });
const elsewhere = (...territoryIds: string[]) => ({
  type: 'bookedElsewhere' as const,
  territoryIds,
});
const around = [exited('1'), returned('1'), elsewhere('1')];
const samples = [add(['1']), load, clean, remove, overwrite(['1']), merge('this'), ...around];
const always = ['bookedElsewhere', 'exited', 'returned'];
type Happening = Parameters<typeof play<typeof bookingLifeCycleMachine>>[2][number];
const after = (...events: Happening[]) => play(bookingLifeCycleMachine, input, events).snapshot;

describe('the life of a booking', () => {
  it('begins with selected territories and a free name [BOOK-03, BOOK-04, BOOK-05, B-41]', () => {
    expect(after()).toOnlyAccept(['add', ...always], samples);
    expect(after().can(add([]))).toBe(false);
    expect(after().can(add(['1'], { bookingName: '' }))).toBe(false);
    expect(after().can(add(['1'], { bookingName: '', bookingType: 'paper' }))).toBe(true);
    expect(after().can(add(['1'], { nameTaken: true }))).toBe(false);
    expect(after().can(add(['99']))).toBe(false);
    expect(after(add(['1', '2'])).context.held).toEqual(['1', '2']);
  });

  it('holds no territory that is out, and one of another booking only by force [BOOK-18, B-39]', () => {
    expect(after().can(add(['4']))).toBe(false);
    expect(after().can(add(['4'], { force: true }))).toBe(false);
    expect(after().can(add(['3']))).toBe(false);
    const forced = after(add(['3'], { force: true }));
    expect(forced.context).toMatchObject({ held: ['3'], bookedElsewhere: [] });
    expect(after(add(['1'])).can(overwrite(['1', '3']))).toBe(false);
    expect(after(add(['1'])).can(overwrite(['1', '3'], true))).toBe(true);
  });

  it('once created it may be displayed, overwritten, cleaned, removed and merged, by managers only [BOOK-02, BOOK-20]', () => {
    expect(after(add(['1']))).toOnlyAccept(
      ['clean', 'load', 'merge', 'overwrite', 'remove', ...always],
      samples,
    );
    const byElder = [
      { ...load, by: elder },
      { ...clean, by: elder },
      { ...remove, by: elder },
      overwrite(['1'], false, elder),
      { ...merge('this'), by: elder },
    ];
    expect(byElder.filter((event) => after(add(['1'])).can(event))).toEqual([]);
    expect(after().can(add(['1'], { by: elder }))).toBe(false);
  });

  it('displaying changes nothing; overwriting replaces everything [BOOK-06, BOOK-09, B-38]', () => {
    const displayed = after(add(['1', '2']), load);
    expect(displayed.value).toEqual({ kept: 'displayed' });
    expect(displayed.context).toEqual(after(add(['1', '2'])).context);
    expect(after(add(['1']), overwrite(['2'])).context.held).toEqual(['2']);
  });

  it('cleaned it still exists, and may be filled again [BOOK-12]', () => {
    const empty = after(add(['1']), clean);
    expect(empty.value).toEqual({ kept: 'empty' });
    expect(empty).toOnlyAccept(
      ['clean', 'load', 'merge', 'overwrite', 'remove', ...always],
      samples,
    );
    expect(after(add(['1']), clean, overwrite(['2'])).value).toEqual({ kept: 'filled' });
  });

  it('merged, it has the territories of both bookings, or no longer exists [BOOK-15, BOOK-17, B-40]', () => {
    expect(after(add(['1']), merge('this')).context).toMatchObject({
      held: ['1', '3'],
      bookedElsewhere: [],
    });
    expect(after(add(['1']), merge('other')).value).toBe('gone');
    expect(after(add(['1'])).can(merge('this', null))).toBe(false);
  });

  it('removed it never comes back [BOOK-14]', () => {
    expect(after(add(['1']), remove)).toOnlyAccept(always, samples);
  });

  it('an exit removes a territory from it for good; the last exit leaves it empty [B-39]', () => {
    const left = after(add(['1', '2']), exited('1'), returned('1'));
    expect(left.context.held).toEqual(['2']);
    expect(after(add(['1']), exited('1')).value).toEqual({ kept: 'empty' });
    expect(after(add(['1']), exited('1')).can(overwrite(['1']))).toBe(false);
    expect(after(add(['1']), elsewhere('1')).value).toEqual({ kept: 'empty' });
  });

  it('every state is reached [DC-03]', () => {
    expect(neverEntered(bookingLifeCycleMachine, [input], samples)).toEqual([]);
  });
});
