import '../../web/map/drawing/blocks.worker.ts';

/** What is sent is copied, as between threads. */
const answerHere = (data: unknown, ports: MessagePort[]) => {
  window.dispatchEvent(new MessageEvent('message', { data: structuredClone(data), ports }));
};

/** Runs the thread that finds blocks on the page's own: no browser slows another one. */
export function runBlocksHere(): void {
  window.Worker = class extends window.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes('blocks.worker')) Object.assign(this, { postMessage: answerHere });
    }
  };
}
