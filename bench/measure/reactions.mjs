/** @typedef {import('playwright').Page} Page */

/** Longer than anything takes that is measured with it. */
const settles = 400;

/**
 * From now on, what a key or a click changes is timed.
 * @param {Page} page
 */
export const watchReactions = (page) =>
  page.evaluate(() => {
    const seen = { began: 0, last: 0 };
    Object.assign(window, { seen });
    for (const event of ['keydown', 'click'])
      addEventListener(
        event,
        ({ timeStamp }) => Object.assign(seen, { began: timeStamp, last: 0 }),
        true,
      );
    new MutationObserver(() => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.last = performance.now();
        }),
      );
    }).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

/**
 * Milliseconds from a key or a click to the last frame it changes; null where it changes nothing.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number | null>}
 */
export async function reaction(page, act) {
  await act();
  await page.waitForTimeout(settles);
  return page.evaluate(() => {
    const { began, last } = /** @type {any} */ (window).seen;
    return last === 0 ? null : last - began;
  });
}

/**
 * One reaction a key, the field emptied after each of the texts.
 * @param {Page} page
 * @param {string} field
 * @param {readonly string[]} texts
 */
export async function keystrokes(page, field, texts) {
  const target = page.locator(field).first();
  await target.focus();
  /** @type {number[]} */
  const times = [];
  for (const text of texts) {
    for (const key of text) {
      const time = await reaction(page, () => page.keyboard.press(key === ' ' ? 'Space' : key));
      if (time !== null) times.push(time);
    }
    await target.fill('');
    await page.waitForTimeout(settles);
  }
  return times;
}

/**
 * From now on, the time from each key or click to the next picture is kept (Event Timing, in steps
 * of 8 ms; what takes less than 16 ms is left out).
 * @param {Page} page
 */
export const watchPaints = (page) =>
  page.evaluate(() => {
    const paints = new Map();
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
        if (interactionId > 0)
          paints.set(interactionId, Math.max(paints.get(interactionId) ?? 0, duration));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });

/**
 * Those since the last time it was asked.
 * @param {Page} page
 * @returns {Promise<number[]>}
 */
export const takenPaints = (page) =>
  page.evaluate(() => {
    const { paints } = /** @type {any} */ (window);
    const taken = [...paints.values()];
    paints.clear();
    return taken;
  });

/**
 * A row of the table; where nothing has been measured it is not met.
 * @param {string} what
 * @param {readonly number[]} times
 * @param {number} longest
 * @returns {import('../../scripts/bench.mjs').Row}
 */
export function reactionRow(what, times, longest) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    bar: 9,
    what: `${what} in ms, p95 of ${sorted.length}`,
    ratio: at(0.95),
    spread: [at(0.25), at(0.75)],
    limit: `≤ ${longest}`,
    met: at(0.95) <= longest,
  };
}
