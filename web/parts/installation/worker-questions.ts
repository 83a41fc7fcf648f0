/**
 * What a page asks the service worker: whether the release with this entry is the newest; to read
 * back what /poche needs; to keep the files that it needs, or the rest of the release.
 */
export type WorkerQuestion = { readonly entry: string } | { readonly want: Want };

const wants = ['reading', 'site', 'rest'] as const;
type Want = (typeof wants)[number];

const isObject = (message: unknown): message is object =>
  typeof message === 'object' && message !== null;

/** Null for any other message. */
export function questionIn(message: unknown): WorkerQuestion | null {
  if (!isObject(message)) return null;
  if ('entry' in message && typeof message.entry === 'string') return { entry: message.entry };
  const want = 'want' in message ? wants.find((one) => one === message.want) : undefined;
  return want ? { want } : null;
}

/** The worker's answer; null where it gives none within `seconds`, as one of an older release. */
export function askWorker(
  worker: ServiceWorker,
  question: WorkerQuestion,
  seconds: number,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearTimeout(late);
      port1.close();
      resolve(answer);
    };
    const late = setTimeout(end, seconds * 1000, null);
    port1.addEventListener('message', ({ data }) => end(data));
    port1.start();
    worker.postMessage(question, [port2]);
  });
}
