import { expect, test, type Page } from 'playwright/test';
import { looks, seeAccessible } from '../support/pages/looks.ts';
import { SignInPage } from '../support/pages/sign-in.page.ts';

const title = { name: 'Règles de confidentialité' };
const hostile = `<h2>Tes données</h2><p><b>Gras</b> <a href="javascript:hacked=1">lien</a></p>
  <img src="/x" alt="" onerror="hacked=1"><script>hacked=1</script><style>*{display:none}</style>
  <form action="/x"><input name="y"></form>`;

const asked = (page: Page) => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON().operationName);
  });
  return names;
};

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('a newcomer reads the rules and refuses them, without a way to their end [LOGIN-19, PRIV-01, PRIV-02, PRIV-04, OWN-322]', async ({
      page,
    }) => {
      await new SignInPage(page).signIn({ login: 'DEMO Nouveau' });
      await expect(page).toHaveURL('/u-rgpd-privacy');
      await expect(page.getByRole('heading', title)).toBeVisible();
      const accept = page.getByRole('button', { name: 'Accepter' });
      await expect(accept).toBeEnabled();
      await expect(accept).toBeInViewport({ ratio: 1 });
      await seeAccessible(page);
      await expect(page.getByRole('banner')).toHaveCount(0);
      const calls = asked(page);
      await page.getByRole('button', { name: 'Refuser' }).click();
      await expect(page).toHaveURL('/login');
      expect(calls).not.toContain('AcceptPrivacyRules');
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });
}

test('accepting leads to the territories [PRIV-05]', async ({ page }) => {
  await new SignInPage(page).signIn({ login: 'DEMO Proclamatrice' });
  await expect(page).toHaveURL('/t-my-exited');
  await page.goto('/u-rgpd-privacy');
  const accept = page.getByRole('button', { name: 'Accepter' });
  await expect(accept).toBeEnabled();
  const calls = asked(page);
  await accept.click();
  await expect(page).toHaveURL('/t-my-exited');
  expect(calls[0]).toBe('AcceptPrivacyRules');
});

test('without a session nothing is asked, and no rule is shown [PRIV-06]', async ({ page }) => {
  const calls = asked(page);
  await page.goto('/u-rgpd-privacy');
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Connecte-toi d’abord');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeDisabled();
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expect(page).toHaveURL('/login');
  expect(calls).not.toContain('PrivacyRules');
});

test('the HTML of the server is shown as HTML, and can do nothing [PRIV-03]', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: {
          __typename: 'Query',
          privacyRules: { __typename: 'PrivacyRules', rgpdPrivacyHtml: hostile },
        },
      },
    }),
  );
  await page.goto('/aide');
  await page.evaluate(() => sessionStorage.setItem('jwt', '"abc"'));
  await page.goto('/u-rgpd-privacy');
  await expect(page.getByRole('heading', { name: 'Tes données' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('b')).toHaveText('Gras');
  await main.getByText('lien').click();
  await expect(
    main.locator('script, style, form, input, [onerror], [href^="javascript"]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
