import { useEffect, useEffectEvent } from 'react';

/** Calls `refresh` at this pace (milliseconds) while the page is visible, and when it is seen again. */
export function useCalmRefresh(refresh: () => void, pace: number): void {
  const again = useEffectEvent(() => {
    if (!document.hidden) refresh();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), pace);
    const seen = () => again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [pace]);
}
