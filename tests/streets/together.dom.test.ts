import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menu, refusal } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { keepTicks, keptTicks } from '#web/streets/kept-ticks.ts';
import { visit } from '../support/dom/visit.ts';

const street = (name: string, state = 'left') => ({ name, side: 'both', metres: 92, state });
const round = {
  totalMetres: 184,
  someBefore: false,
  streets: [street('Rue Basse'), street('Rue Haute', 'done')],
};
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
const noMap = { SharedStreetMap: { sharedStreetMap: null } };
const shared = {
  SharedStreets: { sharedStreets: { numberName: 'T12 - Rue Basse', ...round } },
  ...noMap,
};
const path = '/a-deux/1-AAAAAAAAAAAAAAAAAAAAAA';
const token = '1-AAAAAAAAAAAAAAAAAAAAAA';
const sentence = 'Ce lien ne sert plus.';
const press = (name: string) => screen.findByRole('button', { name });

const held = (more: object = {}) => ({
  ...menu(),
  UnvisitedPlaces: {
    unvisitedPlaces: {
      numberName: 'T12 - Rue Basse',
      mapLink: null,
      canEdit: false,
      canRemove: false,
      places: [],
    },
  },
  TerritoryStreetLines: { territoryStreetLines: [] },
  TerritoryStreets: {
    territoryStreets: { canMark: true, shared: false, covered: 50, ...round, ...more },
  },
});

it('whoever was shown the code ticks by it, without a session, and begins no round again [OWN-161]', async () => {
  const { user, calls } = await visit(path, {
    token: null,
    answers: { ...shared, MarkSharedStreet: { markSharedStreet: done } },
  });
  await screen.findByRole('heading', { level: 1, name: 'T12 - Rue Basse' });
  expect(screen.getByText(/^Tu coches avec la personne qui t’a montré ce code/u)).toBeTruthy();
  await user.click(await press('Fait\u202F: Rue Basse'));
  expect(calls('MarkSharedStreet')).toEqual([
    { token, street: 'Rue Basse', side: 'both', state: 'done', secondsAgo: 0 },
  ]);
  expect(screen.queryByRole('button', { name: 'Reprendre toutes les rues' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Travailler à deux' })).toBe(null);
});

it('a code that has ended says so in the server’s words [OWN-161]', async () => {
  await visit(path, {
    token: null,
    answers: { SharedStreets: failing('sharedStreets', 'REFUSED', sentence) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre pas' });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('list')).toBe(null);
});

it('the holder makes a code, which names what the other does not see, who is shown the same one again [OWN-161, OWN-223]', async () => {
  const share = {
    __typename: 'StreetShare',
    link: 'https://example.org/a-deux/1-abc',
    qrcode: 'data:image/svg+xml;base64,',
  };
  const { user, calls } = await visit('/t-field/12', {
    answers: { ...held(), ShareStreets: { shareStreets: share } },
  });
  await user.click(await press('Travailler à deux'));
  const dialog = await screen.findByRole('dialog', { name: 'Travailler à deux' });
  const code = within(dialog).getByRole('img', { name: /^Code QR/u });
  expect(code.getAttribute('src')).toBe(share.qrcode);
  expect(dialog.textContent).toContain('Elle ne voit ni ton nom ni les lieux à ne pas visiter');
  expect(calls('ShareStreets')).toEqual([{ territoryId: '12', link: null }]);

  // Put away before the other phone has caught it, and after another screen.
  await user.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  await user.click(await press('Travailler à deux'));
  await screen.findByRole('dialog', { name: 'Travailler à deux' });
  const again = { territoryId: '12', link: share.link };
  expect(calls('ShareStreets').slice(1)).toEqual([again]);
});

it('while it is good the holder shows it again or ends it; whoever looks only is offered neither [OWN-161]', async () => {
  const { user, calls } = await visit('/t-field/12', {
    answers: { ...held({ shared: true }), UnshareStreets: { unshareStreets: done } },
  });
  expect(await screen.findByText(/^Une deuxième personne peut cocher ces rues/u)).toBeTruthy();
  expect(await press('Montrer le code')).toBeTruthy();
  await user.click(await press('Terminer le travail à deux'));
  await waitFor(() => expect(calls('UnshareStreets')).toEqual([{ territoryId: '12' }]));
});

it('a manager who looks is offered no code [OWN-161]', async () => {
  await visit('/t-field/12', { answers: held({ canMark: false }) });
  await screen.findByRole('region', { name: 'Rues' });
  expect(screen.queryByRole('button', { name: 'Travailler à deux' })).toBe(null);
});

it('a code that is refused says why [OWN-161]', async () => {
  const { user } = await visit('/t-field/12', {
    answers: { ...held(), ShareStreets: { shareStreets: refusal(sentence) } },
  });
  await user.click(await press('Travailler à deux'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBe(null);
});

const waiting = /ce que tu as coché attend sur ce téléphone/u;

it('a tick without a network waits on the device with one advice, and is sent by the next page of the same code [OWN-214]', async () => {
  const { user } = await visit(path, {
    token: null,
    answers: { ...shared, MarkSharedStreet: 'cut' },
  });
  await user.click(await press('Fait\u202F: Rue Basse'));
  expect(await screen.findByText(waiting)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Pas de réponse/u)).toBe(null));
  cleanup();
  const other = await visit(path.replace(/A+$/u, 'B'.repeat(22)), { token: null, answers: shared });
  await press('Fait\u202F: Rue Basse');
  expect(other.calls('MarkSharedStreet')).toEqual([]);
  cleanup();
  const again = await visit(path, {
    token: null,
    answers: { ...shared, MarkSharedStreet: { markSharedStreet: done } },
  });
  await waitFor(() => expect(again.calls('MarkSharedStreet')).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('a-deux')).toBe(null));
});

it('what waits ends with its code [OWN-214]', async () => {
  localStorage.setItem(
    'a-deux',
    JSON.stringify([
      { token, ticks: [{ street: 'Rue Basse', side: 'both', state: 'done', at: Date.now() }] },
    ]),
  );
  await visit(path, {
    token: null,
    answers: { SharedStreets: failing('sharedStreets', 'REFUSED', sentence) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre pas' });
  await waitFor(() => expect(localStorage.getItem('a-deux')).toBe(null));
});

it.each(['no JSON', '{}', '[1]', '[{"token":"x","ticks":[{"at":"y"}]}]'])(
  'what is kept as %s is nothing [OWN-214]',
  (text) => {
    localStorage.setItem('a-deux', text);
    expect(keptTicks('x')).toEqual([]);
    localStorage.removeItem('a-deux');
  },
);

it('what was made yesterday is nothing: its code has ended [OWN-214]', () => {
  const tick = { street: 'Rue Basse', side: 'both' as const, state: 'done' as const, at: 0 };
  keepTicks('x', [tick, { ...tick, at: Date.now() }]);
  expect(keptTicks('x')).toHaveLength(1);
  keepTicks('x', []);
});
