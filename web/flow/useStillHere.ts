import { useLocation, useNavigation } from 'react-router-dom';

/** Whether the reader is still here: who is on the way to another screen must not be called back by a late write. */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return () => state === 'idle' && window.location.pathname === pathname;
}
