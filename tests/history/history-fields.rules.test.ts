import { describe, expect, it } from 'vitest';
import { aHistory, anEntry, edited, entered, openEntry, today } from './an-entry.ts';
import {
  editable,
  entryFilled,
  freshEntry,
  historyFaults,
  historyFormOf,
  savedEntry,
} from '#machines/history/history.rules.ts';

const faultsOf = (facts: Parameters<typeof entered>[0], entry = anEntry()) =>
  Object.fromEntries(
    Object.entries(historyFaults(edited(entry), entered(facts), today))
      .filter(([, fault]) => fault !== null)
      .map(([field, fault]) => [field, fault?.code]),
  );

describe('the fields of an attribution', () => {
  it.each([
    [{}, {}],
    [{ releaseDate: '2024-02-29' }, {}],
    [{ releaseDate: today, returnDate: today }, {}],
    [{ releaseDate: '2026-03-16' }, { releaseDate: 'date', returnDate: 'date' }],
    [{ returnDate: '2026-03-16' }, { returnDate: 'date' }],
    [{ returnDate: '2025-05-31' }, { returnDate: 'date' }],
    [{ returnDate: '2025-06-01' }, {}],
    [{ releaseDate: '2025-02-29' }, { releaseDate: 'date' }],
    [{ returnDate: '32/01/2024' }, { returnDate: 'date' }],
    [{ returnDate: '' }, { returnDate: 'required' }],
    [{ releaseDate: '' }, { releaseDate: 'required' }],
    [{ outputNumber: '' }, { outputNumber: 'required' }],
    [{ outputNumber: '0' }, { outputNumber: 'positive' }],
    [{ outputNumber: '-1' }, { outputNumber: 'positive' }],
    [{ outputNumber: '1.5' }, { outputNumber: 'positive' }],
    [{ outputNumber: 'a' }, { outputNumber: 'positive' }],
    [{ outputNumber: '1' }, {}],
    [{ outputNumber: '999999' }, {}],
    [{ outputNumber: '1000000' }, { outputNumber: 'tooHigh' }],
    [{ userId: '' }, { userId: 'required' }],
    [{ activityId: '' }, { activityId: 'required' }],
  ])('%o has the faults %o [HED-06, HED-07, HED-15, B-57, B-66, B-106]', (facts, faults) => {
    expect(faultsOf(facts)).toEqual(faults);
    expect(entryFilled(edited(anEntry()), entered(facts), today)).toBe(
      Object.keys(faults).length === 0,
    );
  });

  it('an open entry has no return date, and needs none [HED-14]', () => {
    expect(faultsOf({ releaseDate: '2026-02-01', returnDate: '' }, openEntry)).toEqual({});
    expect(
      historyFormOf('12', edited(openEntry), entered({ returnDate: '2026-03-01' }), false),
    ).toMatchObject({ returnDate: null, version: '701' });
  });

  it('a removed user may stay [B-48]', () => {
    expect(faultsOf({ userId: '' }, anEntry({ userId: null }))).toEqual({});
    expect(
      historyFormOf('12', edited(anEntry()), entered({ userId: '' }), false).userId,
    ).toBeNull();
  });

  it('the form holds the fields of the call [HED-08]', () => {
    expect(historyFormOf('12', edited(anEntry()), entered({ outputNumber: '07' }), true)).toEqual({
      territoryId: '12',
      historyId: '123',
      outputNumber: 7,
      releaseDate: '2025-06-01',
      returnDate: '2025-07-01',
      userId: '6',
      activityId: '3',
      version: '700',
      forceOverwrite: true,
    });
  });
});

describe('the right to edit', () => {
  it('comes from the server, and needs an entry [HED-03, B-65]', () => {
    expect([
      editable(aHistory()),
      editable(aHistory({ canEdit: false })),
      editable(aHistory({ histories: [] })),
    ]).toEqual([true, false, false]);
  });
});

describe('the entry in the list', () => {
  const entry = edited(anEntry());
  const other = anEntry({ version: '800', returnDate: '2025-07-09' });

  it('is used after a save, or where nothing was typed [HED-09]', () => {
    const saved = savedEntry(entry, historyFormOf('12', entry, entered(), false));
    expect(saved).toEqual({ ...entry, version: null });
    expect(freshEntry(saved, [other], true)).toBe(other);
    expect(freshEntry(entry, [other], false)).toBe(other);
  });

  it('with another version waits while somebody types: the save will report the conflict [B-66]', () => {
    expect(freshEntry(entry, [other], true)).toBeNull();
  });

  it('with the same version, or no longer listed, changes nothing', () => {
    expect([
      freshEntry(entry, [anEntry()], false),
      freshEntry(entry, [openEntry], false),
      freshEntry(null, [other], false),
    ]).toEqual([null, null, null]);
  });
});
