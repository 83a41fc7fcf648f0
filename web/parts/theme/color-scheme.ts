import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function colorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribe(changed: () => void) {
  const system = systemDark();
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}

/** The colour scheme for code that cannot use CSS variables: antd, charts, map layers. */
export const useColorScheme = () => useSyncExternalStore(subscribe, colorScheme);
