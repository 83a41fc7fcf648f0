import { useEffect, useState } from 'react';

/** Whether the browser can keep the screen on. */
export const canStayAwake = () => 'wakeLock' in navigator;

/** Keeps the screen on while `wanted` and the page is looked at; the browser itself lets go when it is hidden. */
export function useAwake() {
  const [wanted, setWanted] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let ended = false;
    let lock: WakeLockSentinel | null = null;
    const letGo = () => void lock?.release().catch(console.warn);
    const take = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) letGo();
      } catch (error) {
        console.warn(error);
        setRefused(true);
        setWanted(false);
      }
    };
    const again = () => void take();
    document.addEventListener('visibilitychange', again);
    void take();
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      letGo();
    };
  }, [wanted]);
  const choose = (awake: boolean) => {
    setRefused(false);
    setWanted(awake);
  };
  return { awake: wanted, refused, choose };
}
