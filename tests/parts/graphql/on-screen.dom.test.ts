import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestPolicy } from '@urql/core';
import { noteAct } from '#web/parts/graphql/acts.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { MyExitedTerritoriesDocument } from '#web/parts/graphql/generated/graphql.ts';
import { menu } from '../../support/dom/answers.ts';
import { failing } from '../../support/dom/stub-gateway.ts';
import { main, visit } from '../../support/dom/visit.ts';

const items = [
  { type: 'one', icon: 'mdi-map', title: 'Mes territoires', target: '/t-my-exited', children: [] },
  { type: 'one', icon: 'mdi-account', title: 'Mon compte', target: '/u-my-account', children: [] },
];
const mine = (numberName: string) => ({
  myExitedTerritories: {
    assigned: 1,
    today: '2026-03-15',
    message: null,
    messageType: 'success',
    territories: [
      {
        territoryId: '1',
        historyId: '101',
        numberName,
        type: 'Courrier',
        mapLink: null,
        releaseDate: '2026-01-02',
        releaseDateHuman: '02/01/2026',
        theoreticalReturnDate: '2026-05-02',
        theoreticalReturnDateHuman: '02/05/2026',
        activity: 'Porte à porte',
        note: '',
        online: false,
        cssClass: '',
        mayReturn: true,
        asked: [],
      },
    ],
  },
});
const nothingToShow = 'Le serveur n’a pas pu être joint\u202F: rien à montrer ici pour l’instant.';

/** The page is looked at again, so that its list is asked for anew. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a list stays, with the question that stands before it, where the network is lost, and is brought up to date with it [GEN-06, OWN-333]', async () => {
  const { user, answer, calls } = await visit('/t-my-exited', {
    answers: { ...menu({ items }), MyExitedTerritories: mine('T1 - Rue 1') },
  });
  await user.click(await screen.findByRole('button', { name: /^Rentrer/u }));
  await screen.findByRole('dialog');
  answer({ MyExitedTerritories: 'cut' });
  lookAgain();
  await waitFor(() => expect(calls('MyExitedTerritories')).toHaveLength(2));
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(new TypeError('Failed to fetch')));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.getAllByText('T1 - Rue 1').length).toBeGreaterThan(1);
  expect(screen.queryByText(nothingToShow)).toBe(null);
  expect(screen.queryByRole('alert')).toBe(null);
  answer({ MyExitedTerritories: mine('T2 - Rue 2') });
  lookAgain();
  await waitFor(() => expect(screen.queryByText('T1 - Rue 1')).toBe(null));
  expect(screen.getAllByText('T2 - Rue 2').length).toBeGreaterThan(0);
});

it('a list gives way to what the server says instead of it [GEN-15, OWN-333]', async () => {
  const { answer } = await visit('/t-my-exited', {
    answers: { ...menu({ items }), MyExitedTerritories: mine('T1 - Rue 1') },
  });
  await screen.findByText('T1 - Rue 1');
  answer({ MyExitedTerritories: failing('myExitedTerritories', 'BACKEND_UNREACHABLE') });
  lookAgain();
  expect((await main().findByRole('alert')).textContent).toContain(
    'Problème de connexion au serveur.',
  );
  expect(main().queryByText('T1 - Rue 1')).toBe(null);
});

it('what has left the screen is not shown again without an answer [OWN-190, OWN-333]', async () => {
  sessionStorage.setItem('jwt', '"a"');
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const answers = [async () => Response.json({ data: { answer: 1 } }), lost, lost];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  const client = createGraphqlClient();
  const told: unknown[] = [];
  const listen = (requestPolicy: RequestPolicy) =>
    client
      .query(MyExitedTerritoriesDocument, {}, { requestPolicy })
      .subscribe(({ data, error }) => told.push([data, error !== undefined]));
  const screens = [listen('cache-and-network')];
  await vi.waitFor(() => expect(told).toEqual([[{ answer: 1 }, false]]));
  screens.push(listen('network-only'));
  await vi.waitFor(() => expect(told.at(-1)).toEqual([{ answer: 1 }, true]));
  for (const shown of screens) shown.unsubscribe();
  noteAct();
  listen('cache-and-network');
  await vi.waitFor(() => expect(told.at(-1)).toEqual([undefined, true]));
  vi.unstubAllGlobals();
});
