import { useEffect, useState } from 'react';
import { channelName, type Told } from '../live/channel.ts';
import { type Entry, most, readTrace, type Trace, traceWith } from '../live/trace.ts';

interface Pages {
  /** Of open pages of the product, by tab. */
  readonly live: ReadonlyMap<string, Trace>;
  readonly file: Trace | null;
  readonly problem: string | null;
}

/** Pages of the product that are open on this machine, and a trace from a file. */
export function useTrace() {
  const [pages, setPages] = useState<Pages>({ live: new Map(), file: null, problem: null });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const news = new Map<string, Entry[]>();
    let soon = 0;
    // A page that is busy tells hundreds of entries between two pictures.
    const take = () => {
      soon = 0;
      const fresh = new Map(news);
      news.clear();
      setPages((now) => ({ ...now, live: withNews(now.live, fresh) }));
    };
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'here')
        setPages((now) => ({ ...now, live: new Map([...now.live, [data.tab, data.trace]]) }));
      if (data.kind !== 'entry') return;
      news.set(data.tab, [...(news.get(data.tab) ?? []), data.entry]);
      soon ||= requestAnimationFrame(take);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    channel.postMessage({ kind: 'who' } satisfies Told);
    return () => {
      cancelAnimationFrame(soon);
      channel.close();
    };
  }, []);
  const open = async (file: File) => {
    const read = readTrace(await file.text());
    setPages((now) =>
      typeof read === 'string' ? { ...now, problem: read } : { ...now, file: read, problem: null },
    );
  };
  return { ...pages, open };
}

function withNews(live: Pages['live'], news: ReadonlyMap<string, readonly Entry[]>): Pages['live'] {
  const all = new Map(live);
  for (const [tab, entries] of news) {
    const known = live.get(tab);
    const kept = [...(known?.entries ?? []), ...entries].slice(-most);
    all.set(tab, traceWith(known?.page ?? '', kept));
  }
  return all;
}
