import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aHistory } from '../history/an-entry.ts';
import { publicMap } from '../exit/public-map.ts';
import { menu } from '../support/dom/answers.ts';
import { failing } from '../support/dom/stub-gateway.ts';
import { main, visit } from '../support/dom/visit.ts';
import { settings } from './settings.ts';

const page = (facts: Parameters<typeof settings>[0] = {}) => ({
  ...menu({ additions: false }),
  TerritoryPage: {
    territories: { territories: [] },
    territorySettings: settings(facts),
    territoryHistory: aHistory(),
  },
  PublicMap: { publicMap: { ...publicMap, qrcode: 'data:image/svg+xml;base64,AAAA' } },
  TerritoryGround: failing('territoryGround', 'BACKEND_BAD_RESPONSE'),
});
const box = (name: string) => main().getByRole<HTMLTextAreaElement>('textbox', { name });
const read = async (facts: Parameters<typeof settings>[0] = {}) => {
  const visited = await visit('/t-view/12', { answers: page(facts) });
  await screen.findByRole('textbox', { name: 'Nom' });
  return visited;
};

it('the fields are read under the labels of the form, and none of them takes an entry [DET-04, OWN-249, B-146]', async () => {
  await read({ noVisited: true, note: '' });
  for (const [name, value] of [
    ['Numéro', '7'],
    ['Nom', 'Rue Grimaldi'],
    ['Portes', '40'],
    ['Note', ''],
  ] as const) {
    expect([name, box(name).value, box(name).readOnly]).toEqual([name, value, true]);
  }
  const type = main().getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  expect([type.disabled, type.selectedOptions[0]?.text]).toEqual([true, 'Habitations']);
  const noVisited = main().getByRole<HTMLInputElement>('switch', {
    name: 'Personnes à ne pas visiter',
  });
  expect([noVisited.disabled, noVisited.checked]).toEqual([true, true]);
  expect(noVisited.parentElement?.textContent).toBe('Oui');
  const rebuild = main().getByRole<HTMLInputElement>('checkbox', {
    name: 'Changer le lien de la carte',
  });
  expect([rebuild.disabled, rebuild.checked]).toEqual([true, false]);
});

it('editing begins in the name, and its end gives the focus back [DET-05, OWN-249]', async () => {
  const { user } = await read();
  await user.click(main().getByRole('button', { name: 'Modifier la fiche' }));
  expect(document.activeElement).toBe(box('Nom'));
  expect(box('Nom').readOnly).toBe(false);
  await user.click(main().getByRole('button', { name: 'Annuler' }));
  expect(document.activeElement).toBe(main().getByRole('button', { name: 'Modifier la fiche' }));
});

it('a drawing that waits says what for [DET-08, OWN-249]', async () => {
  const { user } = await read();
  const draw = () => main().getByRole<HTMLButtonElement>('button', { name: 'Dessiner la carte' });
  expect(draw().disabled).toBe(true);
  const why = document.getElementById(draw().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(
    'Pour dessiner, appuie d’abord sur «\u202FModifier la fiche\u202F».',
  );
  await user.click(main().getByRole('button', { name: 'Modifier la fiche' }));
  expect([draw().disabled, draw().getAttribute('aria-describedby')]).toEqual([false, null]);
});

it('a mail, the device and a code hand out the public link of the map [OWN-250]', async () => {
  const { user } = await read();
  const mail = main().getByRole<HTMLAnchorElement>('link', {
    name: 'Envoyer par e-mail la carte de T7 - Rue Grimaldi',
  });
  expect(new URL(mail.href).protocol).toBe('mailto:');
  expect(Object.fromEntries(new URL(mail.href).searchParams)).toEqual({
    subject: 'Carte\u202F: T7 - Rue Grimaldi',
    body: 'http://localhost:4000/map/old',
  });

  const shared = vi.fn(async (_: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await user.click(main().getByRole('button', { name: 'Partager la carte de T7 - Rue Grimaldi' }));
  expect(shared.mock.calls).toEqual([
    [{ title: 'T7 - Rue Grimaldi', url: 'http://localhost:4000/map/old' }],
  ]);

  const name = 'Code QR de la carte de T7 - Rue Grimaldi';
  await user.click(main().getByRole('button', { name }));
  const code = await within(screen.getByRole('dialog', { name })).findByRole<HTMLImageElement>(
    'img',
  );
  expect(code.src).toBe('data:image/svg+xml;base64,AAAA');
});

it.each([
  ['a map that lies elsewhere has no code', 'https://maps.example.org/12', [1, 1, 0]],
  ['without a map nothing is handed out', null, [0, 0, 0]],
])('%s [OWN-250, B-33]', async (_, mapLink, counts) => {
  await read({ mapLink, mapDrawn: false });
  expect([
    main().queryAllByRole('button', { name: /^Partager la carte/u }).length,
    main().queryAllByRole('link', { name: /^Envoyer par e-mail/u }).length,
    main().queryAllByRole('button', { name: /^Code QR/u }).length,
  ]).toEqual(counts);
});

it('on a phone the map is there too, and an entry of the history is a card of two lines [OWN-249]', async () => {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  const { calls } = await read();
  await waitFor(() => expect(calls('PublicMap')).toEqual([{ token: 'old' }]));
  const history = within(main().getByRole('list', { name: 'Historique des attributions' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'n° 4Sortie01/02/2026 Rentréeencore sorti ProclamateurAutre Rôle 5ActivitéInvitation',
    'n° 3Sortie01/06/2025 Rentrée01/07/2025 ProclamateurAutre Rôle 5ActivitéInvitation',
  ]);
});
