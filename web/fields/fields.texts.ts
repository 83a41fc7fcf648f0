export const fieldTexts = {
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordName: 'Afficher la saisie',
  hidePasswordName: 'Masquer la saisie',
  showOptions: 'Afficher la liste',
  options: 'Choix possibles',
  dateHint: 'jj/mm/aaaa',
  openCalendar: 'Ouvrir le calendrier',
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
} as const;
