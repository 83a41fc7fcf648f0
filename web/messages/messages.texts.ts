export const messagesTexts = {
  title: 'Mes messages',
  about: 'Ce que tu veux apprendre, et par où. Chaque choix est enregistré aussitôt.',
  what: 'Message',
  mail: 'E-mail',
  push: 'Notification',
  kinds: {
    given: 'Un {product} m’est confié',
    soon: 'Un de mes {product}s est bientôt à rentrer',
    late: 'Un de mes {product}s est en retard',
    answer: 'Ma demande a sa réponse',
    request: 'Un proclamateur fait une demande',
    overdue: 'Le lundi, les {product}s en retard',
    failure: 'Une tâche du serveur échoue',
  },
  by: (what: string, way: string) => `${what}, par ${way.toLocaleLowerCase('fr')}`,
  faults: {
    noServer: 'Ce site n’envoie pas d’e-mails.',
    congregation: 'Ton assemblée n’envoie pas d’e-mails automatiques.',
    noAddress: 'Ton compte n’a pas d’adresse e-mail.',
    refused: 'Tu n’acceptes pas les e-mails automatiques.',
  },
  toAccount: 'Le changer dans Mon compte',
  calendar:
    'Une date à rentrer se met dans un agenda par le lien de l’e-mail «\u202Fbientôt à rentrer\u202F»\u202F: elle y suit les changements.',
} as const;
