export const eventLogTexts = {
  automaticAuthor: 'Automatique',
} as const;
