import { EventEmitter, on } from 'node:events';

interface Stream {
  readonly messages: EventEmitter;
  readonly aborter: AbortController;
  listeners: number;
}

export interface SharedStreams<Message> {
  readonly listen: (key: string, open: Open<Message>) => AsyncIterableIterator<Message>;
  readonly open: () => number;
  /** Ends all streams and their listeners. */
  readonly end: () => void;
}

type Open<Message> = (signal: AbortSignal) => AsyncIterable<Message>;

/**
 * Listeners with the same key share one stream, closed when the last one leaves. One beyond `most` ends at
 * once: ending the oldest would make it come back and end the next.
 */
export function sharedStreams<Message>(most: number): SharedStreams<Message> {
  const streams = new Map<string, Stream>();

  function openStream(key: string, open: Open<Message>): Stream {
    const stream = { messages: new EventEmitter(), aborter: new AbortController(), listeners: 0 };
    stream.messages.setMaxListeners(0);
    streams.set(key, stream);
    void pump(stream, open(stream.aborter.signal)).then(() => forget(key, stream));
    return stream;
  }

  function forget(key: string, stream: Stream): void {
    if (streams.get(key) === stream) streams.delete(key);
  }

  return {
    listen: (key, open) => {
      const known = streams.get(key);
      if (known && known.listeners >= most) return nothing();
      const stream = known ?? openStream(key, open);
      const heard = on(stream.messages, 'message', { close: ['end'] });
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
    open: () => streams.size,
    end: () => {
      for (const { aborter, messages } of streams.values()) {
        messages.emit('end');
        aborter.abort();
      }
    },
  };
}

const nothing = (): AsyncIterableIterator<never> => ({
  [Symbol.asyncIterator]() {
    return this;
  },
  next: async () => ({ done: true, value: undefined }),
});

async function pump({ messages, aborter }: Stream, source: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const one of source) messages.emit('message', one);
    messages.emit('end');
  } catch (cause) {
    if (!aborter.signal.aborted && messages.listenerCount('error') > 0)
      messages.emit('error', cause);
  }
}
