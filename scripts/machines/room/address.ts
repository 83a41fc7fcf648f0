import { useSyncExternalStore } from 'react';

/** What the address after # names: a machine or a page of the room, and the path played or the part shown. */
export interface Address {
  readonly name: string;
  readonly path: string | null;
  /** A state or a transition. */
  readonly part: string | null;
}

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [name = '', rest = ''] = hash.replace(/^#\/?/u, '').split(/\?(.*)/su);
  const [key, value = null] = rest.split(/=(.*)/su);
  return {
    name: decoded(name),
    path: key === 'path' ? value : null,
    part: key === 'part' && value !== null ? decoded(value) : null,
  };
}

/** As it stands where it is cut off in the middle of a letter. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const addressOf = (
  name: string,
  { path, part }: { readonly path?: string; readonly part?: string } = {},
): string => {
  const rest = path === undefined ? '' : `?path=${path}`;
  return `#/${encodeURIComponent(name)}${part === undefined ? rest : `?part=${encodeURIComponent(part)}`}`;
};
