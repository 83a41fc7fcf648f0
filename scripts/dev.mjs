import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureGenerated, ensureReadyToRun } from './build.mjs';
import { main, root, tool } from './process.mjs';
import { step } from './progress.mjs';

const env = process.env;
const gatewayUrl = `http://127.0.0.1:${env['PORT'] || 4000}`;
const webPort = env['WEB_PORT'] || '5173';

await main(async () => {
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null));
  });
  await ensureReadyToRun();
  const publicUrl = env['PUBLIC_URL'] || `http://localhost:${webPort}`;
  const tools = [
    ...(env['BACKEND_URL']
      ? []
      : [
          start('tsx', ['watch', '--clear-screen=false', 'backend/main.ts'], {
            PUBLIC_URL: publicUrl,
          }),
        ]),
    start('tsx', ['watch', '--clear-screen=false', 'gateway/main.ts'], {
      OPERATIONS: 'open',
      PUBLIC_URL: publicUrl,
    }),
    start('vite', ['--port', webPort, '--strictPort', '--clearScreen', 'false'], {
      GATEWAY_URL: gatewayUrl,
    }),
  ];
  generateOnChange();
  const anyEnd = Promise.race(tools.map(({ ended }) => ended));
  // tsx does not forward the IPC channel of its child, so readiness is polled.
  const ready = step('Starting', untilReady);
  if (await Promise.race([ready, anyEnd, stopped]))
    console.log(
      `\n  web app   http://localhost:${webPort}\n  GraphiQL  ${gatewayUrl}/graphql\n  machines  http://localhost:${webPort}/machines\n`,
    );
  await Promise.race([anyEnd, stopped]);
  await Promise.all(tools.map((each) => each.stop()));
  process.exit(0);
});

/** codegen's watch mode needs a native package; two file watchers suffice. */
function generateOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let last = Promise.resolve();
  for (const folder of ['schema', 'web'])
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.graphql$|\.operations\.ts$/u.test(file)) return;
      clearTimeout(soon);
      soon = setTimeout(() => {
        last = last.then(ensureGenerated).catch(complain);
      }, 100);
    });
}

/** @param {unknown} error */
function complain(error) {
  console.error(error instanceof Error ? error.message : error);
}

async function untilReady() {
  for (;;) {
    const answer = await fetch(`${gatewayUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(200);
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} extra
 */
function start(name, parameters, extra) {
  const child = spawn(tool(name), parameters, {
    cwd: root,
    env: { ...env, ...extra },
    // Own process group: Ctrl-C reaches this process only. stdin is closed because the watchers
    // react to keys.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  let stopping = false;
  const ended = once(child, 'exit').then(([code]) => {
    if (!stopping) console.error(`${name} exited with code ${code}.`);
  });
  return {
    ended,
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
