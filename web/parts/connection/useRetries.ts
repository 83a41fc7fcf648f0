import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two tries while the page is looked at: a browser may not tell that the network is back. */
const betweenTries = 20_000;

/** Calls `retry` when the network comes back, when the page is looked at again, and now and then meanwhile. */
export function useRetries(retry: () => void) {
  const again = useEffectEvent(() => {
    if (!document.hidden) retry();
  });
  useEffect(() => {
    const now = () => again();
    const timer = setInterval(() => navigator.onLine && again(), betweenTries);
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);
}
