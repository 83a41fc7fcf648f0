import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** More than a screen is high. */
const first = 30;

/**
 * How many rows of a list are drawn: none before its columns fit, then those in sight, the others after
 * them. On the way back all at once, for the place that one had scrolled to.
 */
export function useRowsInTurn(count: number, fits: boolean): number {
  const navigation = useNavigationType();
  const [back] = useState(navigation === NavigationType.Pop);
  const [drawn, setDrawn] = useState(first);
  const left = !back && drawn < count;
  useEffect(() => {
    if (!left) return undefined;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + first)));
    return () => clearTimeout(later);
  }, [left, drawn]);
  if (back) return count;
  return fits ? Math.min(drawn, count) : 0;
}
