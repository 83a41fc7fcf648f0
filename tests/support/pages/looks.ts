import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** The four looks of every screen: desktop and phone, light and dark. */
export const looks = [1440, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} px, ${colorScheme}`,
    use: { colorScheme, viewport: { width, height: width === 1440 ? 900 : 844 } },
  })),
);

/** axe finds no violation, and nothing overflows the screen. */
export async function seeAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(tooWide).toBe(false);
}
