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

export const usePrinting = () => useMediaQuery('print');
