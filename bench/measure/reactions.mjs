import { quantile } from './measure.mjs';

/** @typedef {import('playwright').Page} Page */

/** Milliseconds, longer than any measured reaction. */
export const settles = 400;

/**
 * Starts timing the DOM changes after each key.
 * @param {Page} page
 */
export const watchReactions = (page) =>
  page.evaluate(() => {
    const seen = { began: 0, last: 0 };
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
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
 * Milliseconds from each key to the last frame that it changes, for keys that change something; the
 * field is cleared after each text.
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
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(settles);
      const { began, last } = await page.evaluate(() => /** @type {any} */ (window).seen);
      if (last !== 0) times.push(last - began);
    }
    await target.fill('');
    await page.waitForTimeout(settles);
  }
  return times;
}

/** In the page: the time from each key or click to the next frame (Event Timing API: steps of 8 ms, nothing below 16 ms). */
export function recordPaints() {
  const paints = new Map();
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0)
        paints.set(interactionId, Math.max(paints.get(interactionId) ?? 0, duration));
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * Starts recording paints from now on.
 * @param {Page} page
 */
export const watchPaints = (page) => page.evaluate(recordPaints);

/**
 * Times recorded since the last call.
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
 * A row of the table; not met without measurements.
 * @param {string} what
 * @param {readonly number[]} times
 * @param {number} longest
 * @returns {import('../../scripts/bench.mjs').Row}
 */
export function reactionRow(what, times, longest) {
  const p95 = quantile(times, 0.95);
  return {
    bar: null,
    what: `${what} in ms, p95 of ${times.length}`,
    ratio: p95,
    spread: [quantile(times, 0.25), quantile(times, 0.75)],
    limit: `≤ ${longest}`,
    met: p95 <= longest,
  };
}
