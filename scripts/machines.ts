import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { oneFile } from './machines/one-file.ts';
import { roomFacts } from './machines/room-plugin.ts';

const folder = path.resolve(import.meta.dirname, '../dist/machines');

await build({
  configFile: false,
  root: path.join(import.meta.dirname, 'machines/room'),
  logLevel: 'warn',
  plugins: [react(), roomFacts(), oneFile()],
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    modulePreload: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
console.log(`The machine room is ${path.join(folder, 'index.html')}`);
