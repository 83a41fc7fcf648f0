import path from 'node:path';
import { defineConfig } from 'vitest/config';

const inDom = 'tests/**/*.dom.test.ts';
const server = 'tests/**/*.{backend,gateway}.test.ts';
const pure = 'tests/**/*.{machine,view,rules}.test.ts';

const noMapEngine = path.join(import.meta.dirname, 'tests/support/dom/no-map-engine.ts');

export default defineConfig({
  // The copy that Node itself loads for graphql-yoga: two copies refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    // An answer of a stub comes when it comes; tests wait for what they expect.
    onConsoleLog: (log) => !log.includes('was not wrapped in act('),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [inDom, pure, server],
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [server],
          environment: 'node',
          globalSetup: 'tests/support/global-setup.ts',
          // A world of its own for each file, so that the modules of the servers are loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: [pure],
          environment: 'node',
          // Pure functions leave nothing behind, so that modules are loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^maplibre-gl.*$/, replacement: noMapEngine }] },
        test: {
          name: 'dom',
          include: [inDom],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { url: 'http://localhost:4000/', width: 1440, height: 900 },
          },
          setupFiles: 'tests/support/dom/dom.setup.ts',
        },
      },
    ],
  },
});
