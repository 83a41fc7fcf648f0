export const shareTexts = {
  share: 'Partager',
  shareOf: (name: string) => `Partager la carte de ${name}`,
  mapCopied: 'Lien de la carte copié.',
  sharePage: 'Partager le lien de la page',
  copyPage: 'Copier le lien de la page',
  pageCopied: 'Lien de la page copié.',
} as const;
