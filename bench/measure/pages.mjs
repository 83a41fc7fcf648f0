import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { root } from '../../scripts/process.mjs';
import { openBrowser } from './browser.mjs';

/**
 * Builds pages of a bench and serves them, with a browser to open them in.
 * @param {string} folder of the pages
 * @param {readonly string[]} names of pages without .html, or of components without .tsx, which fill a page of their own
 * @param {(served: string) => unknown} [addFiles] what is served beside them
 */
export async function openPages(folder, names, addFiles) {
  const pages = names.map((name) => path.join(folder, `${name}.html`));
  const components = pages.filter((page) => !existsSync(page));
  const served = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
  await build({
    root: folder,
    configFile: false,
    plugins: [react(), pagesOf(components)],
    publicDir: path.join(root, 'web/public'),
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: served,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: pages },
    },
  });
  await addFiles?.(served);
  const server = createServer(sirv(served)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await openBrowser();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  return {
    browser,
    at: (/** @type {string} */ name) => `http://127.0.0.1:${address.port}/${name}.html`,
    stop: async () => {
      await browser.close();
      server.close();
      rmSync(served, { recursive: true, force: true });
    },
  };
}

/**
 * @param {readonly string[]} components addresses of their pages
 * @returns {import('vite').Plugin}
 */
const pagesOf = (components) => ({
  name: 'pages-of-components',
  resolveId: (id) => (components.includes(id) ? id : null),
  load: (id) => (components.includes(id) ? pageOf(path.basename(id, '.html')) : null),
});

/** @param {string} component */
const pageOf = (component) => `<!doctype html>
<html lang="fr">
  <head>
    <style>
      #root {
        height: 100vh;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${component}.tsx"></script>
  </body>
</html>`;
