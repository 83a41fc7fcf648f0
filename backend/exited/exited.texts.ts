export const exitedTexts = {
  numberName: '{product}',
  type: 'Type',
  login: 'Proclamateur',
  activity: 'Activité',
  releaseDate: 'Sorti le',
  returnDate: 'À rentrer le',
  online: 'En ligne',
  map: 'Carte',
  reprieve: 'Sursis',
} as const;
