export const mapLinkTexts = {
  map: 'Voir la carte',
  short: 'Carte',
  mapOf: (numberName: string) => `Voir la carte\u202F: ${numberName}`,
} as const;
