import { expect, type Page } from 'playwright/test';

/** /poche, and the panel of t-my-exited that fills it. */
export class PocketPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Agrees on t-my-exited, and waits until all is on the device. */
  async keep(): Promise<void> {
    await this.page.getByRole('button', { name: 'Les garder' }).click();
    await this.seeKept();
  }

  seeKept = () =>
    expect(this.page.getByText(/^Prêt hors ligne ✓ \d+ territoires?, à/u)).toBeVisible({
      timeout: 30_000,
    });

  see = () =>
    expect(
      this.page.getByRole('heading', { name: 'Mes territoires sur ce téléphone', level: 1 }),
    ).toBeVisible();

  readonly queue = () => this.page.getByRole('region', { name: 'Ce que tu as fait ici' });
  readonly cards = () => this.page.getByRole('list').first().getByRole('listitem');
  readonly card = (name: string) => this.cards().filter({ hasText: name });

  /** The number and name of the first territory with this button, e.g. `Rentrer`. */
  async firstWith(button: string): Promise<string> {
    const found = this.page.getByRole('button', { name: new RegExp(`^${button}\\s:`, 'u') });
    const label = await found.first().getAttribute('aria-label');
    return label?.split(/\s:\s/u)[1] ?? '';
  }

  async act(button: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${button}\u202F: ${name}`, exact: true }).click();
    await this.page.getByRole('button', { name: 'Oui' }).click();
  }

  /** All that the browser stores for the site, as text: IndexedDB, local and session storage, names of caches. */
  readonly everythingStored = () =>
    this.page.evaluate(async () => {
      const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error));
        });
        for (const store of database.objectStoreNames) {
          const rows = database.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => rows.addEventListener('success', resolve));
          stored.push([store, rows.result]);
        }
        database.close();
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        stored.push((await cache.keys()).map(({ url }) => url));
      }
      return JSON.stringify(stored);
    });
}
