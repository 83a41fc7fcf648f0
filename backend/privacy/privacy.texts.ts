export const privacyTexts = {
  /** Action of the event log. */
  namesForgotten: 'Noms effacés de l’historique avant le {day}\u202F: {n}',
} as const;
