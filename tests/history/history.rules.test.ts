import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../backend/history/history-event.rules.ts';
import {
  addHistoryEntry,
  editHistoryEntry,
  overlap,
  removeHistoryEntry,
  type Entry,
  type HistoryFacts,
} from '../../backend/domain/assignment/history.rules.ts';
import { historyEvents } from '../../backend/history/history.texts.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-15');
const entry: Entry = {
  id: 123,
  outputNumber: 3,
  releaseDate: day('2025-06-01'),
  returnDate: day('2025-07-01'),
  userId: 6,
  activityId: 1,
  theoreticalReturnDate: day('2025-10-01'),
  reprieveMonths: 0,
  version: 700,
};
const facts = (more: Partial<HistoryFacts> = {}): HistoryFacts => ({
  numberName: 'T12 - Rue Grimaldi',
  entries: [entry],
  activityKind: 'standard',
  userExists: true,
  periods: { standard: 4, campaign: 2, stand: 1 },
  ...more,
});
const edit = {
  historyId: 123,
  outputNumber: 3,
  releaseDate: entry.releaseDate,
  returnDate: entry.returnDate,
  userId: 6,
  activityId: 1,
  version: null,
  forceOverwrite: false,
};

describe('the rules of a history', () => {
  it.each([
    ['2025-08-31', 0, '2025-12-31'],
    ['2025-10-31', 0, '2026-02-28'],
    ['2025-10-31', 1, '2026-03-28'],
    ['2024-10-30', 2, '2025-04-28'],
    ['2023-10-29', 0, '2024-02-29'],
  ])('a release on %s with %i reprieves is due on %s [B-15, B-16]', (release, reprieves, due) => {
    const one = { ...entry, returnDate: null, reprieveMonths: reprieves };
    const sent = { ...edit, releaseDate: day(release), returnDate: null };
    expect(editHistoryEntry(facts({ entries: [one] }), sent, today)).toMatchObject({
      theoreticalReturnDate: day(due),
    });
  });

  it.each([
    ['standard', '2025-10-01'],
    ['campaign', '2025-08-01'],
    ['invitation', '2025-08-01'],
    ['stand', '2025-07-01'],
  ] as const)('another activity, %s, is due on %s [B-15, B-16]', (activityKind, due) => {
    const sent = { ...edit, activityId: 2 };
    expect(editHistoryEntry(facts({ activityKind }), sent, today)).toMatchObject({
      theoreticalReturnDate: day(due),
    });
  });

  it('the first entry is number 1, the next one more than the highest [B-31]', () => {
    const sent = { ...edit, action: 'add', releaseDate: day('2025-08-01'), returnDate: today };
    expect(addHistoryEntry(facts({ entries: [] }), sent, today)).toMatchObject({ outputNumber: 1 });
    expect(addHistoryEntry(facts(), sent, today)).toMatchObject({ outputNumber: 4 });
  });

  it.each([
    ['2025-01-01', '2025-02-01', '2025-02-01', '2025-03-01', false],
    ['2025-01-01', '2025-02-02', '2025-02-01', '2025-03-01', true],
    ['2025-01-01', null, '2024-02-01', '2025-01-01', false],
    ['2025-01-01', null, '2024-02-01', '2025-01-02', true],
    ['2025-01-01', null, '2026-01-01', null, true],
    ['2025-01-15', '2025-01-15', '2025-01-15', '2025-01-15', false],
    ['2025-01-15', '2025-01-15', '2025-01-01', '2025-02-01', true],
  ])('%s to %s and %s to %s overlap: %s [B-66]', (from, to, since, until, is) => {
    const one = { releaseDate: day(from), returnDate: to === null ? null : day(to) };
    const other = { releaseDate: day(since), returnDate: until === null ? null : day(until) };
    expect([overlap(one, other), overlap(other, one)]).toEqual([is, is]);
  });

  it('another version is refused unless overwriting is requested [B-66]', () => {
    const changed = { ...edit, version: '699' };
    expect(editHistoryEntry(facts(), changed, today)).toEqual({ refused: 'changedMeanwhile' });
    for (const sent of [
      { ...changed, forceOverwrite: true },
      { ...edit, version: '700' },
      { ...edit, version: null },
    ]) {
      expect(editHistoryEntry(facts(), sent, today).refused).toBeUndefined();
    }
  });

  it('an unknown territory has nothing to change [RG-05]', () => {
    const unknown = { refused: 'unknownTerritory' };
    expect([
      editHistoryEntry(undefined, edit, today),
      addHistoryEntry(undefined, { ...edit, action: 'add' }, today),
      removeHistoryEntry(undefined, { historyId: 123, outputNumber: 3 }),
    ]).toEqual([unknown, unknown, unknown]);
  });

  it('the log tells what changed and by which new value, in at most 120 characters [B-81]', () => {
    const written = {
      outputNumber: 999_999,
      releaseDate: day('2025-06-02'),
      returnDate: day('2025-07-03'),
      userId: 5,
      activityId: 2,
      theoreticalReturnDate: day('2025-08-02'),
    };
    const before = { ...entry, outputNumber: 999_998 };
    const changes = changesOf(before, written);
    const line = changes && historyEvents.edited(before.outputNumber, changes);
    expect(line).toBe(
      'Attribution n° 999998 modifiée\u202F: n° 999999, sortie 02/06/2025, rentrée 03/07/2025, proclamateur, activité',
    );
    expect(line?.length).toBeLessThanOrEqual(120);
    expect(changesOf(entry, { ...entry })).toBeNull();
    expect(changesOf(entry, { ...entry, returnDate: day('2025-07-02') })).toEqual({
      returnDate: '02/07/2025',
    });
  });
});
