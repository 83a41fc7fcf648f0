export const logTexts = {
  title: "Journaux d'événements",
  numberName: '{product}',
  datetime: 'Date',
  login: 'Proclamateur',
  action: 'Action',
  counted: ['événement', 'événements'],
  nothing: 'Aucun résultat trouvé pour votre recherche',
} as const;
