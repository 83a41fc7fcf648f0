import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

it('more than ten are shown, all of them, without pages [MYEX-09, GEN-11]', async () => {
  const territories = Array.from({ length: 40 }, (_, at) => ({
    territoryId: String(at + 1),
    historyId: String(100 + at),
    numberName: `T${at + 1}`,
    type: 'Courrier',
    mapLink: null,
    releaseDate: '2026-01-02',
    releaseDateHuman: '02/01/2026',
    theoreticalReturnDate: '2026-05-02',
    theoreticalReturnDateHuman: '02/05/2026',
    activity: 'Porte à porte',
    note: '',
    online: false,
    cssClass: '',
    mayReturn: false,
    asked: [],
  }));
  const myExitedTerritories = {
    assigned: 40,
    today: '2026-03-15',
    territories,
    message: null,
    messageType: 'success',
  };
  await visit('/t-my-exited', {
    answers: { ...menu(), MyExitedTerritories: { myExitedTerritories } },
  });
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(41));
  expect(screen.queryByRole('navigation', { name: /page/iu })).toBe(null);
});
