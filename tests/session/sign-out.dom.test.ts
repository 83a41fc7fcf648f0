import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { choosePocket, pocketChoice } from '#web/parts/pocket/pocket-choice.ts';
import { emptyPocket, readPocket, storePocket } from '#web/parts/pocket/pocket-contents.ts';
import { endAllDrafts, readDraft, writeDraft } from '#web/parts/storage/drafts.ts';
import { aKept, factsNow } from '../pocket/kept.ts';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { ownAccount } from '../account/own-account.ts';

afterEach(() => Promise.all([emptyPocket(), endAllDrafts()]));

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
  await writeDraft('1', { type: 'FeatureCollection', features: [] });
  const kept = async () => [
    pocketChoice(),
    (await readPocket(Date.now())).territories.length,
    (await indexedDB.databases()).some(({ name }) => name === 'map-drafts'),
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
  expect(await readDraft('1')).not.toBe(null);

  await signOut('Oui');
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(async () => expect(await kept()).toEqual([null, 0, false]));
  expect(calls('SignOut')).toEqual([{}]);
  expect(screen.queryByRole('alert')).toBe(null);
});
