import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdFirstAnswers } from '#web/parts/graphql/first-answers.ts';
import { takeOver } from '#web/parts/first-answer/take-over.ts';
import { hashOf } from '#web/parts/graphql/operation.ts';
import { publicMapQuery } from '#web/parts/map/map.operations.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { visit } from '../support/dom/visit.ts';

it.each(['REFUSED', 'BACKEND_BAD_RESPONSE'])(
  'a link to a map answered by %s leads to the 404 page [PUB-09, SHELL-26]',
  async (code) => {
    const { address, calls } = await visit('/map/does-not-exist', {
      token: null,
      answers: { PublicMap: failing('publicMap', code, 'Non') },
    });
    await waitFor(() => expect(address()).toBe('/404'));
    expect(calls('PublicMap')).toEqual([{ token: 'does-not-exist' }]);
  },
);

it('the answer that came with the page is taken instead of asked for, once [OWN-143]', async () => {
  const given = document.createElement('script');
  given.type = 'application/json';
  given.dataset['answers'] = hashOf(publicMapQuery);
  given.textContent = JSON.stringify({
    data: { publicMap: null },
    errors: [{ message: 'Non', extensions: { code: 'REFUSED' } }],
  });
  document.body.append(given);
  holdFirstAnswers();
  const { address, calls } = await visit('/map/does-not-exist', { token: null, answers: {} });
  await waitFor(() => expect(address()).toBe('/404'));
  expect(calls('PublicMap')).toEqual([]);
  expect(given.isConnected).toBe(false);
});

it('an answer to another operation is left in the page [OWN-143]', async () => {
  const given = document.createElement('script');
  given.dataset['answers'] = 'sha256:0';
  document.body.append(given);
  const { address } = await visit('/map/does-not-exist', {
    token: null,
    answers: { PublicMap: failing('publicMap', 'REFUSED', 'Non') },
  });
  await waitFor(() => expect(address()).toBe('/404'));
  expect(given.isConnected).toBe(true);
  given.remove();
});

it('the drawn page stays until a screen stands in its place, a map with its pins [OWN-143]', async () => {
  document.body.innerHTML = '<div id="drawn"></div><div id="root"></div>';
  const drawn = document.querySelector('#drawn');
  const root = document.querySelector('#root');
  if (!root) throw new Error('No root');
  takeOver(root);
  const shown = async (html: string) => {
    root.innerHTML = html;
    await new Promise((resolve) => setTimeout(resolve));
    return drawn?.isConnected;
  };
  expect(await shown('<output>Chargement…</output>')).toBe(true);
  expect(await shown('<main><canvas data-pins="awaited"></canvas></main>')).toBe(true);
  root.querySelector('canvas')?.setAttribute('data-pins', 'drawn');
  await waitFor(() => expect(drawn?.isConnected).toBe(false));
  document.body.innerHTML = '';
});
