export const mineTexts = {
  title: '{product}s qui te sont attribués',
  numberName: '{product}',
  type: 'Type',
  activity: 'Activité',
  releaseDate: 'Sorti le',
  theoreticalReturnDate: 'À rentrer le',
  online: 'En ligne',
  note: 'Note',
  map: 'Carte',
} as const;
