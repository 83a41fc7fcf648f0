export const limitsTexts = {
  legend: 'En pointillé\u202F: les limites actuelles. En couleur\u202F: celles du fichier.',
  ofFileOnly: 'En couleur\u202F: les limites du fichier.',
} as const;
