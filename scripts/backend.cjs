const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const program = path.join(root, 'dist', 'backend', 'main.cjs');
/** Milliseconds the server may take to stop. */
const patience = 20_000;

const isBuilt = () => existsSync(program);

/**
 * Spawns the built backend. It preloads its modules, waits for `begin`, and reports `{ ready }`
 * over IPC. It stops when the IPC channel closes, so it never outlives this process.
 */
function spawnBackend() {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, BEGIN_ON_WORD: '1' },
    // Own process group: Ctrl-C reaches this process only, which stops gateway and backend in
    // order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    windowsHide: true,
  });
  const ready = new Promise((resolve) => {
    child.on('message', (/** @type {{ ready?: boolean }} */ message) => {
      if (message.ready) resolve(true);
    });
  });
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  return {
    begin: () => {
      child.send('begin');
    },
    ready,
    ended,
    /** Asks the backend to stop; resolves to its exit code and signal. */
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), patience);
      const end = await ended;
      clearTimeout(impatience);
      return end;
    },
  };
}

module.exports = { isBuilt, patience, spawnBackend };
