import { useCallback, useEffect, useRef, useState } from 'react';

const drawnAtOnce = 12;
/** Rows below the one walked to. */
const ahead = 10;

/**
 * How many rows of a long list are drawn: as many as it shows, more as the last of them comes into
 * sight, and always beyond the one walked to (-1: none). `restart` begins anew with what is looked for.
 */
export function useGrowingList(listId: string, rows: readonly unknown[], walkedTo: number) {
  const [wanted, setWanted] = useState(drawnAtOnce);
  /** As many rows as the list shows: each key draws them anew. */
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
          // A list in a closed fold has no height.
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
