export const legendTexts = {
  title: 'Légende',
  late: 'la date de retour est atteinte',
  soon: 'à rentrer dans les 7 jours',
  onlineTerm: 'En ligne',
  online: 'oui\u202F: pris sur ce site',
  offline: 'non\u202F: remis par un responsable',
  yes: 'Oui',
  no: 'Non',
} as const;
