export const mapTexts = {
  unknownMap: "Cette carte n'existe pas.",
  noGlobalMap: "Aucune carte globale n'est enregistrée.",
  savedOn: (congregation: string, day: string) => `${congregation}, carte enregistrée le ${day}`,
} as const;
