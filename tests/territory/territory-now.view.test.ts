import { expect, it } from 'vitest';
import { territoryNow } from '#web/territory/territory-now.view.ts';
import { aHistory, anEntry, openEntry } from '../history/an-entry.ts';

it('who has it since when and until when, and from the due day on that it is late [OWN-47]', () => {
  const at = (due: string | null) => territoryNow(aHistory({ theoreticalReturnDate: due }));
  expect(at('2026-03-16')).toEqual({
    state: 'out',
    historyId: '124',
    userId: openEntry.userId,
    login: openEntry.login,
    due: '2026-03-16',
    late: false,
    since: 'Sorti le 01/02/2026 par',
    until: ', à rentrer le 16/03/2026',
  });
  expect(at('2026-03-15')).toMatchObject({
    late: true,
    until: ', en retard depuis le 15/03/2026',
  });
  expect(at(null)).toMatchObject({ late: false, until: '' });
});

it('since when it is in, by the latest return, or that it was never out [OWN-47]', () => {
  const later = anEntry({ historyId: '9', outputNumber: 2, returnDate: '2025-09-30' });
  expect(territoryNow(aHistory({ histories: [anEntry(), later] }))).toEqual({
    state: 'in',
    sentence: 'Libre, rentré le 30/09/2025',
  });
  expect(territoryNow(aHistory({ histories: [] }))).toEqual({
    state: 'in',
    sentence: 'Libre, jamais sorti',
  });
});
