export const deviceTexts = {
  known: (browser: string, system: string) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
} as const;
