import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { readFacts } from './facts/facts.ts';
import type { Runs } from './play/runs.ts';
import { runsAtHand } from './runs.ts';

/** Vite bundles its configuration, and this with it, into another folder. */
const room = path.join(process.cwd(), 'scripts/machines/room');

const follower = path.join(process.cwd(), 'scripts/machines/live/page.ts');

/** Gives the room what only the sources and the tests say. */
export function roomFacts(runs: () => Promise<Runs> = runsAtHand): Plugin {
  const given: Readonly<Record<string, () => Promise<string>>> = {
    'virtual:machine-facts': async () => `export const facts = ${literal(await readFacts())};`,
    'virtual:machine-runs': async () => `export const runs = ${literal(await runs())};`,
  };
  return {
    name: 'machine-room-facts',
    resolveId: (id) => (id in given ? `\0${id}` : null),
    load: (id) => given[id.slice(1)]?.(),
  };
}

/** JSON is parsed several times as fast as the same written as an object. */
const literal = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The room at /machines, in development only. */
export function machineRoom(): readonly Plugin[] {
  return [
    { ...roomFacts(), apply: 'serve' },
    {
      name: 'machine-room',
      apply: 'serve',
      // Before the product's own script, so that no actor begins unseen.
      transformIndexHtml: (_, { path: page }) =>
        page.startsWith('/machines')
          ? []
          : [
              {
                tag: 'script',
                attrs: { type: 'module', src: `/@fs${follower}` },
                injectTo: 'head-prepend',
              },
            ],
      configureServer: (server) => {
        server.middlewares.use('/machines', (request, response, next) => {
          // With a query it is a script of the page that Vite took out of it.
          if (request.url !== '/') return next();
          void pageFrom(server, request.originalUrl ?? '').then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        });
      },
    },
  ];
}

async function pageFrom(server: ViteDevServer, url: string): Promise<string> {
  const html = await readFile(path.join(room, 'index.html'), 'utf8');
  return server.transformIndexHtml(url, html.replace('./main.tsx', `/@fs${room}/main.tsx`));
}
