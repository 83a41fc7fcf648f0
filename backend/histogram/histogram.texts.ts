export const histogramTexts = {
  unknownMonth: 'Choisis un nombre de mois de 1 à 13.',
} as const;
