import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { main, runOrFail } from './process.mjs';
import { quickTests, tell } from './runners.mjs';

const supported = ['20.19', '22', '24'];

// npm run test:nodes [-- version…]: the quick tests, those that start the product among them, on each Node.
await main(async () => {
  const versions = process.argv.slice(2);
  await ensureBuilt();
  const counts = [];
  for (const version of versions.length > 0 ? versions : supported) {
    const node = await nodeOf(version);
    console.log(`\nNode ${version}: ${node}`);
    const PATH = [path.dirname(node), process.env['PATH']].join(path.delimiter);
    const count = await quickTests({ env: { PATH } });
    console.log(`Node ${version}: ${count.passed} passed, ${count.failed} failed`);
    counts.push(count);
  }
  tell(counts);
});

/**
 * npm's package `node` brings the program of each version; npm keeps it in its own cache.
 * @param {string} version
 */
async function nodeOf(version) {
  const parameters = ['exec', '--yes', `--package=node@${version}`, '--'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const said = await runOrFail(npm, [...parameters, 'node', '--print', 'process.execPath']);
  return said.trim().split('\n').at(-1) ?? '';
}
