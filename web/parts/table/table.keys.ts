import type { KeyList } from '../keys/shown-keys.ts';

const page = 10;

/** What a focused row hears; TableGrid adds Enter, and Space where rows can be chosen. */
export const rowKeys = {
  title: 'Dans une liste',
  keys: [
    { press: '↓ ↑', to: 'aller à la ligne suivante, précédente' },
    { press: 'Page ↓, Page ↑', to: `avancer, reculer de ${page} lignes` },
    { press: 'Début, Fin', to: 'aller à la première ligne, à la dernière' },
    { press: 'Entrée', to: 'ouvrir la ligne' },
  ],
} as const satisfies KeyList;

export const chosenRowKeys: KeyList = {
  title: 'Dans une liste à cocher',
  keys: [
    ...rowKeys.keys,
    { press: 'Espace', to: 'cocher la ligne' },
    { press: 'Maj+Espace', to: 'cocher jusqu’à la ligne' },
  ],
};

/** The index of the row to which a key moves the focus; null for other keys. */
export function rowAfterKey(key: string, present: number, count: number): number | null {
  const wanted = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    PageDown: present + page,
    PageUp: present - page,
    Home: 0,
    End: count - 1,
  }[key];
  if (wanted === undefined || count === 0) return null;
  return Math.min(Math.max(wanted, 0), count - 1);
}
