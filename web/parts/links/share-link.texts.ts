export const shareTexts = {
  share: 'Partager',
  shareOf: (name: string) => `Partager la carte de ${name}`,
  sharePage: 'Partager le lien',
  copyPage: 'Copier le lien',
  copied: 'Lien copié.',
} as const;
