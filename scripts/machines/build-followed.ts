import path from 'node:path';
import { build } from 'vite';
import { root } from '../process.mjs';
import { followedFacts } from './room-plugin.ts';

/** The product as it is built, with what tells the machine room (live/page.ts): for tests. */
export const buildFollowed = (folder: string) =>
  build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      followedFacts(),
      {
        name: 'followed',
        transformIndexHtml: {
          order: 'pre',
          handler: () => [
            {
              tag: 'script',
              attrs: { type: 'module', src: '../scripts/machines/live/page.ts' },
              // Before the product's own script, so that no actor begins unseen.
              injectTo: 'head-prepend',
            },
          ],
        },
      },
    ],
    build: { outDir: folder },
  });
