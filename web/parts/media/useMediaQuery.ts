import { useCallback, useSyncExternalStore } from 'react';
import { mediumScreenWidth } from '#schema/limits.ts';

import { textSizes, useTextSizeChoice } from '../theme/text-size.ts';

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

/** At least 960 px wide, as style sheets have it in em, and as much more as letters are larger (B-76, OWN-270). */
export function useWide(): boolean {
  const times = textSizes[useTextSizeChoice()];
  return useMediaQuery(`(min-width: ${(mediumScreenWidth / 16) * times}em)`);
}
