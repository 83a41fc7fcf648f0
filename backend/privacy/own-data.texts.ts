/** Words of the exported page, for readers without technical knowledge. */
export const ownDataTexts = {
  filename: 'Mes données',
  unknownFormat: "Ce format n'existe pas.",

  title: 'Mes données',
  intro:
    'Voici tout ce que le site des {product}s sait de toi. Ce document a été fait à ta demande le {day}. Garde-le pour toi : il contient des informations personnelles.',

  account: 'Mon compte',
  login: 'Nom et prénom',
  congregation: 'Assemblée',
  role: 'Rôle',
  email: 'Adresse e-mail',
  noEmail: 'aucune',
  subscription: 'E-mails automatiques',
  accepts: 'je les accepte',
  refuses: 'je les refuse',
  createdAt: 'Compte créé le',
  deletion: 'Suppression du compte',
  asked: 'je l’ai demandée',
  notAsked: 'pas demandée',
  temporaryPassword: 'Mot de passe provisoire',
  until: 'valable jusqu’au {day}',
  password:
    'Ton mot de passe est gardé sous une forme que personne ne peut lire : il ne peut pas être écrit ici.',

  accountImports: 'Les fichiers d’où vient mon compte',
  accountCreated: '« {file} », le {day} : compte créé',
  accountEdited: '« {file} », le {day} : compte modifié. Avant : {login}, {email}',
  noAccountImport: 'Ton compte ne vient d’aucun fichier importé.',

  sessions: 'Mes connexions',
  session: '{device}, depuis le {day}, dernière activité le {seen}.',
  noSession: 'Tu n’es connecté nulle part.',

  consents: 'Mon accord',
  consent: 'Règles de confidentialité, version {version} : acceptées le {day}.',
  noConsent: 'Aucune acceptation des règles de confidentialité n’est enregistrée.',

  assignments: 'Les {product}s que j’ai eus',
  noAssignment: 'Aucun {product} ne t’a été attribué.',
  assignment: 'n° {number} · {activity}',
  out: 'Sorti le {released}, encore à rentrer avant le {due}.',
  back: 'Sorti le {released}, rentré le {returned}.',
  online: 'Sorti en ligne.',
  reprieve: 'Sursis : {n} mois.',

  reminders: 'Les rappels que j’ai reçus',
  reminder: {
    pre_warning: '{territory} : à rentrer avant le {due}, rappelé le {day}.',
    late: '{territory} : en retard depuis le {due}, rappelé le {day}.',
  },
  noReminder: 'Aucun rappel ne t’a été envoyé.',

  links: 'Les liens de mes rappels',
  link: {
    returned: '{territory} : « Je l’ai rentré », valable jusqu’au {day}',
    month: '{territory} : « Un mois de plus », valable jusqu’au {day}',
  },
  linkUsed: 'utilisé le {day}',
  linkUnused: 'pas utilisé',
  noLink: 'Aucun lien de rappel n’est enregistré.',

  requests: 'Ce que j’ai demandé aux gestionnaires',
  request: {
    returned: '{territory} : rendu, dit le {day}.',
    month: '{territory} : un mois de plus, demandé le {day}.',
  },
  noRequest: 'Aucune demande n’attend de réponse.',

  bookings: 'Les réservations à mon nom',
  noBooking: 'Aucune réservation ne porte ton nom.',
  booking: '« {name} » : {territories}',
  emptyBooking: 'aucun {product}',

  changes: 'Les {product}s que j’ai modifiés',
  noChange: 'Tu n’as modifié aucun {product}.',

  imports: 'Les fichiers que j’ai importés',
  import: '« {file} », le {day}',
  noImport: 'Tu n’as importé aucun fichier.',

  mails: 'Les e-mails qui m’ont été envoyés',
  noMail: 'Aucun e-mail ne t’a été envoyé dans les douze derniers mois.',
  mail: '« {subject} », à {recipient}',
  waiting: 'pas encore envoyé',
  mailNote: 'Le texte d’un e-mail est effacé dès qu’il est parti.',

  calls: 'Ce que j’ai envoyé au site dans les dernières 24 heures',
  call: '{call}, le {day}',
  noCall: 'Rien n’est gardé.',

  logs: 'Le journal',
  logsNote:
    'Ce que tu as fait sur le site, et ce qu’un gestionnaire a fait pour ton compte, dans les deux dernières années.',
  noLog: 'Le journal ne parle pas de toi.',
  byOthers: 'par quelqu’un d’autre',

  rights:
    'Une erreur ? Corrige ton adresse dans « Mon compte », ou parle à un gestionnaire de ton assemblée. Tu peux aussi demander la suppression de ton compte dans « Mon compte ».',
} as const;
