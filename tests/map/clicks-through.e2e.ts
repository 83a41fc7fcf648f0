import { expect, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  removeTerritory,
} from '../support/pages/map-editor.page.ts';

let territoryId = '';
test.beforeAll(async () => {
  territoryId = await aTerritoryWithoutMap(9875);
});
test.afterAll(async () => {
  await removeTerritory(territoryId);
});
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

test('every corner that is clicked on the name of a found street is drawn, its links too [OWN-228, OWN-118]', async ({
  page,
}) => {
  const editor = new MapEditorPage(page);
  await editor.openTerritory(territoryId);
  const field = page.getByRole('combobox', { name: 'Rue, lieu ou adresse' });
  await field.fill('bd moulins');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
    'Boulevard des Moulins',
  );
  await field.press('Enter');
  const found = page.getByRole('region', { name: 'Boulevard des Moulins' });
  const link = found.getByRole('link').first();
  await expect(link).toBeVisible();
  await editor.tool('Dessiner un polygone').click();

  const [card, way] = [await found.boundingBox(), await link.boundingBox()];
  if (!card || !way) throw new Error('Nothing is found');
  const corners = [
    [card.x + 6, card.y + 6],
    [way.x + way.width / 2, way.y + way.height / 2],
    [card.x + card.width - 6, card.y + card.height - 6],
  ] as const;
  for (const [x, y] of corners) await page.mouse.click(x, y);
  await page.keyboard.press('Enter');
  await editor.write('Trois coins');
  await expect(editor.shapes()).toHaveText(['Zone Trois coins']);
  await expect(page).toHaveURL(new RegExp(`/t-view/${territoryId}$`, 'u'));
});
