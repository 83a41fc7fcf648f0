import { useSyncExternalStore } from 'react';

/** `auto` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

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
