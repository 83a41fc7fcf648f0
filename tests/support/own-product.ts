import { test as base, type Page } from 'playwright/test';
import { arriveWithToken, demoPassword } from './pages/visitor.ts';
import { startProduct, type Product } from './product.ts';

interface Own {
  readonly own: Product;
}

interface Keeper {
  /** The product of this file's journeys. */
  readonly ownOf: (file: string) => Promise<Product>;
}

/**
 * For journeys that change what others see: a product with demo data of their own, one for all of a
 * file. Journeys of another file that ran before in the same worker have left nothing in it.
 */
export const test = base.extend<Own & { readonly baseURL: string }, Keeper>({
  ownOf: [
    // oxlint-disable-next-line no-empty-pattern -- the form Playwright asks for
    async ({}, give) => {
      const running = new Map<string, Product>();
      const stopAll = async () => {
        for (const product of running.values()) await product.stop();
        running.clear();
      };
      await give(async (file) => {
        const here = running.get(file);
        if (here) return here;
        await stopAll();
        const product = await startProduct();
        running.set(file, product);
        return product;
      });
      await stopAll();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  own: [
    async ({ ownOf }, give, { file }) => {
      await give(await ownOf(file));
    },
    { timeout: 120_000 },
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
export async function arriveAt(
  page: Page,
  product: Product,
  login: string,
  path: string,
  congregation = 1,
) {
  const { token = '' } = await signInAt(product, login, { congregation });
  await arriveWithToken(page, token, path);
}
