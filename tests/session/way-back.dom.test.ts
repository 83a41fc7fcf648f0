import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, nothingMine } from '../support/dom/answers.ts';
import { type Answers } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const token = 'a.token.b';
const Congregations = { congregations: [{ id: '1', name: 'Monaco' }] };
const SignIn = { signIn: { __typename: 'SignedIn', token, rgpdPrivacy: true } } as const;
const refused = {
  errors: [
    {
      message: 'Tu n’as pas les droits nécessaires.',
      extensions: { code: 'REFUSED', severity: 'error' },
    },
  ],
};

async function signInTo(address: string, answers: Answers) {
  const visitor = await visit(address, {
    token: null,
    answers: { Congregations, SignIn, ...menu(), ...nothingMine, ...answers },
  });
  const { user } = visitor;
  await waitFor(() => expect(visitor.address()).toBe('/login'));
  await user.type(await screen.findByLabelText('Nom Prénom'), 'DEMO Proclamateur');
  await user.type(screen.getByLabelText('Mot de passe'), 'demo2026');
  await user.type(screen.getByRole('combobox', { name: 'Assemblée' }), 'Mona');
  await user.click(await screen.findByRole('option', { name: 'Monaco' }));
  await user.click(screen.getByRole('button', { name: 'Valider' }));
  return visitor;
}

/** Whatever a screen asks first. */
const screens: Record<string, Answers> = {
  '/t-exited': { ExitedTerritories: refused },
  '/t-exit-cancel': { ExitCancelChoices: refused },
  '/c-setting': { Settings: refused, ImportRights: refused },
  '/t-type': { TerritoryTypes: refused },
};

it.each(Object.entries(screens))(
  'whoever may not see %s stands on the own territories after the sign-in, without the refusal [OWN-191]',
  async (path, answers) => {
    const { address } = await signInTo(path, answers);
    await waitFor(() => expect(address()).toBe('/t-my-exited'));
    expect(screen.queryByRole('alert')).toBe(null);
  },
);

it('the refusal of a screen that one opens later is told [OWN-191, GEN-05]', async () => {
  const { address } = await visit('/t-exited', {
    answers: { ...menu(), ExitedTerritories: refused },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Tu n’as pas les droits');
  expect(address()).toBe('/t-exited');
});

it('the sign-in leads to the first screen that was chosen on the device; to an address that was asked for before it [OWN-19, OWN-274]', async () => {
  localStorage.setItem('ouverture', '/t-exited');
  const ExitedTerritories = {
    exitedTerritories: {
      total: 0,
      reprieve: false,
      today: null,
      headers: [],
      territories: [],
      message: null,
      messageType: 'success',
    },
  };
  const start = await signInTo('/t-my-exited', { ExitedTerritories });
  await waitFor(() => expect(start.address()).toBe('/t-my-exited'));
  cleanup();
  const direct = await signInTo('/login', { ExitedTerritories });
  await waitFor(() => expect(direct.address()).toBe('/t-exited'));
  localStorage.removeItem('ouverture');
});
