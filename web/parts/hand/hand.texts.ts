export const handTexts = {
  tools: 'Sur place',
  share: 'Partager',
  shareOf: (name: string) => `Partager la carte de ${name}`,
  awake: 'Écran allumé',
  notAwake: 'Ton téléphone ne garde pas l’écran allumé maintenant, peut-être faute de batterie.',
} as const;
