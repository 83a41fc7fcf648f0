export const firstAdministratorTexts = {
  title: 'Premier administrateur',
  explanation:
    'Ce site est vide. Nomme ton assemblée et crée ton compte\u202F: tu l’administreras, et tu ajouteras ensuite les autres personnes.',
  code: 'Code du serveur',
  codeHint:
    'Le programme l’écrit à chaque démarrage, tant que le site est vide. Il prouve que ce serveur est le tien.',
  congregation: 'Nom de l’assemblée',
  login: 'Ton nom (NOM Prénom)',
  email: 'E-mail (facultatif)',
  password: 'Mot de passe',
  passwordHint: '6 caractères au moins, dont une minuscule et un chiffre ou un signe.',
  repeated: 'Mot de passe, une seconde fois',
  different: 'Les deux mots de passe diffèrent',
  make: 'Créer l’assemblée',
  ready: (congregation: string) => `L’assemblée ${congregation} est prête`,
  signedIn:
    'Garde ces accès en lieu sûr\u202F: tu es le premier administrateur du site. Tu peux commencer tout de suite.',
  begin: 'Commencer',
  made: 'Ton assemblée est prête. Connecte-toi avec ton nom et ton mot de passe.',
  closed: 'Ce site a déjà une assemblée\u202F: cette page ne sert plus.',
  signIn: 'Me connecter',
} as const;
