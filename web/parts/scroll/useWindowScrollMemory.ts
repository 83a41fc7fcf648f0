import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();

/** Whether the position that a history entry restores is below the top. */
export const wasWindowScrolled = (key: string) => (positions.get(key) ?? 0) > 0;

/** Restores the window's scroll position on Back, and scrolls a new screen to its top; in memory (GEN-17). */
export function useWindowScrollMemory() {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const known = positions.get(key);
    if (known !== undefined) window.scrollTo(0, known);
    else if (shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);
}
