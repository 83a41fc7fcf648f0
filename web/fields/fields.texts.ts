export const fieldTexts = {
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordName: 'Afficher le mot de passe',
  hidePasswordName: 'Masquer le mot de passe',
  showOptions: 'Afficher la liste',
} as const;
