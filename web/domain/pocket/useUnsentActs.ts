import { useEffect, useState } from 'react';

import { isUnsent } from '#machines/domain/pocket/pocket.rules.ts';

import { watchChanges } from './pocket-database.ts';
import { readActs } from './queued-acts.ts';

/** How many acts of this device wait for the network, as that changes in any tab or in the service worker. */
export function useUnsentActs(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    const read = () =>
      readActs().then(
        (acts) => wanted && setCount(acts.filter(isUnsent).length),
        // A browser that keeps nothing has no acts either; what it keeps says so.
        console.warn,
      );
    const stop = watchChanges(() => void read());
    void read();
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return count;
}
