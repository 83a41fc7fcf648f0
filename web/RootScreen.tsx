import { Outlet } from 'react-router-dom';

import { NoticeProvider } from './parts/notice/NoticeProvider.tsx';
import { useWindowScrollMemory } from './parts/scroll/useWindowScrollMemory.ts';

/** Wraps every route: snackbars, and the scroll position restored on Back. */
export function RootScreen() {
  useWindowScrollMemory();
  return (
    <NoticeProvider>
      <Outlet />
    </NoticeProvider>
  );
}
