import { useLayoutEffect, useState, type RefObject } from 'react';
import { foldedIds, type FittedColumn } from './table.fit.ts';

/**
 * Measures the room of a table's columns, in `ch`, and tells which of them fold. The caption is 1 `ch` wide.
 * Null before it has measured: rows that are drawn before would be laid out for the measure, and again
 * for what folds.
 */
export function useTableFit(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly FittedColumn[],
  onFold: (ids: readonly string[]) => void,
): number | null {
  /** In `ch`. */
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const caption = element?.querySelector('caption');
    if (!element || !caption) return undefined;
    const measure = () => {
      const { width: ch } = caption.getBoundingClientRect();
      const checks = element.querySelector<HTMLElement>('thead td')?.offsetWidth ?? 0;
      // What is not displayed has no width.
      setRoom((before) => (ch > 0 ? (element.clientWidth - checks) / ch : (before ?? Infinity)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(caption);
    return () => observer.disconnect();
  }, [scroller]);
  useLayoutEffect(() => {
    if (room !== null) onFold(foldedIds(columns, room));
  }, [columns, room, onFold]);
  return room;
}
