import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Null where the browser knows no full screen for a part of the page. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    void (full ? document.exitFullscreen() : element.current?.requestFullscreen());
  };
  return { full, toggle };
}
