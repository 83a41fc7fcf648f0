export const mapTexts = {
  unknownMap: 'Cette carte n’existe pas.',
  noGlobalMap: 'Les limites globales ne sont pas encore dessinées.',
  savedOn: (congregation: string, day: string) => `${congregation}, carte enregistrée le ${day}`,
} as const;
