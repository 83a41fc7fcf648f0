/** Words of a chained table. */
export const ledgerWords = {
  number: 'N°',
  before: 'Empreinte de la ligne précédente',
  own: 'Empreinte',
  end: 'Fin',
} as const;
