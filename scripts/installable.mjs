import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { inlineDocuments } from './inline-documents.mjs';

/**
 * Grounds of maps are kept by territory, if somebody wants them; the help reads without its pictures;
 * a build manifest is no file of the site.
 */
const notKept = /\.(?:pmtiles|webp)$|^\.vite\//u;
/** Their names change with their content. */
const named = /^assets\//u;

/**
 * Makes the built site installable: its manifest, and a service worker that knows every file of this
 * release.
 * @param {object} manifest the web app manifest
 * @returns {import('vite').Plugin}
 */
export function installable(manifest) {
  let root = '';
  return {
    name: 'installable',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: () => [
      { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      {
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      },
    ],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      });
    },
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        plugins: [inlineDocuments()],
        define: { releaseFiles: JSON.stringify(filesIn(dir)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2023',
          reportCompressedSize: false,
          rolldownOptions: {
            input: path.join(root, 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
          },
        },
      });
    },
  };
}

/** @param {string} folder */
function filesIn(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !notKept.test(file))
    .toSorted()
    .map((file) => ({
      url: `/${file}`,
      revision: named.test(file) ? null : hashOf(readFileSync(path.join(folder, file))),
    }));
}

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
