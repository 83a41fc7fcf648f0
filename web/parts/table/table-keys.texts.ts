import type { KeyList } from '../keys/shown-keys.ts';
import { page } from './table.keys.ts';

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
