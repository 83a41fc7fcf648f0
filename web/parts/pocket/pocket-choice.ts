import { useSyncExternalStore } from 'react';

/** Local storage: of this device, like the theme. */
const key = 'poche';
const wifiKey = 'poche-wifi';
const signedInKey = 'poche-connexion';

export type PocketChoice = 'on' | 'off' | null;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that refuses to store keeps no territory either, and says so.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Null: this device has not been asked yet (OWN-103). */
export function pocketChoice(): PocketChoice {
  const choice = read(key);
  return choice === 'on' || choice === 'off' ? choice : null;
}

export const choosePocket = (choice: PocketChoice) => write(key, choice);

export const wifiOnly = (): boolean => read(wifiKey) === '1';
export const chooseWifiOnly = (only: boolean) => write(wifiKey, only ? '1' : null);

/** Somebody has signed in since the last filling: before that, permissions may have ended (OWN-106). */
export const signedInSince = (): boolean => read(signedInKey) === '1';
export const forgetSignIn = () => write(signedInKey, null);

export function noteSignIn(): void {
  if (pocketChoice() === 'on') write(signedInKey, '1');
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const usePocketChoice = () => useSyncExternalStore(subscribe, pocketChoice, pocketChoice);
export const useWifiOnly = () => useSyncExternalStore(subscribe, wifiOnly);
