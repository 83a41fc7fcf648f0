import type { KeyList } from '../parts/keys/shown-keys.ts';

export const keysTitle = 'Touches du clavier';

/** The keys of every screen; `/` where it has a list to search. */
export const everywhereKeys = (searches: boolean): KeyList => ({
  title: 'Partout',
  keys: [
    { press: 'Ctrl+K ou ⌘K', to: 'rechercher un écran, un {product}, une action' },
    ...(searches ? [{ press: '/', to: 'chercher dans la liste de l’écran' }] : []),
    { press: 'Ctrl+Z ou ⌘Z', to: 'annuler ce qu’un message propose d’annuler' },
    { press: '?', to: 'afficher ces touches' },
    { press: 'Échap', to: 'fermer ce qui est ouvert' },
  ],
});

export const paletteKeys: KeyList = {
  title: 'Dans la recherche',
  keys: [
    { press: '↑ ↓', to: 'choisir' },
    { press: 'Entrée', to: 'ouvrir' },
    { press: 'Retour arrière', to: 'quitter un {product} choisi' },
    { press: 'Échap', to: 'fermer' },
  ],
};
