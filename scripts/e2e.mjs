import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { testFolders } from './features.mjs';
import { main } from './process.mjs';
import { browserTests, tell } from './runners.mjs';

// npm run e2e [-- feature…] [--full] [options of Playwright]
await main(async () => {
  const given = process.argv.slice(2).filter((word) => word !== '--full');
  const env = process.argv.includes('--full') ? { FULL: '1' } : {};
  const options = given.findIndex((word) => word.startsWith('-'));
  const [names, rest] =
    options === -1 ? [given, []] : [given.slice(0, options), given.slice(options)];
  const folders = testFolders(names);
  await ensureBuilt();
  await ensureChromium();
  tell([await browserTests({ parameters: [...folders, ...rest], env })]);
});
