import { useSyncExternalStore, type RefObject } from 'react';

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Toggles full screen for an element; null where the browser supports it for whole pages only. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    void (full ? document.exitFullscreen() : element.current?.requestFullscreen());
  };
  return { full, toggle };
}
