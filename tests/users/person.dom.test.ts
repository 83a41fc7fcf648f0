import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aHistory, openEntry } from '../history/an-entry.ts';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';
import { settings } from '../territory/settings.ts';

const people = { type: 'one', icon: 'mdi-x', title: 'Liste', target: '/u-list', children: [] };
const withPeople = (additions = true) => menu({ additions, items: [people] });
const row = {
  territoryId: '12',
  historyId: '7',
  numberName: 'T12 - Rue Basse',
  releaseDate: '2026-01-04',
  releaseDateHuman: '04/01/2026',
  activity: 'Invitation',
};
const person = {
  userId: '6',
  login: 'Autre Rôle 5',
  roleDescription: 'Proclamateur',
  editable: true,
  held: [
    {
      ...row,
      theoreticalReturnDate: '2026-03-01',
      theoreticalReturnDateHuman: '01/03/2026',
      cssClass: 'row-late',
      asked: ['month'],
    },
  ],
  past: [{ ...row, historyId: '3', returnDate: '2025-02-04', returnDateHuman: '04/02/2025' }],
};
const page = (answer: object) => ({
  ...withPeople(),
  Person: answer as never,
  PairingCard: failing('pairingCard', 'BACKEND_BAD_RESPONSE'),
});

it('a person’s page shows what he has and had, and leads to what is done for him [OWN-251]', async () => {
  const { calls } = await visit('/u-view/6', { answers: page({ person }) });
  await screen.findByRole('heading', { level: 1, name: 'Autre Rôle 5' });
  const held = within(await screen.findByRole('table', { name: 'A en ce moment (1)' }));
  expect(held.getAllByRole('row')[1]?.textContent).toMatch(
    /^T12 - Rue Basse.*01\/03\/2026.*04\/01\/2026.*Un mois de plus\u202F: demandé/u,
  );
  const past = within(main().getByRole('table', { name: 'A eu (1)' }));
  expect(past.getByRole('link', { name: 'T12 - Rue Basse' }).getAttribute('href')).toBe(
    '/t-view/12',
  );
  const paths = ['Attribuer un territoire', 'Modifier Autre Rôle 5'].map((name) =>
    main().getByRole('link', { name }).getAttribute('href'),
  );
  expect(paths).toEqual(['/t-exit?user=6', '/u-edit?user=6']);
  expect(calls('Person')).toEqual([{ userId: '6' }]);
});

it('whom one may not edit is not offered for it [OWN-251, B-06]', async () => {
  await visit('/u-view/6', { answers: page({ person: { ...person, editable: false } }) });
  await screen.findByRole('link', { name: 'Attribuer un territoire' });
  expect(main().queryByRole('link', { name: /^Modifier/u })).toBe(null);
});

it('who is gone is said to be [OWN-251]', async () => {
  const gone = failing('person', 'REFUSED', 'Ce proclamateur n’existe pas.');
  await visit('/u-view/6', { answers: page(gone) });
  await screen.findByText('Ce proclamateur n’existe pas.');
  expect(main().queryByRole('link', { name: 'Attribuer un territoire' })).toBe(null);
});

const territory = {
  TerritoryPage: {
    territories: { territories: [] },
    territorySettings: settings({ mapLink: null, mapDrawn: false, canEdit: false }),
    territoryHistory: aHistory({ canEdit: false, histories: [openEntry] }),
  },
  TerritoryGround: { territoryGround: null },
};

it.each([
  ['lead to the page of the person for who has the list of people', withPeople(), 2],
  ['are plain text for anybody else', menu(), 0],
  ['are plain text behind a backend of the documented calls', withPeople(false), 0],
])('the names of a territory’s page %s [OWN-251, OWN-195]', async (_, menuAnswer, links) => {
  const answers = { ...menuAnswer, ...territory };
  await visit('/t-view/12', { answers });
  await screen.findByText('En ce moment');
  const named = main().queryAllByRole('link', { name: openEntry.login });
  expect(named.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/u-view/6'),
  );
});
