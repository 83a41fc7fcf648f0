export const privacyTexts = {
  /** Action of the event log. */
  namesForgotten: "Noms effacés de l'historique avant le {day} : {n}",
} as const;
