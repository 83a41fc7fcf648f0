import type { KeyList } from '../../parts/keys/shown-keys.ts';

/** What `useKeys` hears while a shape is drawn, and while one is edited. */
const drawing = [
  { press: 'flèches', to: 'déplacer la croix' },
  { press: 'Espace', to: 'placer un point' },
  { press: 'Entrée', to: 'terminer' },
  { press: 'Échap', to: 'quitter' },
] as const;

const editing = [
  { press: 'flèches', to: 'déplacer la croix ou le point choisi' },
  { press: 'Espace', to: 'choisir' },
  { press: 'Suppr', to: 'supprimer' },
] as const;

const sentence = (keys: KeyList['keys']) =>
  `Clavier\u202F: ${keys.map(({ press, to }) => `${press} pour ${to}`).join(', ')}.`;

export const drawingKeySentences = { drawing: sentence(drawing), editing: sentence(editing) };

/** All keys of the editor, which covers the screen. */
export const editorKeys: KeyList = {
  title: 'Sur la carte',
  covers: true,
  keys: [
    ...drawing,
    ...editing,
    { press: 'Maj+flèches', to: 'déplacer plus finement' },
    { press: 'Ctrl+Z', to: 'annuler' },
    { press: 'Ctrl+Maj+Z, Ctrl+Y', to: 'rétablir' },
  ],
};
