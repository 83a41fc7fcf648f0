import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();

/** Back finds its place again, a new screen starts at its top; in memory only (GEN-17). */
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
