import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePrinting } from '../media/useMediaQuery.ts';
import { wasScrolled } from '../scroll/useScrollMemory.ts';

/** More than a screen is high. */
const first = 30;

/**
 * How many rows of a list are drawn: none before its columns fit, then those in sight and up to the
 * active one, the others after them. All at once on paper, and where one comes back to a place that one
 * had scrolled to.
 */
export function useRowsInTurn(count: number, active: number, fits: boolean): number {
  const { key } = useLocation();
  const printing = usePrinting();
  const [back] = useState(() => wasScrolled(key));
  const [drawn, setDrawn] = useState(first);
  const left = !back && drawn < count;
  useEffect(() => {
    if (!left) return undefined;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + first)));
    return () => clearTimeout(later);
  }, [left, drawn]);
  if (back || printing) return count;
  return fits ? Math.min(Math.max(drawn, active + 1), count) : 0;
}
