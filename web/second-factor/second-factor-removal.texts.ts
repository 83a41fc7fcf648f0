export const personFactorTexts = {
  since: (day: string) => `Second facteur actif depuis le ${day}.`,
  end: 'Supprimer le second facteur',
} as const;
