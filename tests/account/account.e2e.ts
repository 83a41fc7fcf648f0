import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { AccountPage } from '../support/pages/account.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { arrive } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

for (const viewport of [desk, phone]) {
  test(`the account is accessible at ${viewport.width} px, in light and dark [ACCT-01, ACCT-11]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await arrive(page, 'DEMO Ancien', '/u-my-account');
    const account = new AccountPage(page);
    await expect(account.save()).toBeVisible();
    await expectAccessible(page);
    const width = await page.locator('form').evaluate((form) => getComputedStyle(form).maxWidth);
    expect(width).toBe('800px');
  });
}

test('it shows the account, and what cannot be changed cannot be typed in [ACCT-01, ACCT-02, ACCT-03, ACCT-04, ACCT-05, ACCT-06, ACCT-09, ACCT-15]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Ancien', '/u-my-account');
  const account = new AccountPage(page);
  await expect(account.login()).toHaveValue('DEMO Ancien');
  await expect(account.login()).toHaveAttribute('readonly');
  await expect(account.role()).toHaveValue('Ancien');
  await expect(account.role()).toHaveAttribute('readonly');
  await expect(account.password()).toHaveValue('');
  await expect(account.email()).toHaveValue(/@/u);
  await expect(account.subscription()).toBeVisible();
  await expect(page.getByText('Doit contenir au moins 6 caractères alphanumériques')).toBeVisible();
  await account.forgetMe().click();
  await expect(account.forgetMe()).toBeChecked();
  await expect(account.forgetMe()).toHaveCSS('background-color', 'rgb(163, 34, 28)');
});

test('a weak password or a wrong address is told, and cannot be saved [ACCT-10, ACCT-12, ACCT-13, ACCT-14, ACCT-16]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Ancien', '/u-my-account');
  const account = new AccountPage(page);
  await expect(account.save()).toBeEnabled();
  for (const password of ['abc1!', 'ABCDEF1', 'abcdef']) {
    await account.password().fill(password);
    await expect(page.getByText('Mot de passe invalide')).toBeVisible();
    await expect(account.save()).toBeDisabled();
  }
  await account.password().fill('abcde1');
  await expect(page.getByText('Mot de passe invalide')).toHaveCount(0);
  await expect(account.save()).toBeEnabled();
  await account.password().fill('');
  for (const email of ['x@', `${'a'.repeat(39)}@example.org`]) {
    await account.email().fill(email);
    await expect(page.getByText('E-mail invalide')).toBeVisible();
    await expect(account.save()).toBeDisabled();
  }
  await expectAccessible(page);
  await account.email().fill('');
  await expect(account.save()).toBeEnabled();
});

test('what is saved is kept, the old password too [ACCT-12, ACCT-17, ACCT-18, ACCT-20]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Voisine', '/u-my-account', 2);
  const account = new AccountPage(page);
  await expect(account.subscription()).toBeVisible();
  const subscribed = await account.subscription().isChecked();
  await account.email().fill('voisine.nouvelle@example.org');
  await account.subscription().click();
  await account.save().click();
  await expect(page.getByText('Ton compte est enregistré.')).toBeVisible();
  await page.reload();
  await expect(account.email()).toHaveValue('voisine.nouvelle@example.org');
  await expect(account.subscription()).toBeChecked({ checked: !subscribed });
  await arrive(page, 'DEMO Voisine', '/u-my-account', 2);
  await expect(account.email()).toHaveValue('voisine.nouvelle@example.org');
});

test('asking for the deletion keeps the account open [ACCT-09, ACCT-19]', async ({ page }) => {
  await arrive(page, 'DEMO Voisin', '/u-my-account', 2);
  const account = new AccountPage(page);
  await expect(account.forgetMe()).toBeVisible();
  const asked = await account.forgetMe().isChecked();
  await account.forgetMe().click();
  await account.save().click();
  await expect(page.getByText('Ton compte est enregistré.')).toBeVisible();
  await page.reload();
  await expect(account.forgetMe()).toBeChecked({ checked: !asked });
  await arrive(page, 'DEMO Voisin', '/t-my-exited', 2);
  await new ShellPage(page).seeScreen('Territoires qui te sont attribués');
});

test('what was accepted is shown, and one’s own data are taken along to read or for a program [ACCT-07, PRIV-05, OWN-14]', async ({
  page,
}) => {
  await arrive(page, 'DEMO Ancien', '/u-my-account');
  const account = new AccountPage(page);
  await expect(account.save()).toBeVisible();
  await expect(account.download('Télécharger mes données')).toHaveCount(0);
  await account.openPersonalData();
  await expect(page.getByText(/^Accepté le \d\d\/\d\d\/\d{4} \(version \d+\)$/u)).toBeVisible();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  const saved = async (name: string) => {
    const coming = page.waitForEvent('download');
    await account.download(name).click();
    const file = await coming;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const program = await saved('Pour un programme (JSON)');
  expect(program.name).toBe('Mes données.json');
  expect(JSON.parse(program.text).account).toMatchObject({ login: 'DEMO Ancien', role: 'Ancien' });

  const toRead = await saved('Télécharger mes données');
  expect(toRead.name).toBe('Mes données.html');
  const paper = await page.context().newPage();
  await paper.setContent(toRead.text);
  await expect(paper.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
  await expect(paper.getByText('DEMO Ancien').first()).toBeVisible();
  await expectAccessible(paper);
});
