import { useSyncExternalStore } from 'react';

/** What the address after # names: a machine or a page of the room, and the path played. */
export interface Address {
  readonly name: string;
  readonly path: string | null;
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [name = '', path = null] = hash.replace(/^#\/?/u, '').split('?path=');
  return { name: decoded(name), path };
}

/** As it stands where it is cut off in the middle of a letter. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const addressOf = (name: string, path?: string): string =>
  `#/${encodeURIComponent(name)}${path === undefined ? '' : `?path=${path}`}`;
