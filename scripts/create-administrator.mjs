import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isFresh } from './freshness.mjs';
import { main, root, tool } from './process.mjs';

/** Creates the first administrator of a site without demo data; installs what is missing. */
await main(async () => {
  if (!isFresh('packages')) await (await import('./build.mjs')).ensureReadyToRun();
  const child = spawn(tool('tsx'), ['backend/create-administrator.ts'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
});
