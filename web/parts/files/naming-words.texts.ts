/** What stands in front of a territory's number, in the languages of this field. */
export const territoryWords = [
  't',
  'n',
  'territoires',
  'territoire',
  'terr',
  'territory',
  'territorio',
  'território',
  'gebiet',
  'territorium',
];

/** Behind a number, words that count something. */
export const noNames = [
  'territo',
  'terr\\b',
  'gebiete',
  'cartes',
  'maps',
  'mapas',
  'quartiers',
  'secteurs',
  'zones',
];

/** Properties that say what a shape is called. */
export const namingWords = [
  'name',
  'nom',
  'nombre',
  'nome',
  'title',
  'label',
  'libell[eé]',
  'num[eé]ro',
  'number',
  'territo.*',
];
