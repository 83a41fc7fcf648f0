export const noPlaceTexts = {
  title: 'Où est ton assemblée\u202F?',
  missing:
    'Elle n’a pas encore de fond de carte\u202F: la carte commence au monde entier, et rien ne s’y cherche par son nom.',
  ask: 'L’administrateur du site peut en apporter un.',
  bring: 'Apporter un fond de carte',
  field: 'Latitude, longitude',
  hint: 'Par exemple 43.7384, 7.4246',
  unread: 'Écris deux nombres\u202F: la latitude, puis la longitude.',
  go: 'Y aller',
  close: 'Fermer',
} as const;
