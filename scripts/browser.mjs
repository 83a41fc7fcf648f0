import { existsSync } from 'node:fs';
import { fromDebian, hasDebian } from './debian.mjs';
import { step } from './progress.mjs';
import { Failure, run, tool } from './process.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium for end-to-end tests: CHROMIUM_PATH, Playwright's own, or the system's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Failure(`CHROMIUM_PATH: ${named} does not exist.`);
  if (named) return named;
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place));
}

/**
 * For the journeys: the shell of Chromium that has no window, where there is one. It takes a third less
 * of the processor than Chromium without its window; measurements and pictures stay with Chromium.
 */
export async function findShell() {
  const own = process.env['CHROMIUM_PATH'] === undefined && existsSync(shell);
  return own ? shell : findChromium();
}

/** Finds or installs Chromium; throws a one-sentence explanation on failure. */
export async function ensureChromium() {
  const present = await findChromium();
  if (present) return present;
  const attempts = [];
  if (hasDebian()) attempts.push(() => fromDebian(['chromium', 'chromium-headless-shell']));
  attempts.push(fromPlaywright);
  let words = '';
  for (const attempt of attempts) {
    words += await step('Installing a browser for the end-to-end tests', attempt);
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Failure(
    `No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one. ${lastLine(words)}`,
  );
}

async function fromPlaywright() {
  return (await run(tool('playwright'), ['install', 'chromium'])).output;
}

/** @param {string} words */
function lastLine(words) {
  return words.trim().split('\n').at(-1) ?? '';
}
