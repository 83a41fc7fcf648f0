export const fieldTexts = {
  /** Where a field that is read is empty. */
  nothing: '–',
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordName: 'Afficher la saisie',
  hidePasswordName: 'Masquer la saisie',
  clear: (label: string) => `Effacer\u202F: ${label}`,
  showOptions: 'Afficher la liste',
  options: 'Choix possibles',
  dateHint: 'jj/mm/aaaa',
  openCalendar: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
} as const;
