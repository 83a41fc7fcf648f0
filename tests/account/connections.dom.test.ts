import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choosePocket, pocketChoice } from '#web/domain/pocket/pocket-choice.ts';
import { readPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { aKept, factsNow } from '../pocket/kept.ts';
import { menu, nothingMine, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';
import { ownAccount } from './own-account.ts';

const here = {
  id: 'a',
  device: 'Firefox sur Linux',
  since: '24/11/2026 à 08:06',
  lastSeen: '24/11/2026 à 08:06',
  newDevice: false,
  keeps: false,
  present: true,
};
const phone = {
  id: 'b',
  device: 'Chrome sur Android',
  since: '23/11/2026 à 21:30',
  lastSeen: '23/11/2026 à 22:10',
  newDevice: true,
  keeps: true,
  present: false,
};
const both = { connections: [here, phone] };
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };

const open = (answers: Parameters<typeof visit>[1]['answers'] = {}) =>
  visit('/u-my-account', {
    answers: { ...menu(), ...nothingMine, ...ownAccount, Connections: both, ...answers },
  });
const block = async () => within(await screen.findByRole('region', { name: 'Mes connexions' }));
const devices = async () =>
  (await block()).getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00A0', ' '));

it('says since when and on which device, and ends another one [OWN-87, OWN-374, OWN-389]', async () => {
  const { user, calls, answer } = await open({
    EndConnection: {
      endConnection: {
        ...done,
        notice: { text: 'Cet appareil est déconnecté.', color: 'success', timeout: 4000 },
      },
    },
  });
  expect(await devices()).toEqual([
    'Firefox sur LinuxDepuis le 24/11/2026 à 08:06Cet appareil',
    'Chrome sur AndroidNouvel appareilDepuis le 23/11/2026 à 21:30, dernière activité le 23/11/2026 à 22:10, peut garder des territoires hors ligneDéconnecter',
  ]);
  answer({ Connections: { connections: [here] } });
  const end = { name: 'Déconnecter Chrome sur Android, depuis le 23/11/2026 à 21:30' };
  await user.click((await block()).getByRole('button', end));
  await screen.findByText('Cet appareil est déconnecté.');
  await waitFor(async () => expect(await devices()).toHaveLength(1));
  expect(calls('EndConnection')).toEqual([{ connectionId: 'b' }]);
});

it('asks before all of them end, leads to the sign-in, and leaves no territory on this device [OWN-87, OWN-104]', async () => {
  choosePocket('on');
  await storePocket(factsNow(), [aKept(1)]);
  const { user, calls, answer, address } = await open({
    Congregations: { congregations: [{ id: '1', name: 'Monaco' }] },
    EndAllConnections: { endAllConnections: done },
  });
  const everywhere = { name: 'Déconnecter partout' };
  await user.click((await block()).getByRole('button', everywhere));
  const question = {
    name: 'Te déconnecter partout, ici aussi\u202F? Tes clés d’accès sont supprimées aussi.',
  };
  const dialog = within(await screen.findByRole('dialog', question));
  await user.click(dialog.getByRole('button', { name: 'Non' }));
  expect(calls('EndAllConnections')).toEqual([]);
  expect(pocketChoice()).toBe('on');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await user.click((await block()).getByRole('button', everywhere));
  const again = within(await screen.findByRole('dialog', question));
  answer({ Connections: failing('connections', 'UNAUTHENTICATED') });
  await user.click(again.getByRole('button', { name: 'Oui' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(calls('EndAllConnections')).toEqual([{}]);
  expect(pocketChoice()).toBe(null);
  await waitFor(async () =>
    expect(await readPocket(Date.now())).toEqual({ facts: null, territories: [], ended: false }),
  );
});

it('a refusal is told beside the list [GEN-05, OWN-87]', async () => {
  const { user } = await open({
    EndConnection: { endConnection: refusal('Cette connexion est déjà terminée.') },
  });
  await user.click((await block()).getByRole('button', { name: /^Déconnecter Chrome/u }));
  expect((await (await block()).findByRole('alert')).textContent).toContain(
    'Cette connexion est déjà terminée.',
  );
});

it('where a backend keeps none, there is no such block [OWN-87]', async () => {
  const { calls } = await open({ Connections: { connections: [] } });
  await screen.findByLabelText('E-mail');
  await waitFor(() => expect(calls('Connections')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Mes connexions' })).toBe(null);
});

it('shows five of many at first, this device before the others, the way to end all of them above [OWN-87]', async () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ ...phone, id: String(at) }));
  const { user } = await open({ Connections: { connections: [...many, here] } });
  expect(await devices()).toHaveLength(5);
  expect((await devices())[0]).toContain('Cet appareil');
  const buttons = (await block()).getAllByRole('button').map(({ textContent }) => textContent);
  expect([buttons[0], buttons.at(-1)]).toEqual([
    'Déconnecter partout',
    'Voir les 3 autres connexions',
  ]);
  await user.click((await block()).getByRole('button', { name: 'Voir les 3 autres connexions' }));
  expect(await devices()).toHaveLength(8);
  expect((await block()).queryByRole('button', { name: /autres connexions/u })).toBeNull();
});
