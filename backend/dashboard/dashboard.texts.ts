export const dashboardTexts = {
  out: 'Attribués',
  late: 'En retard',
  neglected: 'Non parcourus depuis 12 mois',
  available: 'Disponibles',
} as const;
