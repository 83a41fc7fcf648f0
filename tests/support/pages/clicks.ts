import type { Page } from 'playwright/test';

/** Counts the clicks and taps of the journey from the next page load on. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { clicked } = globalThis as unknown as { clicked: () => void };
    // A label passes its click on to the field; that one has no detail.
    addEventListener('click', ({ detail }) => detail > 0 && clicked(), { capture: true });
  });
  return () => clicks;
}
