export const legendTexts = {
  title: 'Légende',
  late: 'la date de rentrée prévue est atteinte',
  soon: 'à rentrer dans les 7 jours',
  onlineTerm: 'En ligne',
  online: 'oui\u202F: sorti sur ce site',
  offline: 'non\u202F: remis par un gestionnaire',
  yes: 'Oui',
  no: 'Non',
} as const;
