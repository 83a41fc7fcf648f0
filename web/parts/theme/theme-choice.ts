import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** `auto` follows the device. */
export type ThemeChoice = ColorScheme | 'auto';

/** Local storage: of this device, and kept after the session, unlike the keys of GEN-17. */
const key = 'theme';

function stored(): ThemeChoice {
  try {
    const choice = localStorage.getItem(key);
    return choice === 'light' || choice === 'dark' ? choice : 'auto';
  } catch {
    return 'auto';
  }
}

function store(choice: ThemeChoice) {
  try {
    if (choice === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A browser that refuses to store keeps the choice until the page is left.
  }
}

function apply(choice: ThemeChoice) {
  const root = document.documentElement;
  if (choice === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** Applies the choice of this device, also when another tab changes it (OWN-22). */
export function applyThemeChoice() {
  apply(stored());
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply(stored());
  });
}

export function chooseTheme(choice: ThemeChoice) {
  store(choice);
  apply(choice);
}

function chosen(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, chosen);

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function shown(): ColorScheme {
  const choice = chosen();
  if (choice !== 'auto') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribeToShown(changed: () => void) {
  const system = systemDark();
  const unsubscribe = subscribe(changed);
  system.addEventListener('change', changed);
  return () => {
    system.removeEventListener('change', changed);
    unsubscribe();
  };
}

/** The colour scheme for code that cannot use CSS variables: antd, charts, map layers. */
export const useColorScheme = () => useSyncExternalStore(subscribeToShown, shown);
