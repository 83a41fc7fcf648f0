import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { oneFile } from './one-file.ts';
import type { Runs } from './play/runs.ts';
import { roomFacts } from './room-plugin.ts';

/** The room as one page that needs no network. */
export const buildRoom = (folder: string, runs?: () => Promise<Runs>) =>
  build({
    configFile: false,
    root: path.join(import.meta.dirname, 'room'),
    logLevel: 'error',
    plugins: [react(), roomFacts(runs), oneFile()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
