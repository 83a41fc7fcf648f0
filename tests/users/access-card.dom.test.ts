import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';

afterEach(() => vi.unstubAllGlobals());

const choices = {
  UserAddChoices: {
    existingUsers: [],
    allowedRoles: [{ id: '5', description: 'Proclamateur' }],
  },
};
const added = (password: string | null) => ({
  AddUser: {
    addUser: {
      __typename: 'UserAdded',
      password,
      notice: { text: 'Proclamateur ajouté.', color: null, timeout: null, undo: null, about: null },
    },
  },
});

async function addJeanne(answers: object) {
  const visitor = await visit('/u-add', { answers: { ...menu(), ...choices, ...answers } });
  await visitor.user.type(await screen.findByLabelText('NOM Prénom'), 'DUPONT Jeanne');
  await visitor.user.click(screen.getByRole('button', { name: 'Créer' }));
  return visitor;
}

it('a password that is to be handed over stands on a card, copied and printed with all that one signs in with [B-50, OWN-261]', async () => {
  const { user } = await addJeanne(added('abcdef234567'));
  const card = await screen.findByRole('region', { name: 'Accès de DUPONT Jeanne' });
  await waitFor(() => expect(document.activeElement).toBe(card));
  screen.getByText('Proclamateur ajouté.');
  expect([...card.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Nom',
    'DUPONT Jeanne',
    'Assemblée',
    'Monaco',
    'Mot de passe',
    'abcdef234567',
    'Adresse',
    `${location.origin}/login`,
  ]);

  await user.click(within(card).getByRole('button', { name: 'Copier' }));
  await within(card).findByRole('button', { name: 'Copié' });
  expect(await navigator.clipboard.readText()).toBe(
    `Nom\u202F: DUPONT Jeanne\nAssemblée\u202F: Monaco\nMot de passe\u202F: abcdef234567\nAdresse\u202F: ${location.origin}/login`,
  );

  const sheets: (number | undefined)[] = [];
  const ofPaper = () => [...document.querySelectorAll('body > div > dl')];
  vi.stubGlobal('print', () => sheets.push(ofPaper().length));
  await user.click(within(card).getByRole('button', { name: 'Imprimer' }));
  expect(sheets).toEqual([1]);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(ofPaper()).toEqual([]));

  await user.click(within(card).getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText('abcdef234567')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('NOM Prénom'));
});

it('without a password to hand over the server’s notice is shown, and no card [UADD-10]', async () => {
  await addJeanne(added(null));
  await screen.findByText('Proclamateur ajouté.');
  expect(screen.queryByRole('region', { name: 'Accès de DUPONT Jeanne' })).toBeNull();
});
