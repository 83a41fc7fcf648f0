import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Who is chosen stands in the address, so that the list can lead to it. */
export const userKey = 'user';

export const userPath = (path: '/u-edit' | '/u-remove', userId: string) =>
  `${path}?${userKey}=${encodeURIComponent(userId)}`;

/** The choice as the address has it; Back takes it back. */
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

/** Does what the address asks, and empties it once what it asked is over. */
export function useFollowedAddress(
  asked: string,
  under: boolean,
  follow: (userId: string) => void,
  over: () => void,
) {
  const was = useRef(false);
  const go = useEffectEvent(follow);
  const empty = useEffectEvent(over);
  useEffect(() => go(asked), [asked]);
  useEffect(() => {
    if (was.current && !under) empty();
    was.current = under;
  }, [under]);
}
