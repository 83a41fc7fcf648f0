import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { menu } from '../support/dom/answers.ts';
import { visit } from '../support/dom/visit.ts';
import { aReport } from './import-events.ts';
import { geojson, polygon } from './file-builders.ts';

beforeEach(() => localStorage.clear());

async function choose(file: File) {
  const { user, calls } = await visit('/c-import', {
    answers: {
      ...menu(),
      Imports: { imports: [] },
      ImportReport: { importReport: aReport() },
    },
  });
  await user.upload(await screen.findByLabelText('Fichier'), file);
  await screen.findByRole('heading', { name: /^Colonnes de/u });
  return { user, calls };
}

const meaning = (head: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `«\u202F${head}\u202F» correspond à` });
const row = (head: string) => within(meaning(head).closest('li') ?? document.body);
const headed = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'La première ligne contient les titres' });

describe('the columns of a file', () => {
  it('without headers are called by their place, and its first line can be its headers [OWN-309]', async () => {
    const { user } = await choose(new File(['101;Rue A\n102;Rue B\n'], 'liste.csv'));
    expect(headed().checked).toBe(false);
    expect(screen.queryByText(/^2 lignes/u)).not.toBe(null);
    expect(meaning('Colonne 1').value).toBe('number');
    await user.click(headed());
    expect(screen.queryByText(/^1 ligne\./u)).not.toBe(null);
    expect(meaning('101').value).toBe('number');
    await user.click(headed());
    expect(meaning('Colonne 2').value).toBe('name');
  });

  it('show three different values [OWN-312]', async () => {
    const text = 'Numéro;Type\n1;Rural\n2;Rural\n3;Immeubles\n4;Commerces\n5;Habitations\n';
    await choose(new File([text], 'liste.csv'));
    expect(row('Type').queryByText('Rural · Immeubles · Commerces')).not.toBe(null);
  });

  it('are taken as the last time, which is said and can be guessed anew [OWN-312]', async () => {
    const text = 'Ort;Wort\nA;B\nC;D\n';
    const first = await choose(new File([text], 'eins.csv'));
    await first.user.selectOptions(meaning('Ort'), 'name');
    await first.user.selectOptions(meaning('Wort'), 'number');
    await first.user.click(screen.getByRole('button', { name: 'Vérifier sans rien enregistrer' }));
    await screen.findByRole('heading', { name: /^Rapport/u });
    await first.user.click(screen.getByRole('button', { name: 'Autre fichier' }));

    await first.user.upload(await screen.findByLabelText('Fichier'), new File([text], 'zwei.csv'));
    await screen.findByText('Comme la dernière fois pour ces colonnes.');
    expect(meaning('Wort').value).toBe('number');
    await first.user.click(screen.getByRole('button', { name: 'Proposer de nouveau' }));
    expect(screen.queryByText('Comme la dernière fois pour ces colonnes.')).toBe(null);
    expect(meaning('Wort').value).toBe('');
  });

  it('of a map are each open to choice, but for its map [OWN-308]', async () => {
    const { user } = await choose(
      geojson([polygon({ ref: 'A', libre: '12' }), polygon({ ref: 'B', libre: '12' })]),
    );
    expect(screen.queryByRole('switch', { name: /première ligne/u })).toBe(null);
    const map = meaning('Carte (GeoJSON)');
    expect(map.disabled).toBe(true);
    expect(map.value).toBe('map');
    expect(within(meaning('libre')).queryByRole('option', { name: /GeoJSON|Contour/u })).toBe(null);
    await user.selectOptions(meaning('libre'), 'number');
    const check = screen.getByRole<HTMLButtonElement>('button', { name: /^Vérifier/u });
    expect(check.disabled).toBe(false);
  });

  it('of addresses are said to be such [OWN-307]', async () => {
    const text = 'Rue;Numéro;Territoire\nRue A;12;901\nRue A;14;901\n';
    await choose(new File([text], 'adresses.csv'));
    expect(screen.queryByText(/ressemble à une liste d’adresses/u)).not.toBe(null);
    expect(meaning('Territoire').value).toBe('number');
    expect(meaning('Numéro').value).toBe('');
  });

  it('of several assignments a line are said to be counted one by one [OWN-311]', async () => {
    const text =
      'Terr. nº;Attribué à;Attribué le;Attribué à;Attribué le\n1;A Bé;01/02/2020;C Dé;01/03/2021\n';
    await choose(new File([text], 'registre.csv'));
    expect(screen.queryByText(/^2 lignes\..*une à une/u)).not.toBe(null);
  });
});
