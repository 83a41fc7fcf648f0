import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { CurrentRouter, isHere } from '../flow/router.ts';

type Change = (present: URLSearchParams) => URLSearchParams;

/**
 * Longer than from one key or choice to the next: to write the address draws the screen anew. Safari
 * refuses more than a hundred changes in thirty seconds.
 */
export const writePause = 1000;

/**
 * Changes the address as the router has it now: what the screen was last drawn with may lack what
 * another has just written. Answers false, and changes nothing, for who is already on the way elsewhere.
 */
export function useAddressWriter(): (change: Change) => boolean {
  const router = use(CurrentRouter);
  const { pathname } = useLocation();
  return useCallback(
    (change) => {
      if (!router || !isHere(router, pathname)) return false;
      const { search, hash } = router.state.location;
      const changed = change(new URLSearchParams(search)).toString();
      void router.navigate({ search: changed, hash }, { replace: true });
      return true;
    },
    [router, pathname],
  );
}
