import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { modulesIn } from '../house/sources.ts';
import { type Facts, readFacts } from './facts/facts.ts';
import { readSentences } from './facts/sentences.ts';
import type { Runs } from './play/runs.ts';
import { runsAtHand } from './runs.ts';

/** Vite bundles its configuration, and this with it, into another folder. */
const room = path.join(process.cwd(), 'scripts/machines/room');

const follower = path.join(process.cwd(), 'scripts/machines/live/page.ts');

type Given = Readonly<Record<string, () => Promise<string>>>;

/** What the room shows; the machines of the product, unless it is given others. */
export interface Shown {
  readonly runs?: () => Promise<Runs>;
  /** Path of a file that exports machines. */
  readonly file?: string;
}

/** Gives the room what only the sources and the tests say. */
export const roomFacts = ({ runs = runsAtHand, file }: Shown = {}): Plugin =>
  virtual('machine-room-facts', {
    'virtual:machine-modules': async () => modulesOf(file ? [file] : await machineFiles()),
    'virtual:machine-facts': async () =>
      `export const facts = ${literal(file ? noFacts : await readFacts())};`,
    'virtual:machine-runs': async () =>
      `export const runs = ${literal(file ? noRuns : await runs())};`,
  });

/** Gives the page that is followed the sentences that may be told. */
export const followedFacts = (): Plugin =>
  virtual('followed-facts', {
    'virtual:sentences': async () => `export const sentences = ${literal(await readSentences())};`,
  });

const virtual = (name: string, given: Given): Plugin => ({
  name,
  resolveId: (id) => (id in given ? `\0${id}` : null),
  load: (id) => given[id.slice(1)]?.(),
});

const noFacts: Facts = { machines: {}, uses: [], requirements: {} };
const noRuns: Runs = { problem: null, all: false, byMachine: {} };

/** Files with machines of the product and of its tests, from the project's root. */
const machineFiles = async (): Promise<readonly string[]> =>
  [...(await modulesIn('machines')), ...(await modulesIn('tests'))]
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.machine.ts'));

function modulesOf(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import * as m${index} from ${JSON.stringify(path.resolve(file))};`,
  );
  const pairs = files.map((file, index) => `[${JSON.stringify(file)}, m${index}]`);
  return `${imports.join('\n')}\nexport const modules = [${pairs.join(', ')}];`;
}

/** JSON is parsed several times as fast as the same written as an object. */
const literal = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The room at /machines, in development only. */
export function machineRoom(): readonly Plugin[] {
  return [
    { ...roomFacts(), apply: 'serve' },
    { ...followedFacts(), apply: 'serve' },
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
