import { blocksOf } from '#engines/drawing/blocks.ts';
import type { Line } from '#engines/drawing/snap.ts';
import type { BlocksMessage } from './find-blocks.ts';

const found = (streets: readonly Line[]): BlocksMessage => {
  try {
    return { blocks: blocksOf(streets) };
  } catch (error) {
    return { failure: String(error) };
  }
};

/** Off the page's own thread, which a town of streets would hold up for half a second. */
self.addEventListener('message', ({ data, ports }: MessageEvent<readonly Line[]>) => {
  ports[0]?.postMessage(found(data));
});
