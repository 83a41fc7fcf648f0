import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownAccount } from '../account/own-account.ts';
import { menu, nothingMine, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

const title = 'Se connecter sans mot de passe';
const phone = {
  id: 'a',
  name: 'Chrome sur Android',
  madeOn: '24/11/2026',
  usedOn: '25/11/2026',
  otherAddress: null,
};
const former = { ...phone, id: 'b', name: 'Tablette', otherAddress: 'ancien.example.org' };
const Passkeys = (...passkeys: readonly object[]) => ({ passkeys: { offered: true, passkeys } });
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };

type Given = Parameters<typeof visit>[1]['answers'];
const account = (answers: Given) =>
  visit('/u-my-account', {
    answers: { ...menu(), ...nothingMine, ...ownAccount, ...answers },
  });
const signIn = (answers: Given) =>
  visit('/login', {
    token: null,
    answers: { Congregations: { congregations: [{ id: '1', name: 'Monaco' }] }, ...answers },
  });
const card = async () => within(await screen.findByRole('region', { name: title }));
const rows = async () => (await card()).getAllByRole('listitem').map((row) => row.textContent);

/** A browser that knows passkeys, and whose dialog is closed. */
const withPasskeys = () => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => false }),
  );
  const closed = async () => {
    throw new DOMException('Closed.', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: closed, create: closed },
  });
};
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the card of passkeys', () => {
  it('lists the keys; one is renamed, and ended once confirmed [OWN-362, OWN-364]', async () => {
    const { user, calls, answer } = await account({
      Passkeys: Passkeys(phone, former),
      RenamePasskey: { renamePasskey: refusal('Une de tes clés d’accès porte déjà ce nom.') },
      EndPasskey: { endPasskey: done },
    });
    expect(await rows()).toEqual([
      'Chrome sur AndroidAjoutée le 24/11/2026, dernière connexion le 25/11/2026RenommerSupprimer',
      'TabletteFaite pour une autre adresse (ancien.example.org)\u202F: elle ne sert plus ici.RenommerSupprimer',
    ]);
    await user.click((await card()).getByRole('button', { name: 'Renommer Tablette' }));
    const field = screen.getByLabelText<HTMLInputElement>('Nom de la clé d’accès');
    expect(field.value).toBe('Tablette');
    await user.clear(field);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' }).disabled).toBe(true);
    await user.type(field, 'Chrome sur Android{Enter}');
    await screen.findByText('Une de tes clés d’accès porte déjà ce nom.');
    expect(calls('RenamePasskey')).toEqual([{ passkeyId: 'b', name: 'Chrome sur Android' }]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    answer({ Passkeys: Passkeys(phone) });
    await user.click((await card()).getByRole('button', { name: 'Supprimer Tablette' }));
    expect(calls('EndPasskey')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Oui' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(calls('EndPasskey')).toEqual([{ passkeyId: 'b' }]);
  });

  it('says that this browser cannot have one, and is not there without any [OWN-362]', async () => {
    await account({ Passkeys: Passkeys(phone) });
    expect((await card()).getByText('Ce navigateur ne connaît pas les clés d’accès.')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Ajouter cet appareil' })).toBeNull();
  });

  it('is not there where the backend has none [OWN-195]', async () => {
    withPasskeys();
    const { calls } = await account({ Passkeys: { passkeys: null } });
    await waitFor(() => expect(calls('Passkeys')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('asks for the present password where it has to, and says what a closed dialog means [OWN-231, OWN-362]', async () => {
    withPasskeys();
    const sentence = 'Donne ton mot de passe actuel.';
    const { user, calls, answer } = await account({
      Passkeys: Passkeys(),
      PasskeyOptions: {
        passkeyOptions: { ...refusal(sentence), forceOffered: 'presentPassword' },
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Ajouter cet appareil' }));
    await screen.findByText(sentence);
    answer({
      PasskeyOptions: {
        passkeyOptions: {
          __typename: 'PasskeyOptions',
          options: JSON.stringify({
            challenge: 'YQ',
            rp: { id: 'localhost', name: 'x' },
            user: { id: 'YQ', name: 'x', displayName: 'x' },
            pubKeyCredParams: [],
          }),
        },
      },
    });
    await user.type(
      screen.getByLabelText('Mot de passe actuel', { selector: 'input' }),
      'demo2026{Enter}',
    );
    await screen.findByText('Aucune clé d’accès n’a été ajoutée.');
    expect(calls('PasskeyOptions')).toEqual([
      { presentPassword: '' },
      { presentPassword: 'demo2026' },
    ]);
  });
});

describe('the sign-in without a password', () => {
  it('comes beside the form, and says what a closed dialog may mean [OWN-361]', async () => {
    withPasskeys();
    const { user } = await signIn({
      PasskeySignInOptions: {
        passkeySignInOptions: {
          options: JSON.stringify({ challenge: 'YQ', rpId: 'localhost' }),
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: title }));
    await screen.findByText(/^Aucune clé d’accès n’a été utilisée/u);
  });

  it('is not there where the backend has none, and nothing is said of it [OWN-195, OWN-361]', async () => {
    withPasskeys();
    const { calls } = await signIn({
      PasskeySignInOptions: failing('passkeySignInOptions', 'BACKEND_BAD_RESPONSE'),
    });
    await waitFor(() => expect(calls('PasskeySignInOptions')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: title })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not asked for by a browser without passkeys [OWN-361]', async () => {
    const { calls } = await signIn({});
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(calls('PasskeySignInOptions')).toEqual([]);
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });
});

describe('after the privacy rules were accepted', () => {
  const offer = () =>
    screen.findByRole('region', { name: 'La prochaine fois, sans mot de passe\u202F?' });

  it('a passkey is offered to whoever has none, and can be put off [OWN-365]', async () => {
    withPasskeys();
    const { user } = await visit('/u-rgpd-privacy', {
      answers: {
        ...menu(),
        ...nothingMine,
        PrivacyRules: { privacyRules: { rgpdPrivacyHtml: '<p>Règles</p>' } },
        AcceptPrivacyRules: { acceptPrivacyRules: done },
        Passkeys: Passkeys(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accepter' }));
    await user.click(within(await offer()).getByRole('button', { name: 'Plus tard' }));
    expect(screen.queryByRole('region', { name: /^La prochaine fois/u })).toBeNull();
    expect(localStorage.getItem('cle-d-acces')).toBe('1');
  });
});

describe('the offer of a passkey', () => {
  const title = 'La prochaine fois, sans mot de passe\u202F?';
  const mine = (...keys: readonly object[]) =>
    visit('/t-my-exited', {
      answers: { ...menu(), ...nothingMine, Passkeys: Passkeys(...keys) },
    });
  const offer = () => screen.queryByRole('region', { name: title });
  const reloaded = async () => {
    cleanup();
    vi.resetModules();
  };
  beforeEach(withPasskeys);
  afterEach(() => localStorage.clear());

  it('is not made where nothing began it, nor to whoever has a passkey [OWN-365]', async () => {
    const { calls } = await mine();
    await screen.findByRole('link', { name: /^Sortir un /u });
    expect([offer(), calls('Passkeys')]).toEqual([null, []]);
    await reloaded();
    localStorage.setItem('cle-d-acces', '2');
    const having = await mine(phone);
    await waitFor(() => expect(having.calls('Passkeys')).toHaveLength(1));
    await screen.findByRole('link', { name: /^Sortir un /u });
    expect(offer()).toBe(null);
  });

  it('is put off, and comes back once with the next load of the page [OWN-365]', async () => {
    localStorage.setItem('cle-d-acces', '2');
    const left: (string | null)[] = [];
    for (const time of [1, 2]) {
      const { user } = await mine();
      await waitFor(() => expect(offer(), `time ${time}`).not.toBe(null));
      await user.click(screen.getByRole('button', { name: 'Plus tard' }));
      expect(offer()).toBe(null);
      left.push(localStorage.getItem('cle-d-acces'));
      await reloaded();
    }
    expect(left).toEqual(['1', '0']);
    const { calls } = await mine();
    await screen.findByRole('link', { name: /^Sortir un /u });
    expect([offer(), calls('Passkeys')]).toEqual([null, []]);
  });
});
