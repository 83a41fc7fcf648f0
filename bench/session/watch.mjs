import { recordPaints, takenPaints } from '../measure/reactions.mjs';

/**
 * In every page of a context, from its first moment: how long each interaction waits for its picture,
 * and tasks of 50 ms and more.
 * @param {import('playwright').BrowserContext} context
 */
export async function watchSession(context) {
  await context.addInitScript(recordPaints);
  await context.addInitScript(() => {
    /** @type {number[]} */
    const tasks = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/**
 * What was seen since the last call.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ readonly interactions: readonly number[], readonly tasks: readonly number[] }>}
 */
export const taken = async (page) => ({
  interactions: await takenPaints(page),
  tasks: await page.evaluate(() => /** @type {any} */ (window).tasks.splice(0)),
});
