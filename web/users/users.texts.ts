export const usersTexts = {
  counted: ['proclamateur', 'proclamateurs'],
  login: 'NOM Prénom',
  email: 'E-mail',
  role: 'Rôle',
  choose: 'Proclamateur',
  chooseHint: 'Écris le début du nom, ou ouvre la liste.',

  list: {
    title: (total: number) => `Liste des proclamateurs (${total})`,
    titleUnknown: 'Liste des proclamateurs',
    subscription: 'E-mails automatiques',
    subscriptionOrders: ['Sans e-mails d’abord', 'Avec e-mails d’abord'],
    roleOrders: ['Administrateurs d’abord', 'Proclamateurs d’abord'],
    accepts: 'Accepte',
    refuses: 'Refuse',
    privacy: 'Règles de confidentialité',
    accepted: 'Accepté',
    notAccepted: "N'a pas encore accepté",
    forgetMe: 'Demande la suppression de son compte !',
    actions: 'Actions',
    edit: 'Modifier',
    editOne: (login: string) => `Modifier ${login}`,
    remove: 'Supprimer',
    removeOne: (login: string) => `Supprimer ${login}`,
    add: 'Ajouter un proclamateur',
    empty: 'Aucun proclamateur pour le moment. Ajoute le premier.',
  },

  add: {
    title: 'Ajouter un proclamateur',
    existing: (count: number) => `Déjà enregistrés (${count})`,
    nobody: 'Personne pour le moment\u202F: tu ajoutes le premier.',
    person: 'Nouveau proclamateur',
    password: 'Mot de passe',
    mailed: 'Laisse vide\u202F: un mot de passe sera créé et envoyé par e-mail.',
    shown: 'Laisse vide\u202F: un mot de passe sera créé et affiché une seule fois.',
    create: 'Créer',
    access: (login: string) => `Accès de ${login}`,
  },

  edit: {
    title: 'Modifier un proclamateur',
    password: 'Nouveau mot de passe',
    passwordHint: 'Laisse vide pour garder le mot de passe actuel.',
    passwordChanged: (login: string) => `Le mot de passe de ${login} est modifié`,
    save: 'Modifier',
    another: 'Choisir un autre proclamateur',
  },

  remove: {
    title: 'Supprimer un proclamateur',
    asked: (login: string) => `${login} demande la suppression de son compte.`,
    consequence:
      'Son compte, son adresse e-mail et ses mots de passe seront effacés. Ses attributions passées restent dans l’historique, sans son nom.',
    remove: 'Supprimer',
  },
} as const;
