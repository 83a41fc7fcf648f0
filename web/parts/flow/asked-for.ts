import { NavigationType } from 'react-router-dom';

import { readToken } from '../storage/session-storage.ts';

/** Marks the address that a link, or a hand, has opened in this tab while nobody is signed in. */
export function noteOpened(): void {
  if (history.state === null && readToken() === null) history.replaceState({ opened: true }, '');
}

/**
 * Whether the present address was asked for: Back and Forward lead to what somebody has left, which
 * nobody is to find after the next sign-in (OWN-191).
 */
export function wasAskedFor(type: NavigationType): boolean {
  const state: unknown = history.state;
  const opened = typeof state === 'object' && state !== null && 'opened' in state;
  return type !== NavigationType.Pop || opened;
}
