import { useSyncExternalStore } from 'react';

import { deviceChoice } from './device-choice.ts';

export type ColorScheme = 'light' | 'dark';

/** `auto` follows the device. */
export type ThemeChoice = ColorScheme | 'auto';

const themeChoice = deviceChoice<ThemeChoice>({
  key: 'theme',
  choices: ['light', 'dark', 'auto'],
  none: 'auto',
});

export const { apply: applyThemeChoice, choose: chooseTheme, use: useThemeChoice } = themeChoice;

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function shown(): ColorScheme {
  const choice = themeChoice.chosen();
  if (choice !== 'auto') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function subscribeToShown(changed: () => void) {
  const system = systemDark();
  const unsubscribe = themeChoice.subscribe(changed);
  system.addEventListener('change', changed);
  return () => {
    system.removeEventListener('change', changed);
    unsubscribe();
  };
}

/** The colour scheme for code that cannot use CSS variables: antd, charts, map layers. */
export const useColorScheme = () => useSyncExternalStore(subscribeToShown, shown);
