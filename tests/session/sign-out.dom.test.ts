import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { choosePocket, pocketChoice } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { endAllDrafts, readDraft, writeDraft } from '#web/parts/storage/drafts.ts';
import { sendNextAct } from '#web/domain/pocket/send-act.ts';
import { keepAct, readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { aDeviceKey } from '../parts/storage/a-device-key.ts';
import { aKept, factsNow } from '../pocket/kept.ts';
import { menu, refusal } from '../support/dom/answers.ts';
import { inTurn } from '../support/locks.ts';
import { visit } from '../support/dom/visit.ts';
import { ownAccount } from '../account/own-account.ts';

const reader = await aDeviceKey('o');

afterEach(async () => {
  await removeActs(await readActs());
  await Promise.all([emptyPocket(), endAllDrafts()]);
});

it('who stays for the sake of unsaved edits keeps what the device keeps; who leaves takes it along [OWN-53, OWN-104]', async () => {
  const { user, address, calls } = await visit('/u-my-account', {
    answers: {
      ...menu({ login: 'DEMO Ancien' }),
      ...ownAccount,
      Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
    },
  });
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1)]);
  await writeDraft(reader, '1', { type: 'FeatureCollection', features: [] });
  const kept = async () => [
    pocketChoice(),
    (await readPocket(Date.now())).territories.length,
    (await indexedDB.databases()).some(({ name }) => name === 'brouillons'),
  ];
  await user.type(await screen.findByLabelText('E-mail'), 'x');

  const signOut = async (answer: 'Non' | 'Oui') => {
    const banner = within(screen.getByRole('banner'));
    if (!screen.queryByRole('link', { name: 'Déconnexion' }))
      await user.click(banner.getByRole('button', { name: 'DEMO Ancien' }));
    await user.click(await screen.findByRole('link', { name: 'Déconnexion' }));
    const question = { name: /Quitter cet écran sans enregistrer/u };
    const dialog = within(await screen.findByRole('dialog', question));
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  };
  await signOut('Non');
  expect([address(), await kept()]).toEqual(['/u-my-account', ['on', 1, true]]);
  expect(await readDraft(reader, '1')).not.toBe(null);

  await signOut('Oui');
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(async () => expect(await kept()).toEqual([null, 0, false]));
  expect(calls('SignOut')).toEqual([{}]);
  expect(screen.queryByRole('alert')).toBe(null);
});

/** A reader whose phone keeps T1, with a return that waits. */
async function withAnActThatWaits(answers: Parameters<typeof visit>[1]['answers']) {
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1)]);
  const names = { historyId: '1', numberName: 'T1 - Rue 1', doneAt: Date.now() };
  await keepAct({ ...names, token: '1-returned', action: 'returned', tap: 'returns' });
  const page = await visit('/u-my-account', {
    answers: {
      ...menu({ login: 'DEMO Ancien' }),
      ...ownAccount,
      Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
      ...answers,
    },
  });
  const banner = within(await screen.findByRole('banner'));
  const signOut = async () => {
    if (!screen.queryByRole('link', { name: 'Déconnexion' }))
      await page.user.click(banner.getByRole('button', { name: 'DEMO Ancien' }));
    await page.user.click(await screen.findByRole('link', { name: 'Déconnexion' }));
  };
  return { ...page, signOut };
}

it('what waits is told before one signs out without a network; Non stays, Oui leaves it to be sent [OWN-211]', async () => {
  const { user, address, signOut } = await withAnActThatWaits({ DoPocketAct: 'cut' });
  const asked = async (answer: 'Non' | 'Oui') => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Te déconnecter avant/u }));
    expect(dialog.getByText(/^Une action attend encore le réseau\./u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: answer }));
  };
  await signOut();
  await asked('Non');
  expect([address(), pocketChoice()]).toEqual(['/u-my-account', 'on']);
  await signOut();
  await asked('Oui');
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(() => expect(pocketChoice()).toBe(null));
  expect(await readActs()).toMatchObject([{ state: 'waiting', numberName: 'T1 - Rue 1' }]);
});

it('what waits is sent first where there is a network, and its receipt does not stay [OWN-211]', async () => {
  const receipt = {
    __typename: 'PocketReceipt',
    effect: 'returns',
    countedOn: '2026-03-15',
    message: 'Rentré.',
  };
  const { address, calls, signOut } = await withAnActThatWaits({
    DoPocketAct: { doPocketAct: receipt },
  });
  await signOut();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(calls('DoPocketAct')).toHaveLength(1);
  await waitFor(async () => expect(await readActs()).toEqual([]));
});

it('what is sent after a sign-out leaves no receipt; what does not count stays with its sentence [OWN-211]', async () => {
  const { answer } = await withAnActThatWaits({ DoPocketAct: 'cut' });
  await emptyPocket();
  const receipt = {
    __typename: 'PocketReceipt',
    effect: 'returns',
    countedOn: '2026-03-15',
    message: 'Rentré.',
  };
  answer({ DoPocketAct: { doPocketAct: receipt } });
  await sendNextAct();
  expect(await readActs()).toEqual([]);
  await keepAct({
    historyId: '1',
    numberName: 'T1 - Rue 1',
    doneAt: 0,
    token: '1-month',
    action: 'month',
    tap: 'asksMonth',
  });
  answer({ DoPocketAct: { doPocketAct: refusal('Non.') } });
  await sendNextAct();
  expect(await readActs()).toMatchObject([{ state: 'refused', message: 'Non.', token: '' }]);
});

it('what was told to one reader is gone with the sign-out, and so is the word of a change without an answer [OWN-211, OWN-50]', async () => {
  const stays = { text: 'E-mail de DEMO Ancien enregistré.', color: null, timeout: 60_000 };
  const { user, address, answer } = await visit('/u-my-account', {
    answers: {
      ...menu({ login: 'DEMO Ancien' }),
      ...ownAccount,
      Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
      EditAccount: {
        editAccount: { __typename: 'Done', message: null, messageType: 'success', notice: stays },
      },
    },
  });
  await user.type(await screen.findByLabelText('E-mail'), 'a');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(stays.text)).toBeTruthy();
  answer({ EditAccount: 'cut' });
  await user.type(screen.getByLabelText('E-mail'), 'b');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/^Pas de réponse/u)).toBeTruthy();

  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('button', { name: 'DEMO Ancien' }));
  await user.click(await screen.findByRole('link', { name: 'Déconnexion' }));
  const question = await screen.findByRole('dialog', { name: /Quitter cet écran/u });
  await user.click(within(question).getByRole('button', { name: 'Oui' }));
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(() => expect(screen.queryByText(stays.text)).toBe(null));
  expect(screen.queryByText(/^Pas de réponse/u)).toBe(null);
});
