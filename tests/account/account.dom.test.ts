import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { menu, nothingMine, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { ownAccount } from './own-account.ts';

const open = (answers: Parameters<typeof visit>[1]['answers'] = {}) =>
  visit('/u-my-account', {
    answers: { ...menu({ login: 'DEMO Ancien' }), ...nothingMine, ...ownAccount, ...answers },
  });
const email = () => screen.findByLabelText<HTMLInputElement>('E-mail');

it('a refusal keeps what was typed [ACCT-18, GEN-05]', async () => {
  const { user, calls } = await open({
    EditAccount: { editAccount: refusal('Cette adresse est refusée.', 'warning') },
  });
  await user.clear(await email());
  await user.type(await email(), 'autre@example.org');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Cette adresse est refusée.');
  expect((await email()).value).toBe('autre@example.org');
  expect(calls('EditAccount')).toHaveLength(1);
});

it('the privacy rules open from the personal data, and are fetched once [ACCT-07, ACCT-08]', async () => {
  const { user, calls } = await open({
    AccountPrivacyRules: { privacyRules: { rgpdPrivacyHtml: '<p>Tes données restent ici.</p>' } },
  });
  await email();
  expect(screen.queryByRole('button', { name: 'Règles de confidentialité' })).toBe(null);
  await user.click(screen.getByText('Utilisation de mes données personnelles'));
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Règles de confidentialité' }));
    const dialog = await screen.findByRole('dialog', { name: 'Règles de confidentialité' });
    await within(dialog).findByText('Tes données restent ici.');
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }
  expect(calls('AccountPrivacyRules')).toHaveLength(1);
});

it('leaving with unsaved edits asks; Non stays, Oui leaves', async () => {
  const { user, address } = await open({
    Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
  });
  const question = { name: /Quitter cet écran sans enregistrer/u };
  await user.clear(await email());
  await user.type(await email(), 'autre@example.org');
  await user.click(screen.getByRole('link', { name: 'Mes territoires' }));
  const dialog = await screen.findByRole('dialog', question);
  await user.click(within(dialog).getByRole('button', { name: 'Non' }));
  expect(address()).toBe('/u-my-account');
  expect((await email()).value).toBe('autre@example.org');
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('button', { name: 'DEMO Ancien' }));
  await user.click(await screen.findByRole('link', { name: 'Déconnexion' }));
  const again = await screen.findByRole('dialog', question);
  await user.click(within(again).getByRole('button', { name: 'Oui' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('a new password leads to the sign-in without a question, which says why [B-90, OWN-56]', async () => {
  const { user, address, calls } = await open({
    Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
    EditAccount: {
      editAccount: {
        __typename: 'Done',
        message: null,
        messageType: 'success',
        notice: { text: 'Mot de passe modifié.', color: null, timeout: null },
      },
    },
  });
  await email();
  await user.type(screen.getByLabelText('Nouveau mot de passe'), 'abcde1');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ton mot de passe est modifié. Connecte-toi avec le nouveau.',
  );
  expect(sessionStorage.length).toBe(0);
  expect(calls('SignOut')).toEqual([]);
});

it('an older session is asked for the present password, which goes with the same form [OWN-231]', async () => {
  const asked = {
    ...refusal('Donne ton mot de passe actuel.', 'info'),
    forceOffered: 'presentPassword',
  };
  const { user, calls, answer } = await open({ EditAccount: { editAccount: asked } });
  await user.clear(await email());
  await user.type(await email(), 'autre@example.org');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mot de passe actuel' }));
  expect(dialog.getByText('Donne ton mot de passe actuel.')).toBeTruthy();
  expect(screen.getAllByText('Donne ton mot de passe actuel.')).toHaveLength(1);
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Valider' });
  expect(send.disabled).toBe(true);
  answer({
    EditAccount: {
      editAccount: { __typename: 'Done', message: null, messageType: 'success', notice: null },
    },
  });
  await user.type(dialog.getByLabelText('Mot de passe actuel'), 'demo2026');
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const form = {
    password: '',
    email: 'autre@example.org',
    subscription: true,
    rgpdForgetMe: false,
  };
  expect(calls('EditAccount')).toEqual([
    { ...form, presentPassword: null },
    { ...form, presentPassword: 'demo2026' },
  ]);
  expect((await email()).value).toBe('autre@example.org');
});

it('a session that ends before the save leads to the sign-in without a question, and says so [SHELL-06, OWN-19]', async () => {
  const { user, address, calls } = await open({
    Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
    EditAccount: failing('editAccount', 'UNAUTHENTICATED'),
  });
  await user.clear(await email());
  await user.type(await email(), 'autre@example.org');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(address()).toBe('/login'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Ta session est terminée. Connecte-toi pour revenir là où tu étais.',
  );
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(calls('SignOut')).toEqual([]);
});

it('an account whose request never left says so in a quiet sentence, and can be asked for again [GEN-06, OWN-290]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, answer } = await open({ Account: 'cut' });
  await screen.findByText(/^Le serveur n’a pas pu être joint/u);
  expect(screen.queryByRole('alert')).toBe(null);
  answer(ownAccount);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await email()).value).toBe('ancien@example.org');
});

it('an account that cannot be loaded shows the error card [GEN-04]', async () => {
  const { user, answer } = await open({ Account: failing('account', 'BACKEND_BAD_RESPONSE') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Problème de connexion au serveur.');
  answer(ownAccount);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await email()).value).toBe('ancien@example.org');
});
