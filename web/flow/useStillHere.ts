import { use } from 'react';
import { useLocation } from 'react-router-dom';

import { CurrentRouter } from './router.ts';

/** Whether the reader is still here: who is on the way to another screen must not be called back by a late write. */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const router = use(CurrentRouter);
  return () =>
    router?.state.navigation.state === 'idle' && router.state.location.pathname === pathname;
}
