/** Of one's own requests of a manager, in the list and on the device. */
export const requestsTexts = {
  returned: 'Annoncer la rentrée',
  month: 'Un mois de plus',
  asked: { returned: 'Rentrée à confirmer', month: 'Un mois de plus\u202F: demandé' },
  replaces: {
    returned: 'Ta rentrée annoncée ne comptera plus.',
    month: 'Ta demande d’un mois de plus ne comptera plus.',
  },
} as const;

/** Of the requests that wait for a manager. */
export const waitingTexts = {
  waiting: (n: number) =>
    n === 1 ? '1 demande attend une réponse' : `${n} demandes attendent une réponse`,
  badge: (n: number) => (n === 1 ? '1 demande en attente' : `${n} demandes en attente`),
  /** What the list of what is out finds them by. */
  found: 'demande',
} as const;
