import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { aReport, aWord, lineOf } from './import-events.ts';

const open = aReport({
  created: 1,
  incomplete: 2,
  lines: [lineOf(2, 'created'), lineOf(3, 'incomplete'), lineOf(4, 'incomplete')],
  words: [
    aWord({ lines: [3] }),
    aWord({ word: 'Éva', otherSpellings: [], lines: [4], newName: null, newFault: 'Trop court' }),
  ],
  offers: [{ field: 'person', options: [{ id: '40', name: 'DUPOND Jeanne' }] }],
});
const judged = aReport({
  ...open,
  created: 3,
  incomplete: 0,
  peopleCreated: 1,
  lines: [2, 3, 4].map((line) => lineOf(line, 'created')),
});

it('unknown people are decided one by one and together, and the lines are judged and filtered [OWN-130, OWN-131]', async () => {
  const { user, calls } = await visit('/c-import', {
    answers: {
      ...menu(),
      Imports: { imports: [] },
      ImportReport: ({ choices }) => ({
        importReport: Array.isArray(choices) && choices.length === 2 ? judged : open,
      }),
    },
  });
  const file = new File(
    ['Territoire;Proclamateur;Sortie\n1;DUPONT Jean;01/02/2020\n'],
    'registre.csv',
  );
  await user.upload(await screen.findByLabelText('Fichier'), file);
  await user.click(await screen.findByRole('button', { name: 'Vérifier sans rien enregistrer' }));

  const words = await screen.findByRole('region', { name: '2 proclamateurs inconnus' });
  const shown = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
  expect(shown()).toBe(3);
  await user.click(screen.getByRole('button', { name: '2 À compléter' }));
  expect(shown()).toBe(2);
  expect(screen.queryByRole('button', { name: /Refusées/u })).toBe(null);

  await user.click(within(words).getByRole('combobox', { name: /DUPONT Jean/u }));
  expect(
    within(words)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DUPOND Jeanne',
    'Créer «\u202FDUPONT Jean\u202F»',
    'Proclamateur supprimé',
    'Laisser ces lignes de côté',
  ]);
  await user.click(within(words).getByRole('option', { name: /^Créer/u }));
  expect(calls('ImportReport').at(-1)?.['choices']).toEqual([
    { field: 'person', word: 'DUPONT Jean', take: 'created', id: null },
  ]);

  await user.click(
    await within(words).findByRole('button', {
      name: 'Tous en «\u202FProclamateur supprimé\u202F» (1)',
    }),
  );
  expect(calls('ImportReport').at(-1)?.['choices']).toEqual([
    { field: 'person', word: 'DUPONT Jean', take: 'created', id: null },
    { field: 'person', word: 'Éva', take: 'removed', id: null },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Importer 3 lignes' }));
  const question = await screen.findByRole('dialog', {
    name: 'Veux-tu importer ces lignes\u202F?',
  });
  expect(question.textContent).toContain('Importer 3 lignes. Aussi créés\u202F: 1 proclamateur.');
});
