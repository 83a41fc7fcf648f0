const days = (n: number): string => (n === 1 ? '1 jour' : `${n} jours`);

/** What a device shows: no name, no street, no number. */
export const pushTexts = {
  given: (n: number) => (n === 1 ? 'Un {product} pour toi' : `${n} {product}s pour toi`),
  givenBody: 'Touche pour le voir.',
  soon: 'Un {product} est à rentrer le {date}',
  late: 'Un {product} était à rentrer le {date}',
  several: (n: number, late: number) =>
    late === 0 ? `${n} {product}s à rentrer` : `${n} {product}s à rentrer, dont ${late} en retard`,
  severalBody: 'Touche pour répondre.',
  howLong: (left: number) => {
    if (left === 0) return 'C’est aujourd’hui.';
    return left > 0 ? `Dans ${days(left)}.` : `${days(-left)} de retard.`;
  },
  returned: 'Je l’ai rentré',
  month: 'Un mois de plus',
  answerBody: 'Touche pour voir tes {product}s.',
  requestBody: 'Touche pour répondre.',
  overdue: (n: number) =>
    n === 1 ? 'Un {product} est en retard' : `${n} {product}s sont en retard`,
  overdueBody: 'Touche pour voir la liste.',
  failure: 'Une tâche du serveur échoue',
  failureBody: 'Touche pour voir laquelle.',
} as const;
