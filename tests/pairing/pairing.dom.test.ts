import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { menu, nothingMine, refusal } from '../support/dom/answers.ts';
import { failing, type Answers } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';

const person = {
  userId: '6',
  login: 'Autre Rôle 5',
  roleDescription: 'Proclamateur',
  editable: true,
  held: [],
  past: [],
};
const until = '22/03/2026 à 10:00';
const page = (PairingCard: Answers[string], more: object = {}): Answers => ({
  ...menu(more),
  Person: { person },
  PairingCard,
});
const none = { pairingCard: { until: null } };
const print = () => main().queryByRole('button', { name: 'Carte de connexion' });
const end = () => main().queryByRole('button', { name: 'Annuler la carte' });
const out = `Une carte peut ouvrir ce compte une fois, jusqu’au ${until}.`;

describe('a person’s page', () => {
  it('prints a card once its question is answered, and says until when it is out [OWN-370, OWN-372]', async () => {
    const pdf = { filename: 'carte-de-connexion.pdf', mime: 'application/pdf', base64: 'AA==' };
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, calls, answer } = await visit('/u-view/6', {
      answers: {
        ...page(none),
        PrintPairingCard: { printPairingCard: { __typename: 'Pdf', ...pdf } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Carte de connexion' }));
    await screen.findByRole('dialog', {
      name: /^Imprimer une carte de connexion pour Autre Rôle 5\s\? Elle ouvre son compte une seule fois/u,
    });
    expect(calls('PrintPairingCard')).toEqual([]);
    answer({ PairingCard: { pairingCard: { until } } });
    await user.click(screen.getByRole('button', { name: 'Oui' }));
    await main().findByText(out);
    expect(calls('PrintPairingCard')).toEqual([{ userId: '6' }]);
    expect(saved.mock.contexts).toMatchObject([{ download: 'carte-de-connexion.pdf' }]);
    saved.mockRestore();
  });

  it('cancels the card that is out [OWN-372]', async () => {
    const notice = { text: 'La carte est annulée.', color: 'success', timeout: 4000 };
    const cancelled = { __typename: 'Done', message: null, messageType: 'success', notice };
    const { user, answer } = await visit('/u-view/6', {
      answers: {
        ...page({ pairingCard: { until } }),
        CancelPairingCard: { cancelPairingCard: cancelled },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Annuler la carte' }));
    await screen.findByRole('dialog', { name: /^Annuler la carte de Autre Rôle 5/u });
    answer({ PairingCard: none });
    await user.click(screen.getByRole('button', { name: 'Oui' }));
    await screen.findByText('La carte est annulée.');
    await waitFor(() => expect(end()).toBeNull());
    expect(main().queryByText(out)).toBeNull();
  });

  it('says what the server refuses [OWN-370]', async () => {
    const { user } = await visit('/u-view/6', {
      answers: { ...page(none), PrintPairingCard: { printPairingCard: refusal('Non.') } },
    });
    await user.click(await screen.findByRole('button', { name: 'Carte de connexion' }));
    await user.click(await screen.findByRole('button', { name: 'Oui' }));
    expect((await main().findByRole('alert')).textContent).toContain('Non.');
  });

  it.each([
    ['whom one may not print it for', page(failing('pairingCard', 'REFUSED', 'Non.'))],
    ['a backend without it', page(failing('pairingCard', 'BACKEND_BAD_RESPONSE'))],
    ['a backend of the documented calls', page(none, { additions: false })],
    [
      'whom one may not edit',
      { ...page(none), Person: { person: { ...person, editable: false } } },
    ],
  ])('shows nothing of it for %s, in silence [OWN-370, OWN-195]', async (_, answers) => {
    await visit('/u-view/6', { answers });
    await screen.findByRole('link', { name: 'Attribuer un territoire' });
    await screen.findByText('Aucun territoire ne lui est attribué.');
    expect([print(), end(), main().queryByRole('alert')]).toEqual([null, null, null]);
  });
});

const address = '/carte#1-abcd-efgh';
const opened = {
  __typename: 'CardOpened',
  token: 'a.b.c',
  rgpdPrivacy: true,
  deviceMark: 'mark',
  openUntil: until,
};
const open = () => screen.findByRole('button', { name: 'Ouvrir mon compte sur cet appareil' });

describe('the page of a card', () => {
  it('asks the server nothing and names nobody before the press, which opens one’s territories, where a passkey is offered [OWN-365, OWN-371]', async () => {
    const {
      user,
      calls,
      address: now,
    } = await visit(address, {
      token: null,
      answers: { ...menu(), ...nothingMine, OpenPairingCard: { openPairingCard: opened } },
    });
    const button = await open();
    expect(calls('OpenPairingCard')).toEqual([]);
    expect(
      main()
        .getAllByRole('heading')
        .map((it) => it.textContent),
    ).toEqual(['Ouvrir mon compte']);
    await user.click(button);
    await screen.findByText(/Ton compte est ouvert ici jusqu’au 22\/03\/2026 à 10:00/u);
    expect(calls('OpenPairingCard')).toEqual([{ token: '1-abcd-efgh' }]);
    await waitFor(() => expect(now()).toBe('/t-my-exited'));
    expect(location.hash).toBe('');
    expect(sessionStorage.getItem('jwt')).toBe('"a.b.c"');
    expect(localStorage.getItem('appareil')).toBe('mark');
    expect(localStorage.getItem('cle-d-acces')).toBe('2');
  });

  it('leads to the rules where they wait to be accepted [OWN-371]', async () => {
    const { user, address: now } = await visit(address, {
      token: null,
      answers: {
        OpenPairingCard: { openPairingCard: { ...opened, rgpdPrivacy: false } },
        PrivacyRules: { privacyRules: { rgpdPrivacyHtml: '<p>Les règles</p>' } },
      },
    });
    await user.click(await open());
    await screen.findByText('Les règles');
    expect(now()).toBe('/u-rgpd-privacy');
  });

  it('says one sentence of a card that opens nothing, and leads to the sign-in [OWN-371]', async () => {
    const { user } = await visit(address, {
      token: null,
      answers: {
        OpenPairingCard: { openPairingCard: refusal('Cette carte ne sert plus.', 'info') },
      },
    });
    await user.click(await open());
    expect((await screen.findByRole('alert')).textContent).toContain('Cette carte ne sert plus.');
    expect(screen.queryByRole('button', { name: /^Ouvrir/u })).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login');
    expect(sessionStorage.getItem('jwt')).toBeNull();
  });

  it('asks before it signs somebody else out in this tab [OWN-371]', async () => {
    const { user, calls } = await visit(address, {
      token: 'x.y.z',
      answers: {
        ...menu(),
        ...nothingMine,
        OpenPairingCard: { openPairingCard: opened },
        SignOut: { signOut: { __typename: 'Done', message: null, messageType: 'success' } },
      },
    });
    await user.click(await open());
    await screen.findByRole('dialog', { name: /^Quelqu’un est déjà connecté ici\./u });
    await user.click(screen.getByRole('button', { name: 'Non' }));
    expect(calls('OpenPairingCard')).toEqual([]);
    await user.click(await open());
    await user.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/Ton compte est ouvert ici/u);
    expect(calls('SignOut')).toHaveLength(1);
    expect(sessionStorage.getItem('jwt')).toBe('"a.b.c"');
  });

  it('without a token says that it serves no more, without asking [OWN-371]', async () => {
    const { calls } = await visit('/carte', { token: null, answers: {} });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.',
    );
    expect(calls('OpenPairingCard')).toEqual([]);
  });
});
