import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksWithoutCircles } from './scripts/chunks-without-circles.ts';
import { directImports } from './scripts/direct-imports.ts';
import { firstScreens } from './scripts/first-screens.ts';
import { inlineDocuments } from './scripts/inline-documents.mjs';
import { installable } from './scripts/installable.mjs';
import { pureCmdk } from './scripts/pure-cmdk.mjs';
import { machineRoom } from './scripts/machines/room-plugin.ts';
import { webGlOnly } from './scripts/webgl-only.ts';
import { zipInPlace } from './scripts/zip-in-place.mjs';
import { webManifest } from './web/parts/installation/web-manifest.ts';

const product = process.env['PRODUCT'] ?? '';
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** All that the first page needs, in one file. */
const start = { name: 'start', tags: ['$initial' as const], priority: 10 };

/** Loaded before all others, so in a file of its own. */
const ahead = { name: 'ahead', test: /\/web\/ahead\.ts$/u, priority: 20 };

/** Without the list of its users, which a shared file has in its name. */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  `assets/${name.split('~', 1)[0]}-[hash].js`;

/** The web app. In development /graphql is the gateway's. */
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    inlineDocuments(),
    zipInPlace(),
    pureCmdk(),
    directImports(),
    webGlOnly(),
    installable(webManifest(product || 'territoire')),
    chunksWithoutCircles(),
    ...machineRoom(),
  ],
  define: {
    'import.meta.env.VITE_PRODUCT': JSON.stringify(product),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // For the pages that are drawn in the first answer (vite.pages.config.ts); no file of the site.
    manifest: true,
    target: 'es2023',
    // The content security policy lets no font or style in as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [ahead, start, ...firstScreens()] },
        chunkFileNames,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // Not '/graphql', which would also take web/parts/graphql/*.tsx.
    proxy: {
      '^/graphql(\\?|$)': { target: gateway, changeOrigin: false },
      '^/calendrier/': { target: gateway, changeOrigin: false },
      '^/grounds/': { target: gateway, changeOrigin: false },
    },
  },
});
