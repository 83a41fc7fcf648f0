import { useEffect, useState } from 'react';

/** Milliseconds after which a site that gives no answer counts as away. */
const patience = 8000;
/** Milliseconds to the next look: at a site that answered, and at one that did not. */
const pauses = { reached: 60_000, away: 5000 };

/** Whether the site answers, looked at now and then while the page is; a network that leads nowhere calls itself online. Null before the first look. */
export function useReached(): boolean | null {
  const [reached, setReached] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = await isReached();
      if (!wanted) return;
      setReached(now);
      clearTimeout(timer);
      timer = setTimeout(again, now ? pauses.reached : pauses.away);
    };
    const again = () => void look();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      wanted = false;
      clearTimeout(timer);
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
