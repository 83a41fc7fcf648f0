import { useCallback, useSyncExternalStore } from 'react';
import { mediumScreenWidth } from '#schema/limits.ts';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** At least 960 px wide where letters are of 16 px, as style sheets have it in em (B-76, OWN-270). */
export const useWide = () => useMediaQuery(`(min-width: ${mediumScreenWidth / 16}em)`);
