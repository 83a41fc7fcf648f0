/**
 * @typedef {{ readonly interactionId: number, readonly duration: number, readonly name: string }} Seen
 * @typedef {{ readonly interactions: readonly number[], readonly tasks: readonly number[] }} Taken
 */

/**
 * In every page of a context, from its first moment: how long each interaction waits for its picture
 * (Event Timing: steps of 8 ms, nothing below 16), and tasks of 50 ms and more.
 * @param {import('playwright').BrowserContext} context
 */
export const watchSession = (context) =>
  context.addInitScript(() => {
    /** @type {Map<number, number>} */
    const interactions = new Map();
    /** @type {number[]} */
    const tasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const taken = () => {
      const all = { interactions: [...interactions.values()], tasks: [...tasks] };
      interactions.clear();
      tasks.length = 0;
      return all;
    };
    Object.assign(window, { taken });
  });

/**
 * What was seen since the last call.
 * @param {import('playwright').Page} page
 * @returns {Promise<Taken>}
 */
export const taken = (page) => page.evaluate(() => /** @type {any} */ (window).taken());
