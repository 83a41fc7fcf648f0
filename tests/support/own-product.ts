import { test as base, type Page } from 'playwright/test';
import { arriveWithToken, demoPassword } from './pages/visitor.ts';
import { startProduct, type Product } from './product.ts';

interface Own {
  readonly own: Product;
}

/** For journeys that change what others see: a product with demo data of their own, one for all of them. */
export const test = base.extend<{ readonly baseURL: string }, Own>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the form Playwright asks for
    async ({}, give) => {
      const product = await startProduct();
      await give(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, give) => give(own.url),
});

/** What the backend of that product answers to a sign-in. */
export async function signInAt(
  { backendUrl }: Product,
  login: string,
  { password = demoPassword, congregation = 1 } = {},
): Promise<{ readonly success: boolean; readonly token?: string }> {
  const answer = await fetch(`${backendUrl}/user/auth`, {
    method: 'POST',
    body: new URLSearchParams({ login, password, congregation_id: String(congregation) }),
  });
  return (await answer.json()) as { success: boolean; token?: string };
}

/** Arrives there signed in. */
export async function arriveAt(page: Page, product: Product, login: string, path: string) {
  const { token = '' } = await signInAt(product, login);
  await arriveWithToken(page, token, path);
}
