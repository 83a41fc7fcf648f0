/** Words of the exported page, for readers without technical knowledge. */
export const ownDataTexts = {
  filename: 'Mes données',
  unknownFormat: 'Ce format n’existe pas.',

  title: 'Mes données',
  intro:
    'Voici tout ce que le site des {product}s sait de toi. Ce document a été fait à ta demande le {day}. Garde-le pour toi\u202F: il contient des informations personnelles.',

  account: 'Mon compte',
  login: 'Nom et prénom',
  congregation: 'Assemblée',
  role: 'Rôle',
  email: 'Adresse e-mail',
  noEmail: 'aucune',
  subscription: 'E-mails automatiques',
  accepts: 'acceptés',
  refuses: 'refusés',
  createdAt: 'Compte créé le',
  deletion: 'Suppression du compte',
  asked: 'demandée',
  notAsked: 'non demandée',
  temporaryPassword: 'Mot de passe provisoire',
  until: 'valable jusqu’au {day}',
  password:
    'Ton mot de passe est gardé sous une forme que personne ne peut lire\u202F: il ne peut pas être écrit ici.',

  accountImports: 'Les fichiers d’où vient mon compte',
  accountCreated: '«\u202F{file}\u202F», le {day}\u202F: compte créé',
  accountEdited:
    '«\u202F{file}\u202F», le {day}\u202F: compte modifié. Avant\u202F: {login}, {email}',
  noAccountImport: 'Ton compte ne vient d’aucun fichier importé.',

  sessions: 'Mes connexions',
  session: '{device}, depuis le {day}, dernière activité le {seen}.',
  noSession: 'Tu n’es connecté nulle part.',

  devices: 'Les appareils où je me suis connecté',
  knownDevice: 'Un appareil, reconnu jusqu’au {day}. Son nom n’est pas gardé.',
  noDevice: 'Aucun appareil n’est reconnu.',

  cards: 'Ma carte de connexion',
  card: 'Une carte, qui ouvre mon compte une fois, jusqu’au {day}.',
  noCard: 'Aucune carte ne peut ouvrir ton compte.',
  passkeys: 'Mes clés d’accès',
  passkey: '{name}, pour {address}, ajoutée le {day}, {used}.',
  passkeyUsed: 'dernière connexion le {day}',
  passkeyUnused: 'pas encore utilisée',
  passkeyIdentifier: 'L’identifiant, tiré au hasard, que gardent tes appareils\u202F: {identifier}',
  noPasskey: 'Tu n’as pas de clé d’accès.',
  secondFactor: 'Mon second facteur',
  secondFactorMade:
    'Un code est demandé après le mot de passe depuis le {day}. Codes de secours qui n’ont pas servi\u202F: {left}. Ni le secret ni les codes ne sont lisibles ici.',
  secondFactorDemanded: 'Il est demandé pour ton compte depuis le {day}.',
  secondFactorRemoved: 'Quelqu’un d’autre l’a supprimé le {day}.',
  noSecondFactor: 'Tu n’as pas de second facteur.',

  messages: 'Mes messages',
  messageKinds: {
    given: 'ce qui m’est confié',
    soon: 'bientôt à rentrer',
    late: 'en retard',
    due: 'à rentrer',
    answer: 'la réponse à une demande',
    request: 'une demande',
    overdue: 'les retards, le lundi',
    failure: 'une tâche qui échoue',
  },
  messageWays: { mail: 'e-mail', push: 'notification' },
  messageWanted: '{kind}, par {way}\u202F: je le veux.',
  messageUnwanted: '{kind}, par {way}\u202F: je ne le veux pas.',
  quietHours: 'Pas de notification de {from}\u202Fh à {until}\u202Fh.',
  messageDevice: '{device} reçoit des notifications depuis le {day}.',
  messageWaiting: '{kind}\u202F: une notification attend depuis le {day}.',
  messageTold: '{kind}, par {way}, le {day}.',
  noMessage: 'Tu n’as rien choisi\u202F: tu reçois les messages habituels.',

  consents: 'Mon accord',
  consent: 'Règles de confidentialité, version {version}\u202F: acceptées le {day}.',
  noConsent: 'Aucune acceptation des règles de confidentialité n’est enregistrée.',

  assignments: 'Les {product}s qui m’ont été attribués',
  noAssignment: 'Aucun {product} ne t’a été attribué.',
  assignment: 'n° {number} · {activity}',
  out: 'Sorti le {released}, à rentrer le {due}.',
  back: 'Sorti le {released}, rentré le {returned}.',
  online: 'Sorti en ligne.',
  reprieve: 'Sursis\u202F: {n} mois.',

  reminders: 'Les rappels que j’ai reçus',
  reminder: {
    pre_warning: '{territory}\u202F: à rentrer le {due}, rappelé le {day}.',
    late: '{territory}\u202F: en retard depuis le {due}, rappelé le {day}.',
  },
  noReminder: 'Aucun rappel ne t’a été envoyé.',

  links: 'Les liens de mes rappels',
  link: {
    returned: '{territory}\u202F: «\u202FJe l’ai rentré\u202F», valable jusqu’au {day}',
    month: '{territory}\u202F: «\u202FUn mois de plus\u202F», valable jusqu’au {day}',
  },
  ticks: '{territory}\u202F: cocher ses rues, valable jusqu’au {day}',
  keep: 'Garder ses {product}s sur un téléphone, valable jusqu’au {day}',
  linkUsed: 'utilisé le {day}',
  linkUnused: 'non utilisé',
  noLink: 'Aucun lien de rappel n’est enregistré.',

  permissions: 'Ce que mon téléphone peut faire sans réseau',
  cancelledExit: 'Sortie annulée',
  noPermission: 'Ton téléphone n’a aucune autorisation pour agir sans réseau.',

  requests: 'Ce que j’ai demandé aux gestionnaires',
  request: {
    returned: '{territory}\u202F: rentré, signalé le {day}.',
    month: '{territory}\u202F: un mois de plus, demandé le {day}.',
  },
  noRequest: 'Aucune demande n’attend de réponse.',

  bookings: 'Les réservations à mon nom',
  noBooking: 'Aucune réservation ne porte ton nom.',
  booking: '«\u202F{name}\u202F»\u202F: {territories}',
  emptyBooking: 'aucun {product}',

  changes: 'Les {product}s que j’ai modifiés',
  noChange: 'Tu n’as modifié aucun {product}.',

  imports: 'Les fichiers que j’ai importés',
  import: '«\u202F{file}\u202F», le {day}',
  noImport: 'Tu n’as importé aucun fichier.',

  mails: 'Les e-mails qui m’ont été envoyés',
  noMail: 'Aucun e-mail ne t’a été envoyé dans les douze derniers mois.',
  mail: '«\u202F{subject}\u202F», à {recipient}',
  waiting: 'pas encore envoyé',
  mailNote: 'Le texte d’un e-mail est effacé dès qu’il est parti.',

  calls: 'Ce que j’ai envoyé au site dans les dernières 24 heures',
  call: '{call}, le {day}',
  noCall: 'Rien n’est gardé.',

  logs: 'Le journal',
  logsNote:
    'Ce que tu as fait sur le site, et ce qu’un gestionnaire a fait pour ton compte, dans les deux dernières années.',
  noLog: 'Aucune ligne du journal ne te concerne.',
  byOthers: 'par une autre personne',

  rights:
    'Une erreur\u202F? Corrige ton adresse dans «\u202FMon compte\u202F», ou parle à un gestionnaire de ton assemblée. Tu peux aussi demander la suppression de ton compte dans «\u202FMon compte\u202F».',
} as const;
