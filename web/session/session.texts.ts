export const signInTexts = {
  title: 'Connexion',
  sessionEnded: 'Ta session est terminée. Connecte-toi pour revenir là où tu étais.',
  passwordChanged: 'Ton mot de passe est modifié. Connecte-toi avec le nouveau.',
  passwordField: 'Mot de passe',
  congregationsMissing:
    'La liste des assemblées n’a pas pu être chargée. Appuie sur «\u202FAssemblée\u202F» pour réessayer.',
  noCongregation:
    'Ce site n’a pas encore d’assemblée\u202F: au démarrage, le serveur écrit l’adresse et le code qui servent à la créer.',
  keep: 'Retenir mon nom et mon assemblée sur cet appareil',
  keepHint: 'Jamais le mot de passe. À éviter sur un appareil que d’autres utilisent.',
  forgotten: 'Mot de passe oublié',
  unchosen: 'Écris le début du nom, puis choisis.',
} as const;

export const lostPasswordTexts = {
  title: 'Mot de passe oublié',
  explanation:
    'Un e-mail te sera envoyé avec un mot de passe provisoire, valable 24 heures. Ton mot de passe actuel reste valable en attendant.',
  noMails:
    'Mais ce site n’a pas de serveur de messagerie\u202F: ses e-mails restent sur le serveur. Demande plutôt un nouveau mot de passe à un gestionnaire de ton assemblée, par exemple le préposé aux {product}s.',
  emailField: 'E-mail utilisé dans le Site',
  sent: "Un e-mail vient de t'être envoyé (si tu ne reçois rien, vérifie dans les messages indésirables)",
} as const;

export const privacyTexts = {
  refuse: 'Refuser',
  accept: 'Accepter',
  withoutSession: 'Connecte-toi d’abord pour lire les règles de confidentialité.',
  stalled: 'Les règles n’ont pas pu être chargées.',
  retry: 'Réessayer',
} as const;
