export const pocketEndedTexts = {
  act: 'Pas parti\u202F: ce téléphone a été déconnecté. Connecte-toi pour le refaire.',
} as const;
