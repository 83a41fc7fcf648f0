import { counted } from '../parts/texts/counted.ts';
import { numberText } from '../parts/texts/number.ts';

export const serverStatusTexts = {
  title: 'État du serveur',
  back: 'Assemblées',
  sound: 'Tout fonctionne',
  attention: 'À regarder',
  program: 'Programme',
  ofSources: 'depuis les sources',
  running: 'En marche depuis',
  database: 'Base de données',
  postgres: (version: string, embedded: boolean) =>
    `PostgreSQL ${version}, ${embedded ? 'fournie avec le programme' : 'de DATABASE_URL'}`,
  size: 'Taille de la base',
  migrations: 'Migrations',
  migrated: (count: number, last: string | null) =>
    last === null ? numberText(count) : `${numberText(count)}, jusqu’à ${last}`,
  disk: 'Disque',
  free: (free: string, total: string) => `${free} libres sur ${total}`,
  backup: 'Dernière sauvegarde',
  noBackup: 'Aucune',
  neverSaved:
    'Aucune sauvegarde n’a encore été faite\u202F: ce que contient ce serveur n’existe qu’une fois.',
  savedLongAgo: (since: string) =>
    `Dernière sauvegarde ${since}\u202F: elle devrait se faire chaque jour.`,
  backupFails: (fault: string) => `La sauvegarde de chaque jour échoue. ${fault}`,
  mails: 'E-mails',
  mailsOf: (waiting: number, failed: number) => {
    if (waiting === 0) return 'Aucun en attente';
    const all = `${numberText(waiting)} en attente`;
    return failed === 0 ? all : `${all}, dont ${numberText(failed)} en échec`;
  },
  mailsKept: 'Aucun serveur de messagerie\u202F: gardés, non envoyés',
  noMailServer:
    'Aucun serveur de messagerie\u202F: les e-mails sont gardés en fichiers sur le serveur, aucun n’est envoyé. SMTP_URL le donne au programme.',
  jobs: 'Travaux en attente',
  blocked: 'Bloqué par les navigateurs',
  nothingBlocked: 'Rien depuis le démarrage',
  blockedMost: (all: number, directive: string, kind: string, count: number) =>
    all === count
      ? `${numberText(all)}\u202F: ${directive}, ${kind}`
      : `${numberText(all)}, le plus souvent ${directive}, ${kind} (${numberText(count)})`,
  blockedKinds: new Map([
    ['inline', 'script ou style dans la page'],
    ['eval', 'texte exécuté comme un programme'],
    ['trusted-types', 'texte donné comme du HTML'],
    ['data', 'données dans une adresse'],
    ['blob', 'fichier fait dans la page'],
    ['extension', 'extension du navigateur'],
    ['other-host', 'autre hôte'],
    ['own', 'ce site'],
  ]),
  ownPath: (path: string) => `ce site, ${path}`,
  otherKind: 'autre chose',
  otherDirective: 'autre règle',
  site: 'Sur ce serveur',
  inhabitants: (congregations: number, people: number) =>
    `${counted(congregations, 'assemblée', 'assemblées')}, ${counted(people, 'proclamateur', 'proclamateurs')}`,
  littleRoom: (free: string) =>
    `Il ne reste que ${free} sur le disque\u202F: fais de la place avant que le serveur ne s’arrête.`,
  mailsFail: (fault: string) => `Des e-mails ne partent pas. ${fault}`,
  jobsFail: (failed: number) =>
    `${counted(failed, 'travail a échoué', 'travaux ont échoué')}\u202F: la liste est ci-dessous.`,

  presence: 'Qui se connecte',
  presenceHint:
    'Des nombres seulement, sans noms. Un nouveau mot de passe efface la date de la dernière connexion.',
  inWeek: 'En 7 jours',
  inMonth: 'En 30 jours',
  cards: 'Cartes de connexion en cours',
  passkeys: 'Clés d’accès',
  unknownNumber: '–',
  countedCongregations: ['assemblée', 'assemblées'],

  failedJobs: 'Travaux en échec',
  countedJobs: ['travail en échec', 'travaux en échec'],
  onlyOldest: (shown: number, all: number) =>
    `Les ${numberText(shown)} plus anciens sont affichés, sur ${numberText(all)}.`,
  noneFailed: 'Aucun travail n’a échoué.',
  work: 'Travail',
  congregation: 'Assemblée',
  noCongregation: '–',
  fault: 'Erreur',
  attempts: 'Essais',
  since: 'Depuis',
  nextTry: 'Prochain essai',
  givenUp: 'Abandonné',
  actions: 'Actions',
  retry: 'Relancer',
  retryOne: (work: string, congregation: string) =>
    congregation === '' ? `Relancer ${work}` : `Relancer ${work}, ${congregation}`,
  retryAll: 'Tout relancer',
  aboutOne: (work: string, congregation: string) =>
    congregation === '' ? work : `${work} (${congregation})`,
  aboutAll: (failed: number) => counted(failed, 'travail en échec', 'travaux en échec'),
} as const;
