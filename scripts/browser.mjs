import { existsSync } from 'node:fs';
import { step } from './progress.mjs';
import { Failure, run, tool } from './process.mjs';

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

/** Finds or installs Chromium; throws a one-sentence explanation on failure. */
export async function ensureChromium() {
  const present = await findChromium();
  if (present) return present;
  const attempts = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) attempts.push(fromDebian);
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

/** With the proxies that tests/hosting/ must find in continuous integration, and nowhere else. */
async function fromDebian() {
  const packages = ['chromium', ...(process.env['CI'] === 'true' ? ['nginx', 'caddy'] : [])];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-yq', ...packages], { env });
  return update.output + install.output;
}

async function fromPlaywright() {
  return (await run(tool('playwright'), ['install', 'chromium'])).output;
}

/** @param {string} words */
function lastLine(words) {
  return words.trim().split('\n').at(-1) ?? '';
}
