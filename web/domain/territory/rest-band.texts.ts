export const restBandTexts = {
  never: 'Jamais sorti',
  year: 'Au repos depuis 12 mois ou plus',
  half: 'Au repos depuis 6 à 12 mois',
  less: 'Au repos depuis moins de 6 mois',
} as const;
