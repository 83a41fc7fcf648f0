import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to what the address ends on (`#anchor`) once it is `there`: it came after the page. */
export function useAnchored(anchor: string, there: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const wanted = there && hash === `#${anchor}`;
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return place;
}
