export const requestsTexts = {
  waiting: (n: number) =>
    n === 1 ? '1 demande attend une réponse' : `${n} demandes attendent une réponse`,
  found: 'demande',
  kinds: { month: 'Demande : encore un mois', returned: 'Dit l’avoir rendu' },
  searched: { month: 'Demande : encore un mois', returned: 'Demande : dit l’avoir rendu' },
  since: (day: string) => `le ${day}`,
  grant: 'Accorder',
  refuse: 'Refuser',
  grantTo: { month: 'Accorder un mois pour', returned: 'Accorder la rentrée de' },
  refuseTo: { month: 'Refuser un mois pour', returned: 'Refuser la rentrée de' },
} as const;
