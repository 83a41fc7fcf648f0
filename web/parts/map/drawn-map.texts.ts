/** What only a page says that is drawn before it has a script. */
export const drawnMapTexts = {
  noScript:
    'Sans JavaScript, la carte n’a pas de fond et ne se déplace pas. Active-le pour la voir en entier. Voici ce qu’elle contient\u202F:',
  more: (count: number) => `Et ${count} autres éléments`,
} as const;
