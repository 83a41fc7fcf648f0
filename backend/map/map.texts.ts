export const mapTexts = {
  unknownMap: "Cette carte n'existe pas.",
  tooManyTokens: 'Trop de tentatives, réessaie dans quelques minutes.',
  noGlobalMap: "Aucune carte globale n'est enregistrée.",
  savedOn: (congregation: string, day: string) => `${congregation}, carte enregistrée le ${day}`,
} as const;
