export const fieldTexts = {
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordName: 'Afficher la saisie',
  hidePasswordName: 'Masquer la saisie',
  showOptions: 'Afficher la liste',
  options: 'Choix possibles',
} as const;
