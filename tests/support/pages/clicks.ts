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

/**
 * Counts moves from the next page load on: clicks, and entries, each of them whatever is typed into
 * one field, Enter included, or an option that is chosen.
 */
export async function countMoves(page: Page): Promise<() => number> {
  const clicks = await countClicks(page);
  let entries = 0;
  await page.exposeFunction('entered', () => {
    entries += 1;
  });
  await page.addInitScript(() => {
    const { entered } = globalThis as unknown as { entered: () => void };
    let typedInto: EventTarget | null = null;
    addEventListener('focusin', () => (typedInto = null), { capture: true });
    addEventListener('click', () => (typedInto = null), { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        const typed = target instanceof HTMLInputElement && target.type === 'text';
        if ((typed && typedInto !== target) || target instanceof HTMLSelectElement) entered();
        typedInto = target;
      },
      { capture: true },
    );
  });
  return () => clicks() + entries;
}
