import { useSyncExternalStore } from 'react';

import type { KeepingTrouble } from '#machines/parts/failure/keeping-error.ts';

/** Local storage: of this device, like the theme. */
const key = 'poche';
const wifiKey = 'poche-wifi';
const signedInKey = 'poche-connexion';
const contactKey = 'poche-contact';
const troubleKey = 'poche-ennui';
const leftKey = 'poche-quittee';

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

export const keepsTerritories = (): boolean => pocketChoice() === 'on';

export function choosePocket(choice: PocketChoice): void {
  write(contactKey, null);
  write(troubleKey, null);
  write(leftKey, null);
  write(key, choice);
}

/** What explains a pocket that is empty or incomplete; it outlives what the browser may clear (OWN-109, OWN-208). */
export interface PocketMarks {
  readonly choice: PocketChoice;
  /** When it was filled last, in ms; null: not since it was chosen. */
  readonly filledAt: number | null;
  readonly trouble: KeepingTrouble | null;
  /** Emptied by a sign-out. */
  readonly left: boolean;
}

export function pocketMarks(): PocketMarks {
  const filledAt = Number(read(contactKey) ?? Number.NaN);
  const trouble = read(troubleKey);
  return {
    choice: pocketChoice(),
    filledAt: Number.isFinite(filledAt) ? filledAt : null,
    trouble: trouble === 'full' || trouble === 'forbidden' ? trouble : null,
    left: read(leftKey) === '1',
  };
}

export const noteFilling = (at: number) => write(contactKey, String(at));
export const noteTrouble = (trouble: KeepingTrouble | null) => write(troubleKey, trouble);
export const noteLeaving = () => write(leftKey, '1');

export const wifiOnly = (): boolean => read(wifiKey) === '1';
export const chooseWifiOnly = (only: boolean) => write(wifiKey, only ? '1' : null);

/** Somebody has signed in since the last filling: before that, permissions may have ended (OWN-106). */
export const signedInSince = (): boolean => read(signedInKey) === '1';
export const forgetSignIn = () => write(signedInKey, null);

export function noteSignIn(): void {
  if (keepsTerritories()) write(signedInKey, '1');
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
