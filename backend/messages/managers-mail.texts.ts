/** Mails to managers that nothing but the clock sends. */
export const managersMailTexts = {
  hello: 'Bonjour,',
  overdue: (n: number) =>
    n === 1 ? 'Un {product} est en retard' : `${n} {product}s sont en retard`,
  was: '{nn}, à rentrer le {date}',
  list: 'Voir les {product}s sortis',
  failure: 'Une tâche du serveur échoue',
  failureSentence:
    'Une tâche du serveur a échoué plusieurs fois\u202F; il la recommence de lui-même.',
  log: 'Voir les journaux',
  server: 'Voir l’état du serveur',
} as const;
