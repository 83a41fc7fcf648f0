import { EventEmitter, on } from 'node:events';

interface Stream {
  readonly told: EventEmitter;
  readonly aborter: AbortController;
  listeners: number;
}

export interface SharedStreams<Told> {
  readonly listen: (key: string, open: Open<Told>) => AsyncIterableIterator<Told>;
  /** Ends every stream, and so every listener. */
  readonly end: () => void;
}

type Open<Told> = (signal: AbortSignal) => AsyncIterable<Told>;

/** One open stream for all who listen with the same key; the last to leave closes it. */
export function sharedStreams<Told>(): SharedStreams<Told> {
  const streams = new Map<string, Stream>();

  function opened(key: string, open: Open<Told>): Stream {
    const stream = { told: new EventEmitter(), aborter: new AbortController(), listeners: 0 };
    stream.told.setMaxListeners(0);
    streams.set(key, stream);
    void pump(stream, open(stream.aborter.signal)).then(() => forget(key, stream));
    return stream;
  }

  function forget(key: string, stream: Stream): void {
    if (streams.get(key) === stream) streams.delete(key);
  }

  return {
    listen: (key, open) => {
      const stream = streams.get(key) ?? opened(key, open);
      const heard = on(stream.told, 'told', { close: ['end'] });
      let listening = true;
      stream.listeners += 1;
      const leave = (): void => {
        if (!listening) return;
        listening = false;
        stream.listeners -= 1;
        if (stream.listeners > 0) return;
        forget(key, stream);
        stream.aborter.abort();
      };
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next: async () => {
          const { done, value } = await heard.next();
          return done ? { done, value: undefined } : { done: false, value: value[0] };
        },
        return: async () => {
          leave();
          await heard.return?.();
          return { done: true, value: undefined };
        },
      };
    },
    end: () => {
      for (const { aborter, told } of streams.values()) {
        told.emit('end');
        aborter.abort();
      }
    },
  };
}

async function pump({ told, aborter }: Stream, source: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const one of source) told.emit('told', one);
    told.emit('end');
  } catch (cause) {
    if (!aborter.signal.aborted && told.listenerCount('error') > 0) told.emit('error', cause);
  }
}
