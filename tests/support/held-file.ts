import type { Page } from 'playwright/test';

/** Holds the files at these addresses back until the returned function is called. */
export async function heldBack(page: Page, files: string): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}
