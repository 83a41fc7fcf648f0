export const requestsTexts = {
  header: 'Demande',
  kinds: { month: 'Demande : encore un mois', returned: 'Dit l’avoir rendu' },
  since: (day: string) => `le ${day}`,
  grant: 'Accorder',
  refuse: 'Refuser',
  grantTo: { month: 'Accorder un mois pour', returned: 'Accorder la rentrée de' },
  refuseTo: { month: 'Refuser un mois pour', returned: 'Refuser la rentrée de' },
} as const;
