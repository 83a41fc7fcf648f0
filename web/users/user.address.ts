import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { userKey } from '../domain/people/people-pages.ts';

export const userPath = (path: '/u-edit' | '/u-remove' | '/t-exit', userId: string) =>
  `${path}?${userKey}=${encodeURIComponent(userId)}`;

/** The user whom the address names, empty for none; Back undoes a choice. */
export function useAddressedUser() {
  const [params, setParams] = useSearchParams();
  const choose = (userId: string, { replace = false } = {}) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (userId === '') next.delete(userKey);
        else next.set(userKey, userId);
        return next;
      },
      { replace },
    );
  return [params.get(userKey) ?? '', choose] as const;
}

/**
 * Sends the user of the address to the flow, and empties the address when the flow has closed. That
 * waits for the render that removes the form: its guard against leaving would ask otherwise.
 */
export function useFollowedAddress(
  userId: string,
  open: boolean,
  follow: (userId: string) => void,
  onClosed: () => void,
) {
  const wasOpen = useRef(false);
  const go = useEffectEvent(follow);
  const empty = useEffectEvent(onClosed);
  useEffect(() => go(userId), [userId]);
  useEffect(() => {
    if (wasOpen.current && !open) empty();
    wasOpen.current = open;
  }, [open]);
}
