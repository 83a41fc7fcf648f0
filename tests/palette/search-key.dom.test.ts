import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { aChoice } from '../exit/choices.ts';

const open = async (address: string, answers: Parameters<typeof visit>[1]['answers'] = {}) => {
  const visitor = await visit(address, {
    answers: {
      ...menu(),
      ...nothingMine,
      Palette: { exitChoices: null, returnChoices: null },
      ...answers,
    },
  });
  await screen.findByRole('banner');
  await screen.findByRole('heading', { level: 1 });
  return visitor;
};
const palette = async () => within(await screen.findByRole('dialog', { name: 'Rechercher' }));
const returnable = {
  returnChoices: {
    manager: false,
    message: null,
    returnDate: '2026-03-15',
    territories: [aChoice('7')],
  },
};

describe('the key of the search', () => {
  const keysDialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Touches du clavier' }));

  it('leads to the list of a loan desk, and ? says so [OWN-113, OWN-272]', async () => {
    const { user } = await open('/t-return', { ReturnChoices: returnable });
    const field = await screen.findByRole('combobox');
    await user.keyboard('/');
    expect(document.activeElement).toBe(field);
    expect(field.ariaKeyShortcuts ?? field.getAttribute('aria-keyshortcuts')).toBe('/');
    field.blur();
    await user.keyboard('?');
    expect((await keysDialog()).getByText('chercher dans la liste de l’écran')).toBeTruthy();
  });

  it('leads to the palette where a screen has no list, and ? does not promise it [OWN-113, OWN-272]', async () => {
    const { user } = await open('/t-my-exited');
    await user.keyboard('/');
    expect((await palette()).getByRole('combobox')).toBeTruthy();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rechercher' })).toBe(null));
    await user.keyboard('?');
    const keys = await keysDialog();
    expect(keys.getByText('afficher ces touches')).toBeTruthy();
    expect(keys.queryByText('chercher dans la liste de l’écran')).toBe(null);
  });
});
