import { expect, test } from 'playwright/test';
import { desk } from '../../support/accessibility.ts';
import { ListPage } from '../../support/pages/list.page.ts';
import { arrive } from '../../support/pages/visitor.ts';
import { readPrint } from '../../support/read-print.ts';

test.use({ viewport: desk, colorScheme: 'dark' });

test('a list prints as a table: its head on each page, a name on one line, the pages numbered, dark on white [OWN-257]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Gestionnaire', '/t-available');
  const list = new ListPage(page);
  await list.seeCount('territoires');
  const names = await list
    .rows()
    .getByRole('rowheader')
    .getByRole('link', { name: /^T\d/u })
    .allTextContents();
  const pages = readPrint(await page.pdf({ format: 'A4' }));
  expect(pages.length).toBeLessThanOrEqual(3);

  const all = pages.flat();
  for (const name of names) expect(all.filter((line) => line.includes(name))).toHaveLength(1);
  pages.forEach((lines, at) => {
    expect(lines).toContain(`Page ${at + 1} sur ${pages.length}`);
    expect(lines.filter((line) => /Territoire Type .*Activité/u.test(line))).toHaveLength(1);
  });
  expect(all.filter((line) => /^Assemblée de \p{L}+, le \d/u.test(line))).toHaveLength(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(list.rows().first().getByRole('rowheader')).toHaveCSS('color', 'rgb(30, 42, 47)');
  await expect(list.column(6).first()).toHaveCSS('color', 'rgb(30, 42, 47)');
});
