import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../support/dom/visit.ts';

const address = '/premier-administrateur#K7QF-3M2P-XW8D-R4TN';
const PresentCongregations = { congregations: [] };

it('the first administrator finds the code filled in, says the password twice, and is signed in [OWN-97, OWN-267, OWN-261]', async () => {
  const {
    user,
    calls,
    answer,
    address: now,
  } = await visit(address, {
    token: null,
    answers: {
      PresentCongregations,
      MakeFirstAdministrator: {
        makeFirstAdministrator: { __typename: 'Done', message: null, messageType: 'success' },
      },
      SignIn: {
        signIn: { __typename: 'SignedIn', token: 'a.b.c', rgpdPrivacy: false, deviceMark: null },
      },
      PrivacyRules: { privacyRules: { rgpdPrivacyHtml: '<p>Les règles</p>' } },
    },
  });
  const code = await screen.findByLabelText<HTMLInputElement>('Code du serveur');
  expect(code.value).toBe('K7QF-3M2P-XW8D-R4TN');
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Créer l’assemblée' });
  await user.type(screen.getByLabelText('Nom de l’assemblée'), 'Menton');
  await user.type(screen.getByLabelText('Ton nom (NOM Prénom)'), 'DUPONT Jean');
  await user.type(screen.getByLabelText('E-mail (facultatif)'), 'jean@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'tout-premier-1');
  const repeated = screen.getByLabelText('Mot de passe, une seconde fois');
  await user.type(repeated, 'tout-premier-2');
  expect(screen.getByText('Les deux mots de passe diffèrent')).toBeTruthy();
  expect(make.disabled).toBe(true);
  await user.type(repeated, '{Backspace}1');
  await waitFor(() => expect(screen.queryByText('Les deux mots de passe diffèrent')).toBeNull());
  answer({ PresentCongregations: { congregations: [{ id: '1' }] } });
  await user.click(make);
  const card = await screen.findByRole('region', { name: 'L’assemblée Menton est prête' });
  expect(card.textContent).toContain('tout-premier-1');
  expect(calls('MakeFirstAdministrator')).toEqual([
    {
      code: 'K7QF-3M2P-XW8D-R4TN',
      congregation: 'Menton',
      login: 'DUPONT Jean',
      email: 'jean@example.org',
      password: 'tout-premier-1',
    },
  ]);
  expect(calls('SignIn')).toEqual([
    { login: 'DUPONT Jean', password: 'tout-premier-1', congregationId: '1' },
  ]);
  expect(sessionStorage.getItem('jwt')).toBe('"a.b.c"');
  await user.click(screen.getByRole('button', { name: 'Commencer' }));
  await screen.findByRole('heading', { name: 'Règles de confidentialité' });
  expect(now()).toBe('/u-rgpd-privacy');
});

it('on a site with a congregation the page asks for nothing [OWN-97]', async () => {
  await visit(address, {
    token: null,
    answers: { PresentCongregations: { congregations: [{ id: '1' }] } },
  });
  await screen.findByText('Ce site a déjà une assemblée : cette page ne sert plus.');
  expect(screen.queryByLabelText('Code du serveur')).toBeNull();
});

it('the sign-in of an empty site says where its first congregation comes from [OWN-97]', async () => {
  const sentence =
    'Ce site n’a pas encore d’assemblée : au démarrage, le serveur écrit l’adresse et le code qui servent à la créer.';
  await visit('/login', { token: null, answers: { Congregations: { congregations: [] } } });
  await screen.findByText(sentence);
});
