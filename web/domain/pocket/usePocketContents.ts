import { useEffect, useState } from 'react';

import { type PocketContents, readPocket } from './pocket-contents.ts';
import { watchChanges } from './pocket-database.ts';

export type ReadContents = PocketContents | 'reading' | 'unreadable';

/** What this device keeps, as it changes in this tab, in another one or in the service worker. */
export function usePocketContents(): ReadContents {
  const [contents, setContents] = useState<ReadContents>('reading');
  useEffect(() => {
    let wanted = true;
    const read = () =>
      readPocket(Date.now()).then(
        (now) => wanted && setContents(now),
        (error: unknown) => {
          console.error(error);
          if (wanted) setContents('unreadable');
        },
      );
    const stop = watchChanges(() => void read());
    void read();
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return contents;
}
