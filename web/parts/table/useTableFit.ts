import { useLayoutEffect, type RefObject } from 'react';
import { foldedIds, type FittedColumn } from './table.fit.ts';

/** Measures the scroller of a table, and tells which of its columns fold. The caption is 1 `ch` wide. */
export function useTableFit(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly FittedColumn[],
  onFold: (ids: readonly string[]) => void,
) {
  useLayoutEffect(() => {
    const element = scroller.current;
    const caption = element?.querySelector('caption');
    if (!element || !caption) return undefined;
    const fit = () => {
      const { width: ch } = caption.getBoundingClientRect();
      if (ch === 0) return;
      const checks = element.querySelector<HTMLElement>('thead td')?.offsetWidth ?? 0;
      onFold(foldedIds(columns, (element.clientWidth - checks) / ch));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    observer.observe(caption);
    return () => observer.disconnect();
  }, [scroller, columns, onFold]);
}
