import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { builtSite } from './scripts/built-site.mjs';
import { inlineDocuments } from './scripts/inline-documents.mjs';

const root = import.meta.dirname;

// A test that builds the product has another one, with which JSX would be compiled for development.
process.env['NODE_ENV'] = 'production';

/** What draws pages for the gateway's first answer (schema/pages.ts), after the site they belong to. */
export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [react(), inlineDocuments()],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'import.meta.env.VITE_PRODUCT': JSON.stringify(process.env['PRODUCT'] ?? ''),
    builtSite: JSON.stringify(builtSite(path.join(root, 'dist/web'))),
  },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '../dist/pages',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(root, 'web/pages.ts'),
      // As CommonJS, like the gateway that requires it.
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
});
