import type { Polygon } from 'geojson';
import type { Line } from '#machines/map/operations/snap.ts';

let worker: Worker | null = null;

const started = () =>
  (worker ??= new Worker(new URL('./blocks.worker.ts', import.meta.url), { type: 'module' }));

/** The blocks between streets, found on a thread of its own that stays for the next ones. */
export const findBlocks = (streets: readonly Line[]): Promise<readonly Polygon[]> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const finder = started();
    const failed = () => {
      finder.removeEventListener('error', failed);
      worker = null;
      reject(new Error('The blocks were not found.'));
    };
    finder.addEventListener('error', failed);
    port1.addEventListener('message', ({ data }: MessageEvent<readonly Polygon[]>) => {
      finder.removeEventListener('error', failed);
      port1.close();
      resolve(data);
    });
    port1.start();
    finder.postMessage(streets, [port2]);
  });
