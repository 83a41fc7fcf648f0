export const logTexts = {
  title: "Journaux d'événements",
  numberName: '{product}',
  orders: ['Les plus anciens d’abord', 'Les plus récents d’abord'],
  datetime: 'Date',
  login: 'Proclamateur',
  action: 'Action',
  older: 'les lignes plus anciennes arrivent…',
  olderMissing: 'Les lignes plus anciennes n’ont pas pu être chargées.',
  counted: ['événement', 'événements'],
  nothing: 'Aucun résultat trouvé pour votre recherche',
} as const;
