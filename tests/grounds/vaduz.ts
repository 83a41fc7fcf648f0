import { expect, type Page } from 'playwright/test';
import { signInAt } from '../support/own-product.ts';
import type { Product } from '../support/product.ts';

export const siteAdministrator = 'DEMO Administrateur';

/** Vaduz: three people, without a territory or a ground. */
export async function aCongregationInVaduz(own: Product): Promise<number> {
  const post = async (congregation: number, call: string, form: Record<string, string>) => {
    const { token = '' } = await signInAt(own, siteAdministrator, { congregation });
    const answer = await fetch(own.backendUrl + call, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as { readonly congregation_id?: number };
  };
  const { congregation_id: id = 0 } = await post(1, '/congregation/add', {
    name: 'Vaduz',
    contact: '',
  });
  for (const login of ['BRUNHART Anna', 'FRICK Josef', 'NÄGELE Rita']) {
    await post(id, '/user/add', { login, password: 'demo2026', email: '', role_id: '5' });
  }
  return id;
}

/** Cuts the town out of the extract of the country, and gives it to the congregation. */
export async function bringVaduz(page: Page, extract: string) {
  const section = page.getByRole('region', { name: 'Fonds de carte' });
  await section.getByRole('button', { name: 'Apporter un fond de carte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apporter un fond de carte' });
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(extract);
  await dialog.getByLabel('Nom du fond').fill('Ville de Vaduz');
  await dialog.getByLabel('Autour d’un point').check();
  await dialog.getByLabel('Centre').fill('47.1410, 9.5215');
  await dialog.getByLabel('Rayon en kilomètres').fill('1');
  await dialog.getByRole('button', { name: 'Apporter', exact: true }).click();
  const card = section.getByRole('listitem').filter({ hasText: 'Ville de Vaduz' });
  await expect(card.getByText(/^160\srues, 1\s430\snuméros$/u)).toBeVisible({ timeout: 60_000 });
  await card.getByRole('button', { name: 'Modifier Ville de Vaduz' }).click();
  const edit = page.getByRole('dialog', { name: 'Modifier ce fond de carte' });
  await edit.getByLabel('Vaduz', { exact: true }).check();
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit).toBeHidden();
}
