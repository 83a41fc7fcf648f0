export const requestsTexts = {
  kinds: { month: 'Demande\u202F: un mois de plus', returned: 'Rentrée à confirmer' },
  searched: {
    month: 'Demande\u202F: un mois de plus',
    returned: 'Demande\u202F: rentrée à confirmer',
  },
  since: (day: string) => `le ${day}`,
  grant: { month: 'Accorder', returned: 'Confirmer' },
  refuse: 'Refuser',
  grantTo: { month: 'Accorder un mois pour', returned: 'Confirmer la rentrée de' },
  refuseTo: { month: 'Refuser un mois pour', returned: 'Ne pas confirmer la rentrée de' },
} as const;
