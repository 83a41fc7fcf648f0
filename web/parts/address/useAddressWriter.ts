import { use, useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { CurrentRouter, isHere } from '../flow/router.ts';

type Change = (present: URLSearchParams) => URLSearchParams;

/**
 * Debounce of address changes, in milliseconds: each one renders the whole screen, and Safari
 * refuses more than a hundred in thirty seconds.
 */
export const writePause = 1000;

let writing: Promise<void> = Promise.resolve();

/** Settles once the last change is in the address. */
export const writingDone = () => writing;

/**
 * Applies a change to the router's current address, which may be newer than the last render.
 * Returns false, without a change, where the reader has already left the page.
 */
export function useAddressWriter(): (change: Change) => boolean {
  const router = use(CurrentRouter);
  const { pathname } = useLocation();
  return useCallback(
    (change) => {
      if (!router || !isHere(router, pathname)) return false;
      const { search, hash } = router.state.location;
      const changed = change(new URLSearchParams(search)).toString();
      writing = router.navigate({ search: changed, hash }, { replace: true });
      return true;
    },
    [router, pathname],
  );
}
