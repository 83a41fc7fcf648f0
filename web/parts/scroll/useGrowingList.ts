import { useCallback, useEffect, useRef, useState } from 'react';

const drawnAtOnce = 12;
/** Rows rendered beyond the highlighted one. */
const ahead = 10;

/**
 * The number of rows of a long list to render: one screenful, more when the last one scrolls into
 * view, and always some beyond the highlighted one (`walkedTo`; -1: none). `restart` resets it
 * after a change of the search.
 */
export function useGrowingList(listId: string, rows: readonly unknown[], walkedTo: number) {
  const [wanted, setWanted] = useState(drawnAtOnce);
  /** Rows in one screenful; fewer rows make each keystroke cheaper. */
  const screenful = useRef(drawnAtOnce);
  const drawn = Math.min(rows.length, Math.max(wanted, walkedTo + ahead));

  useEffect(() => {
    const list = document.getElementById(listId);
    const last = list?.lastElementChild;
    if (!last || drawn === rows.length) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, rootBounds, boundingClientRect } of seen) {
          const { height } = boundingClientRect;
          // A list in a collapsed section has no height.
          if (rootBounds && height > 0) screenful.current = Math.ceil(rootBounds.height / height);
          if (isIntersecting) setWanted(drawn + drawnAtOnce);
        }
      },
      { root: list, rootMargin: '10%' },
    );
    near.observe(last);
    return () => near.disconnect();
  }, [listId, rows, drawn]);

  return { drawn, restart: useCallback(() => setWanted(screenful.current), []) };
}
