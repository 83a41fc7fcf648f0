export const leavingTexts = {
  question: 'Quitter cet écran sans enregistrer tes modifications\u202F?',
} as const;
