import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** What axe finds wrong on the screen as it stands, in both themes: nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => ({
        id,
        colorScheme,
        where: nodes.map(({ html }) => html),
      })),
    ).toEqual([]);
  }
}

/**
 * Colours on their way from one theme to the other have no contrast to speak of. Asked anew in each
 * frame: the browser may draw none, and then tells nobody that the last animation has finished.
 */
async function settled() {
  const passing = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (passing());
}
