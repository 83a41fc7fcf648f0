import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { positions } from './scroll-positions.ts';

/** Restores the scroll position of the screen's table per history entry. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shown = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const known = positions.table.get(key);
    if (known === undefined)
      positions.table.set(key, shown.current === element ? element.scrollTop : 0);
    else element.scrollTo({ top: known });
    shown.current = element;
    const remember = () => positions.table.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, scroller]);
}
