import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { oneFile } from './one-file.ts';
import { roomFacts, type Shown } from './room-plugin.ts';

/** The room as one page that needs no network. */
export const buildRoom = async (folder: string, shown: Shown = {}): Promise<void> => {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'room'),
    logLevel: 'error',
    plugins: [react(), roomFacts(shown), oneFile()],
    // A machine from elsewhere is one for this room only where both read the same XState.
    resolve: { dedupe: ['xstate'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
};
