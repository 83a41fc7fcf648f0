import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `ask` at this pace (milliseconds) while the page is seen, and when it is seen again; not at
 * all where it is null.
 */
export function usePolling(pace: number | null, ask: () => void): void {
  const again = useEffectEvent(() => {
    if (!document.hidden) ask();
  });
  useEffect(() => {
    if (pace === null) return undefined;
    const timer = setInterval(() => again(), pace);
    const seen = () => again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [pace]);
}
