import { useCallback, useSyncExternalStore } from 'react';
import { mediumScreenWidth } from '#schema/limits.ts';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (told: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', told);
      return () => list.removeEventListener('change', told);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** B-76: 960 px and more. */
export const useWide = () => useMediaQuery(`(min-width: ${mediumScreenWidth}px)`);

let asked = false;

function subscribeToPrinting(told: () => void) {
  const paper = matchMedia('print');
  const hear = ({ type }: Event) => {
    asked = type === 'beforeprint';
    told();
  };
  addEventListener('beforeprint', hear);
  addEventListener('afterprint', hear);
  paper.addEventListener('change', told);
  return () => {
    removeEventListener('beforeprint', hear);
    removeEventListener('afterprint', hear);
    paper.removeEventListener('change', told);
  };
}

/** True before the pages are counted: the media query alone changes after it, and leaves pages empty. */
export const usePrinting = () =>
  useSyncExternalStore(subscribeToPrinting, () => asked || matchMedia('print').matches);
