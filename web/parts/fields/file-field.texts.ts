export const fileFieldTexts = {
  choose: 'Choisir un fichier',
  none: 'Aucun fichier choisi',
} as const;
