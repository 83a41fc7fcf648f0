import { expect, test } from 'playwright/test';
import { looks, seeAccessible } from '../support/pages/looks.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

const sentence =
  "Un e-mail vient de t'être envoyé (si tu ne reçois rien, vérifie dans les messages indésirables)";

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('the dialog explains itself and everyone can use it [LOGIN-08, LOST-02, LOST-03, GEN-13]', async ({
      page,
    }) => {
      const signIn = new SignInPage(page);
      await signIn.open();
      const { dialog, login, email, validate } = await signIn.openLostPassword();
      await seeAccessible(page);
      await expect(dialog.getByText('Un e-mail te sera envoyé')).toBeVisible();
      await expect(login).toBeVisible();
      await expect(email).toBeVisible();
      await expect(dialog.getByRole('combobox', { name: 'Assemblée' })).toBeVisible();
      await expect(validate).toBeDisabled();
      const box = await dialog.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(800);
    });
  });
}

test('asked for on the drawn page, the dialog opens once the application is there [LOGIN-08, OWN-144]', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let come = false;
  await page.route('**/assets/*.js', async (route) => {
    if (!come) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#drawn').getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come = true;
  for (const release of held) release();
  const dialog = page.getByRole('dialog', { name: 'Mot de passe oublié' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/login');
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
});

test('neither Escape nor a click outside closes the dialog, its button does [LOST-01]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const { dialog } = await signIn.openLostPassword();
  await page.mouse.click(5, 5);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toBeFocused();
});

test('an unknown address is told inside the dialog, which stays [LOST-10, LOST-11]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const lost = await signIn.openLostPassword();
  await lost.enter('DEMO Proclamateur', 'inconnu@exemple.fr');
  await lost.validate.click();
  await expect(lost.dialog.getByRole('alert')).toContainText(
    'Aucun compte ne correspond à ces informations.',
  );
  await expect(lost.email).toHaveValue('inconnu@exemple.fr');
  await seeAccessible(page);
});

test('once sent, the dialog closes, a green notice stays ten seconds, the address is cleared [LOST-12, LOST-13]', async ({
  page,
}) => {
  await page.clock.install();
  const signIn = new SignInPage(page);
  await signIn.open();
  const lost = await signIn.openLostPassword();
  await lost.enter('DEMO Ancien', 'ancien@example.org');
  await lost.validate.click();
  await expect(lost.dialog).toBeHidden();
  const notice = page.getByText(sentence);
  await expect(notice).toBeVisible();
  await expect(notice.locator('..')).toHaveCSS('background-color', 'rgb(139, 195, 74)');
  await page.clock.runFor(9000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(2000);
  await expect(notice).toHaveCount(0);
  const again = await signIn.openLostPassword();
  await expect(again.email).toHaveValue('');
});

test('without a mail server the dialog also says who gives a new password [OWN-262, B-150]', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const { dialog, email, validate } = await signIn.openLostPassword();
  await expect(dialog).toContainText('Mais ce site n’a pas de serveur de messagerie');
  await expect(email).toBeVisible();
  await expect(validate).toBeVisible();
  await seeAccessible(page);
});
