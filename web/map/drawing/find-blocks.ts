import type { Polygon } from 'geojson';
import type { Line } from '#engines/drawing/snap.ts';

/** What the thread sends back; `failure` is the reason why there are no `blocks`. */
export type BlocksMessage = { readonly blocks: readonly Polygon[] } | { readonly failure: string };

let worker: Worker | null = null;

const started = () =>
  (worker ??= new Worker(new URL('./blocks.worker.ts', import.meta.url), { type: 'module' }));

const notFound = (cause: unknown) => new Error('The blocks were not found.', { cause });

/** The blocks between streets, found on a thread of its own that stays for the next ones, unless it broke. */
export const findBlocks = (streets: readonly Line[]): Promise<readonly Polygon[]> =>
  new Promise((resolve, reject) => {
    const finder = started();
    const { port1, port2 } = new MessageChannel();
    const over = new AbortController();
    const end = () => {
      over.abort();
      port1.close();
    };
    const broke = (event: ErrorEvent) => {
      end();
      finder.terminate();
      if (worker === finder) worker = null;
      reject(notFound(event.error ?? event.message));
    };
    const answered = ({ data }: MessageEvent<BlocksMessage>) => {
      end();
      if ('blocks' in data) resolve(data.blocks);
      else reject(notFound(data.failure));
    };
    finder.addEventListener('error', broke, { signal: over.signal });
    port1.addEventListener('message', answered, { signal: over.signal });
    port1.start();
    finder.postMessage(streets, [port2]);
  });
