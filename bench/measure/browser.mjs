import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/browser.mjs';

/**
 * The browser of the benches, which draws maps without a GPU.
 * @param {readonly string[]} [more] arguments
 */
export async function openBrowser(more = []) {
  const args = ['--no-sandbox', '--enable-unsafe-swiftshader', ...more];
  return chromium.launch({ executablePath: await ensureChromium(), args });
}
