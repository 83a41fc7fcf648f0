import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** The rules of axe that look at colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * axe finds no violation on the present screen, in either theme. The themes differ in nothing but
 * colours, so that the second one is looked at by the rules about colours only. The legacy mode
 * spares the process of a blank page for each analysis, which is for frames of other origins.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page is looked at once its screen is there; one without a heading is no screen.
  await expect(page.locator('h1')).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(ofColours);
    const { violations } = await axe.analyze();
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
 * Waits for the end of the transition between themes, as its colours have too little contrast. Polls
 * in each frame, because a browser that draws no frame reports no end of an animation.
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
