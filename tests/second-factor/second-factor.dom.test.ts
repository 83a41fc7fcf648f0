import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccount } from '../account/own-account.ts';
import { settings } from '../settings/some-settings.ts';
import { menu, nothingMine, refusal } from '../support/dom/answers.ts';
import { main, visit } from '../support/dom/visit.ts';

type Given = Parameters<typeof visit>[1]['answers'];
const account = (answers: Given) =>
  visit('/u-my-account', { answers: { ...menu(), ...nothingMine, ...ownAccount, ...answers } });

const standing = (more: object = {}) => ({
  secondFactor: { offered: true, since: null, codesLeft: null, until: null, over: false, ...more },
});
const there = standing({ since: '15/03/2026', codesLeft: 9 });
const noticed = (text: string) => ({
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: { text, color: 'success', timeout: 4000 },
});
const passwordAsked = {
  ...refusal('Donne ton mot de passe actuel pour changer ton second facteur.', 'info'),
  forceOffered: 'presentPassword',
};
const begun = {
  __typename: 'SecondFactorBegun',
  key: 'ABCD EFGH',
  link: 'otpauth://totp/x',
  qrcode: 'data:image/png;base64,AA==',
  ticket: 't1',
};
const codes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const made = { __typename: 'RecoveryCodes', codes, ticket: 't2' };
const card = async () => within(await screen.findByRole('region', { name: 'Second facteur' }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the card of the second factor', () => {
  it('sets one up: password, picture, first code, codes on paper, noted [OWN-391]', async () => {
    const proofs = [{ beginSecondFactor: passwordAsked }, { beginSecondFactor: begun }];
    const { user, calls, answer } = await account({
      SecondFactor: standing(),
      BeginSecondFactor: () => proofs.shift() ?? {},
      CheckSecondFactor: { checkSecondFactor: refusal('Ce code ne convient pas.') },
      KeepSecondFactor: { keepSecondFactor: noticed('C’est fait.') },
    });
    await user.click((await card()).getByRole('button', { name: 'Ajouter un second facteur' }));
    const asking = await dialog('Mot de passe actuel');
    await user.type(asking.getByLabelText('Mot de passe actuel'), 'demo2026{Enter}');
    const scanning = await dialog('Ajouter un second facteur');
    expect(await scanning.findByText('ABCD EFGH')).toBeTruthy();
    const code = scanning.getByLabelText('Code à six chiffres de l’application');
    await user.type(code, '111111');
    await user.click(scanning.getByRole('button', { name: 'Valider' }));
    expect(await scanning.findByText('Ce code ne convient pas.')).toBeTruthy();
    answer({ CheckSecondFactor: { checkSecondFactor: made } });
    await user.clear(code);
    await user.type(code, '222222');
    await user.click(scanning.getByRole('button', { name: 'Valider' }));
    const noting = await dialog('Codes de secours');
    for (const one of codes) expect(noting.getByText(one)).toBeTruthy();
    answer({ SecondFactor: there });
    await user.click(noting.getByRole('button', { name: 'Je les ai notés' }));
    await screen.findByText('C’est fait.');
    expect(
      (await card()).getByText('Actif depuis le 15/03/2026. Il te reste 9 codes de secours.'),
    ).toBeTruthy();
    expect(calls('BeginSecondFactor')).toEqual([
      { presentPassword: '' },
      { presentPassword: 'demo2026' },
    ]);
    expect(calls('CheckSecondFactor').map((sent) => sent['ticket'])).toEqual(['t1', 't1']);
    expect(calls('KeepSecondFactor')).toEqual([{ ticket: 't2' }]);
  });

  it('ends it after a question, against password and code [OWN-391]', async () => {
    const { user, calls, answer } = await account({
      SecondFactor: there,
      EndSecondFactor: { endSecondFactor: noticed('Ton second facteur est supprimé.') },
    });
    await user.click((await card()).getByRole('button', { name: 'Supprimer le second facteur' }));
    await user.click(
      (await dialog(/^Veux-tu supprimer ton second facteur/u)).getByRole('button', { name: 'Oui' }),
    );
    const proving = await dialog('Supprimer le second facteur');
    await user.type(proving.getByLabelText('Mot de passe actuel'), 'demo2026');
    await user.type(proving.getByLabelText('Code de l’application, ou code de secours'), '123456');
    answer({ SecondFactor: standing() });
    await user.click(proving.getByRole('button', { name: 'Valider' }));
    await screen.findByText('Ton second facteur est supprimé.');
    expect(calls('EndSecondFactor')).toEqual([{ code: '123456', presentPassword: 'demo2026' }]);
    expect((await card()).getByRole('button', { name: 'Ajouter un second facteur' })).toBeTruthy();
  });

  it('says until when one is demanded; nothing is there for whoever may have none [OWN-401, OWN-390]', async () => {
    const { answer } = await account({ SecondFactor: standing({ until: '22/03/2026' }) });
    expect(
      (await card()).getByText(/^Il est demandé pour ton compte\s: à partir du 22\/03\/2026/u),
    ).toBeTruthy();
    answer({ SecondFactor: standing({ offered: false }) });
  });
});

