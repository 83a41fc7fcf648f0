import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePrinting } from '../printing/usePrinting.ts';
import { wasScrolled } from '../scroll/scroll-positions.ts';

/** More than a screen is high. */
export const turnOfRows = 30;
export const turnOfCards = 10;

interface Turns {
  /** Rows of a turn. */
  readonly turn: number;
  /** The row that is drawn in any case. */
  readonly active?: number;
  readonly fits?: boolean;
}

/**
 * How many rows of a list are drawn: none before its columns fit, then those in sight and up to the
 * active one, the others after them. All at once on paper, and where one comes back to a place that one
 * had scrolled to.
 */
export function useRowsInTurn(count: number, { turn, active = -1, fits = true }: Turns): number {
  const { key } = useLocation();
  const printing = usePrinting();
  const [back] = useState(() => wasScrolled(key));
  const [drawn, setDrawn] = useState(turn);
  const left = !back && drawn < count;
  useEffect(() => {
    if (!left) return undefined;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + turn)));
    return () => clearTimeout(later);
  }, [left, drawn, turn]);
  if (back || printing) return count;
  return fits ? Math.min(Math.max(drawn, active + 1), count) : 0;
}
