import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { usePrinting } from '../media/useMediaQuery.ts';

/** More than a screen is high. */
const first = 30;

/**
 * How many rows of a list are drawn: none before its columns fit, then those in sight, the others after
 * them. All at once on paper, and on the way back, for the place that one had scrolled to.
 */
export function useRowsInTurn(count: number, fits: boolean): number {
  const navigation = useNavigationType();
  const printing = usePrinting();
  const [back] = useState(navigation === NavigationType.Pop);
  const [drawn, setDrawn] = useState(first);
  const left = !back && drawn < count;
  useEffect(() => {
    if (!left) return undefined;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + first)));
    return () => clearTimeout(later);
  }, [left, drawn]);
  if (back || printing) return count;
  return fits ? Math.min(drawn, count) : 0;
}
