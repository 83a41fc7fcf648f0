import { Outlet } from 'react-router-dom';

import { NoticeProvider } from './notice/NoticeProvider.tsx';
import { useWindowScrollMemory } from './scroll/useWindowScrollMemory.ts';

/** What every route has: snackbars, and the scroll position that comes back with Back. */
export function RootScreen() {
  useWindowScrollMemory();
  return (
    <NoticeProvider>
      <Outlet />
    </NoticeProvider>
  );
}
