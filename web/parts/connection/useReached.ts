import { useEffect, useState } from 'react';

/** Milliseconds after which a site that gives no answer counts as away. */
const patience = 8000;
const betweenLooks = 60_000;

/** Whether the site answers, looked at now and then while the page is; a network that leads nowhere calls itself online. Null before the first look. */
export function useReached(): boolean | null {
  const [reached, setReached] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      if (document.hidden) return;
      const now = await isReached();
      if (wanted) setReached(now);
    };
    const again = () => void look();
    const timer = setInterval(again, betweenLooks);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      wanted = false;
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return reached;
}

async function isReached(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(patience) }))
      .ok;
  } catch {
    return false;
  }
}
