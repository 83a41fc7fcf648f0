export const firstAdministratorTexts = {
  title: 'Premier administrateur',
  explanation:
    'Ce serveur est tout neuf : crée le compte de la personne qui l’administre, et sa première assemblée.',
  codeField: 'Code',
  codeHint: 'Il est écrit là où l’application a démarré.',
  congregationField: 'Nom de l’assemblée',
  loginHint: 'Ce sera ton nom de connexion, par exemple DUPONT Jean',
  passwordField: 'Mot de passe',
  passwordHint: '6 caractères au moins, une minuscule, un chiffre ou un signe',
  submit: 'Créer le compte',
  made: 'Le compte est créé : connecte-toi.',
  unknown: 'Le serveur n’a pas répondu.',
  retry: 'Réessayer',
} as const;
