import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, normalizePath } from 'vite';
import { inlineDocuments } from './inline-documents.mjs';

/**
 * Grounds of maps are kept by territory, if somebody wants them; the help reads without its pictures;
 * a build manifest is no file of the site.
 */
const notKept = /\.(?:pmtiles|webp)$|^\.vite\//u;
/** Shows the pocket, and fills it. */
const pocket = ['pocket/PocketScreen.tsx', 'pocket/fill-pocket.ts'];
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
  /** @type {ReadonlySet<string>} */
  let forPocket = new Set();
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
    generateBundle(_, bundle) {
      forPocket = filesBeneath(pocket, bundle, root, this);
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
        define: { releaseFiles: JSON.stringify(filesIn(dir, forPocket)) },
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

/**
 * The files that these modules need wherever they lead: their own, those of what they load later, and
 * what the first page needs.
 * @param {readonly string[]} names
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} root
 * @param {import('vite').Rolldown.PluginContext} context
 */
function filesBeneath(names, bundle, root, context) {
  const modules = new Set(names.map((name) => normalizePath(path.join(root, name))));
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) modules.add(next);
  }
  const files = new Set(
    Object.values(bundle).flatMap((it) =>
      it.type === 'chunk' && (it.isEntry || it.moduleIds.some((id) => modules.has(id)))
        ? [it.fileName]
        : [],
    ),
  );
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const next of [...chunk.imports, ...importedCss, ...importedAssets]) files.add(next);
  }
  return files;
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} forPocket
 */
function filesIn(folder, forPocket) {
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
      // The page, its manifest and icons come with every screen.
      pocket: !named.test(file) || forPocket.has(file),
    }));
}

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
