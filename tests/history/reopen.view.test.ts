import { describe, expect, it } from 'vitest';
import { reopenColumns } from '#web/history/history.columns.tsx';
import { reopenable, reopenAbout } from '#web/history/reopen.view.ts';
import { aHistory, anEntry, openEntry } from './an-entry.ts';

const earlier = anEntry({ historyId: '122', outputNumber: 2, returnDate: '2025-05-01' });
const reopened = (...histories: readonly ReturnType<typeof anEntry>[]) =>
  reopenable(aHistory({ histories: [...histories] }))?.historyId ?? null;

describe('the assignment that can be reopened', () => {
  it('is the one returned last, by number on one day [OWN-236]', () => {
    expect(reopened(earlier, anEntry())).toBe('123');
    expect(
      reopened(anEntry({ historyId: '9', outputNumber: 9, returnDate: '2024-01-01' }), earlier),
    ).toBe('122');
    expect(reopened(anEntry({ historyId: '122', outputNumber: 2 }), anEntry())).toBe('123');
  });

  it('is none where the territory is out, of a removed person, without one, and for who may not edit [OWN-236]', () => {
    expect(reopened(openEntry, anEntry())).toBe(null);
    expect(reopened(anEntry({ userId: null }), earlier)).toBe(null);
    expect(reopened()).toBe(null);
    expect(reopenable(aHistory({ canEdit: false, histories: [anEntry()] }))).toBe(null);
  });

  it('is asked about by territory, person and dates [OWN-236]', () => {
    expect(reopenAbout('T12 - Rue Grimaldi', anEntry())).toBe(
      'T12 - Rue Grimaldi (Autre Rôle 5), sorti le 01/06/2025, rentré le 01/07/2025',
    );
  });

  it('has the only button of its column [OWN-236]', () => {
    const columns = reopenColumns({ historyId: '123', busy: false, onReopen: () => undefined });
    const column = columns.find(({ id }) => id === 'reopen');
    expect([anEntry(), earlier].map((row) => column?.text(row))).toEqual(['Rouvrir', '']);
    expect(column?.cell?.(earlier)).toBe(false);
  });
});
