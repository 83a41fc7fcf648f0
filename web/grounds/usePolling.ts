import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two looks at the work of the server. */
const pulse = 1500;

/** Calls `ask` again and again while `active`, and only while the page is seen. */
export function usePolling(active: boolean, ask: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask();
  });
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => again(), pulse);
    return () => clearInterval(timer);
  }, [active]);
}
