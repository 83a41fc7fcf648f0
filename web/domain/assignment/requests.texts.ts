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
