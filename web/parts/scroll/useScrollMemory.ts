import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();

/** Whether the position that a history entry restores is below the top. */
export const wasScrolled = (key: string) => (positions.get(key) ?? 0) > 0;

/**
 * Restores the scroll position of an element per history entry; in memory, since session storage
 * may hold two keys only (GEN-17).
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shown = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const known = positions.get(key);
    if (known === undefined) positions.set(key, shown.current === element ? element.scrollTop : 0);
    else element.scrollTo({ top: known });
    shown.current = element;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, scroller]);
}