describe('above every screen', () => {
  const told = { until: null, over: false, passkey: false, removed: null };
  const notice = () => screen.queryByRole('region', { name: 'À propos de ton second facteur' });
  const mine = (secondFactor: object | null, more: Given = {}) =>
    visit('/t-my-exited', { answers: { ...menu({ secondFactor }), ...nothingMine, ...more } });

  it('the day is told with a way to the card; who has a passkey is told to use it [OWN-401]', async () => {
    await mine({ ...told, until: '22/03/2026' });
    const shown = within(
      await screen.findByRole('region', { name: 'À propos de ton second facteur' }),
    );
    expect(
      shown.getByText(
        'Un second facteur, ou une clé d’accès, est demandé pour ton compte. À partir du 22/03/2026, tu ne pourras plus entrer sans l’ajouter d’abord.',
      ),
    ).toBeTruthy();
    expect(shown.getByRole('link', { name: 'L’ajouter maintenant' }).getAttribute('href')).toBe(
      '/u-my-account#second-facteur',
    );
  });

  it('an end by somebody else is told until it is read [OWN-402]', async () => {
    const { user, calls, answer } = await mine(
      { ...told, removed: '15/03/2026' },
      { ReadFactorRemoval: { readFactorRemoval: noticed('') } },
    );
    await screen.findByText(/^Le 15\/03\/2026, quelqu’un qui a plus de droits que toi/u);
    answer(menu({ secondFactor: null }));
    await user.click(screen.getByRole('button', { name: 'J’ai lu' }));
    await waitFor(() => expect(notice()).toBe(null));
    expect(calls('ReadFactorRemoval')).toEqual([{}]);
  });

  it('nothing is said where nothing is to be told [OWN-195]', async () => {
    await mine(null);
    await screen.findByRole('heading', { name: 'Territoires qui te sont attribués' });
    expect(notice()).toBe(null);
  });
});

describe('after the seven days', () => {
  it('every screen leads to the set-up, which leads back once there is one [OWN-400]', async () => {
    const over = { until: '22/03/2026', over: true, passkey: false, removed: null };
    const owed = (secondFactor: object | null) => ({
      ...menu({ secondFactor }),
      SecondFactorOwed: menu({ secondFactor })['Menu'] ?? {},
    });
    const { user, address, answer } = await visit('/t-my-exited', {
      answers: {
        ...owed(over),
        ...nothingMine,
        SecondFactor: standing({ until: '22/03/2026', over: true }),
        BeginSecondFactor: { beginSecondFactor: begun },
        CheckSecondFactor: { checkSecondFactor: made },
        KeepSecondFactor: { keepSecondFactor: noticed('C’est fait.') },
      },
    });
    await screen.findByRole('heading', { name: 'Ajoute un second facteur' });
    expect(address()).toBe('/u-second-factor');
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeTruthy();
    await user.click((await card()).getByRole('button', { name: 'Ajouter un second facteur' }));
    const scanning = await dialog('Ajouter un second facteur');
    await user.type(
      await scanning.findByLabelText('Code à six chiffres de l’application'),
      '222222',
    );
    await user.click(scanning.getByRole('button', { name: 'Valider' }));
    answer({ ...owed(null), SecondFactor: there });
    await user.click(
      (await dialog('Codes de secours')).getByRole('button', { name: 'Je les ai notés' }),
    );
    await waitFor(() => expect(address()).toBe('/t-my-exited'));
  });
});

describe('in the settings', () => {
  it('an administrator demands one, and no longer, each after a question [OWN-399]', async () => {
    const demand = (since: string | null) => ({
      secondFactorDemand: { bySite: false, since, inCharge: 3, without: 2 },
    });
    const { user, calls, answer } = await visit('/c-setting', {
      answers: {
        ...menu(),
        Settings: { settings: { ...settings, archiveOf: '1' } },
        ImportRights: { allowedRoles: [] },
        SecondFactorDemand: demand(null),
        DemandSecondFactor: { demandSecondFactor: noticed('C’est demandé.') },
      },
    });
    await screen.findByText(/: 2 sur 3\.$/u);
    await user.click(main().getByRole('button', { name: 'Demander un second facteur' }));
    answer({ SecondFactorDemand: demand('15/03/2026') });
    await user.click(
      (await dialog(/^Veux-tu demander un second facteur à tous les gestionnaires/u)).getByRole(
        'button',
        { name: 'Oui' },
      ),
    );
    await main().findByText(/^Demandé depuis le 15\/03\/2026\./u);
    await user.click(main().getByRole('button', { name: 'Ne plus le demander' }));
    await user.click(
      (await dialog(/^Veux-tu ne plus demander/u)).getByRole('button', { name: 'Oui' }),
    );
    await waitFor(() =>
      expect(calls('DemandSecondFactor')).toEqual([{ demanded: true }, { demanded: false }]),
    );
  });
});

describe('a person’s page', () => {
  const person = {
    userId: '6',
    login: 'DEMO Responsable',
    roleDescription: 'Gestionnaire',
    editable: true,
    held: [],
    past: [],
  };

  it('ends a lost one after a question; nothing is there without one [OWN-395]', async () => {
    const { user, calls, answer } = await visit('/u-view/6', {
      answers: {
        ...menu(),
        Person: { person },
        PairingCard: { pairingCard: null },
        PersonSecondFactor: { personSecondFactor: { since: '15/03/2026' } },
        RemoveSecondFactor: { removeSecondFactor: noticed('Le second facteur est supprimé.') },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Supprimer le second facteur' }));
    answer({ PersonSecondFactor: { personSecondFactor: { since: null } } });
    await user.click(
      (await dialog(/^Veux-tu supprimer le second facteur de DEMO Responsable/u)).getByRole(
        'button',
        { name: 'Oui' },
      ),
    );
    await screen.findByText('Le second facteur est supprimé.');
    expect(calls('RemoveSecondFactor')).toEqual([{ userId: '6' }]);
    await waitFor(() =>
      expect(main().queryByRole('button', { name: 'Supprimer le second facteur' })).toBe(null),
    );
    expect(main().queryByRole('button', { name: 'Carte de connexion' })).toBe(null);
  });
});
