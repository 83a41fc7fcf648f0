import { ensureChromium, findChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { testFolders } from './features.mjs';
import { main } from './process.mjs';
import { browserTests, tell } from './runners.mjs';

const modes = ['--full', '--documented'];

// npm run e2e [-- feature…] [--full] [--documented] [options of Playwright]
await main(async () => {
  const given = process.argv.slice(2).filter((word) => !modes.includes(word));
  const full = process.argv.includes('--full');
  // The journeys that the documents ask for, before a backend that knows nothing else (OWN-195); the
  // list that a booking is refused by (B-07) is a field of ours.
  const documented = process.argv.includes('--documented');
  const env = { ...(full && { FULL: '1' }), ...(documented && { DOCUMENTED: '1' }) };
  const without = documented ? ['--grep-invert', 'OWN-|B-07'] : [];
  const options = given.findIndex((word) => word.startsWith('-'));
  const [names, rest] =
    options === -1 ? [given, []] : [given.slice(0, options), given.slice(options)];
  const folders = testFolders(names);
  await ensureBuilt();
  await ensureChromium();
  // The shell of Chromium has no window to show.
  const window = ['--headed', '--debug', '--ui'].some((option) => rest.includes(option));
  const chromium = window ? await findChromium() : undefined;
  const parameters = [...folders, ...without, ...rest];
  tell([
    await browserTests({
      parameters,
      env: { ...env, ...(chromium && { CHROMIUM_PATH: chromium }) },
    }),
  ]);
});
