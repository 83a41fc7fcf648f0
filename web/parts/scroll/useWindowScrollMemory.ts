import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { positions } from './scroll-positions.ts';

/** Restores the window's scroll position on Back, and scrolls a new screen to its top. */
export function useWindowScrollMemory() {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const known = positions.window.get(key);
    if (known !== undefined) window.scrollTo(0, known);
    else if (shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
    const remember = () => positions.window.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);
}
