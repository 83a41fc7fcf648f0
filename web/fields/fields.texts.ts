export const fieldTexts = {
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordName: 'Afficher la saisie',
  hidePasswordName: 'Masquer la saisie',
  showOptions: 'Afficher la liste',
  options: 'Choix possibles',
  dateHint: 'jj/mm/aaaa',
  openCalendar: (label: string) => `Choisir dans le calendrier\u202F: ${label}`,
  calendar: (label: string) => `Calendrier\u202F: ${label}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
} as const;
