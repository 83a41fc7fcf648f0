export const connectionsTexts = {
  ended: 'Cet appareil est déconnecté.',
  unknown: 'Cette connexion est déjà terminée.',
} as const;
