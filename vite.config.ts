import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineDocuments } from './scripts/inline-documents.mjs';
import { zipInPlace } from './scripts/zip-in-place.mjs';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** The web app. In development /graphql is the gateway's. */
export default defineConfig({
  root: 'web',
  plugins: [react(), inlineDocuments(), zipInPlace()],
  define: {
    'import.meta.env.VITE_PRODUCT': JSON.stringify(process.env['PRODUCT'] ?? ''),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy lets no font or style in as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    // Not '/graphql', which would also take web/graphql/*.tsx.
    proxy: {
      '^/graphql(\\?|$)': { target: gateway, changeOrigin: false },
      '^/calendrier/': { target: gateway, changeOrigin: false },
    },
  },
});
