export const shareTexts = {
  share: 'Partager',
  shareOf: (name: string) => `Partager la carte de ${name}`,
  copied: 'Lien copié.',
} as const;
