import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { desk } from '../../support/accessibility.ts';
import { ListPage } from '../../support/pages/list.page.ts';
import { answerInstead, arrive } from '../../support/pages/visitor.ts';
import { readCsv } from '../../support/read-csv.ts';
import { dayOfSerial, readXlsx } from '../../support/read-xlsx.ts';

test.use({ viewport: desk });

const manager = 'DEMO Gestionnaire';
const tools = (page: Page) => page.getByRole('group', { name: 'Exporter la liste affichée' });

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tools(page).getByRole('button', { name }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a list is copied out as it is shown: what is found, in its order, under its heads [GEN-12]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1920, height: 900 });
  await arrive(page, manager, '/t-exited?q=proclamatrice&tri=-return_date');
  const list = new ListPage(page);
  await list.seeCount(/ sur \d+ territoires$/u);
  const heads = (await list.table().getByRole('columnheader').allTextContents()).filter(
    (head) => !['Carte', 'Sursis', 'Rentrer'].includes(head),
  );
  const names = await list.names();

  const csv = await saved(page, 'CSV');
  expect(csv.name).toMatch(/^Territoires attribués \d{4}-\d\d-\d\d\.csv$/u);
  const text = csv.bytes.toString('utf8');
  expect(text.charCodeAt(0)).toBe(0xfe_ff);
  const read = readCsv(text.slice(1));
  expect(read[0]).toEqual(heads);
  expect(read.slice(1).map(([name]) => name)).toEqual(names);

  await tools(page).getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(tools(page).getByRole('status')).toHaveText(/copiées?$/u);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t'))).toEqual(read);
});

test('a workbook of fifteen hundred rows is written within the security policy, its days as days [GEN-12]', async ({
  page,
}) => {
  await answerInstead(page, 'ExitedTerritories', (answer) => {
    const { exitedTerritories: list } = answer.data as {
      exitedTerritories: { territories: object[] };
    };
    const territories = Array.from({ length: 1500 }, (_, at) => ({
      ...list.territories[0],
      historyId: String(at + 1),
      numberName: `T${at + 1} - Rue ${at + 1}`,
      returnDateHuman: '29/02/2028',
    }));
    return { data: { exitedTerritories: { ...list, total: 1500, territories } } };
  });
  await arrive(page, manager, '/t-exited');
  await new ListPage(page).seeCount('territoires');
  const { name, bytes } = await saved(page, 'XLSX');
  expect(name).toMatch(/\.xlsx$/u);
  const rows = readXlsx(bytes);
  expect([rows.length, rows[1]?.[0]?.value, rows[1500]?.[0]?.value]).toEqual([
    1501,
    'T1 - Rue 1',
    'T1500 - Rue 1500',
  ]);
  expect(dayOfSerial(Number(rows[1]?.[5]?.value))).toBe('2028-02-29T00:00');
});

test('what a publisher sees first carries nothing of it [GEN-12]', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  await new ListPage(page).seeCount(/territoire/u);
  await expect(tools(page)).toHaveCount(0);
  expect(loaded.filter((url) => /export|xlsx|csv/iu.test(url))).toEqual([]);
});
