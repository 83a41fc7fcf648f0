import { counted } from '../parts/texts/counted.ts';
import { commandLine } from '../parts/texts/command-line.ts';

const moment = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** '12,4 Mo'. */
export function size(bytes: number): string {
  const units = ['octets', 'ko', 'Mo', 'Go', 'To'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  const shown = new Intl.NumberFormat('fr', { maximumFractionDigits: digits }).format(amount);
  return `${shown} ${units[power]}`;
}

/** Terminal output of `npm run backup` and `npm run restore`. */
export const backupTexts = {
  backupUsage: commandLine('backup', '[fichier ou dossier]'),
  restoreUsage: commandLine('restore', '<sauvegarde> [--replace]'),

  nothingToBackUp:
    'Il n’y a rien à sauvegarder ici\u202F: cette base de données n’est pas celle du programme, ou ne lui appartient pas.',
  fileExists: (file: string) => `${file} existe déjà\u202F: donne un autre nom.`,
  diskFull: (folder: string) =>
    `Il n’y a plus assez de place dans ${folder}\u202F: libère de l’espace ou choisis un autre dossier. Rien n’en est resté.`,
  databaseFull:
    'Le disque de la base de données est plein\u202F: libère de l’espace et recommence. Rien n’a été restauré.',
  closedFolder: (folder: string) =>
    `Impossible d’écrire dans ${folder}\u202F: ce dossier n’existe pas ou n’est pas accessible.`,
  made: (file: string, bytes: number, encrypted: boolean) =>
    `Sauvegarde faite\u202F: ${file} (${size(bytes)}, ${encrypted ? 'chiffrée' : 'non chiffrée'}).`,
  unencrypted:
    'Elle contient tout ce que les assemblées ont écrit\u202F: garde-la en lieu sûr, ou donne BACKUP_KEY pour la chiffrer.',
  keepKey: 'Sans la phrase de BACKUP_KEY, personne ne pourra la relire\u202F: garde-la ailleurs.',
  beforeUpdate: (file: string) => `Sauvegarde avant la mise à jour de la base\u202F: ${file}.`,
  noUpdate: (reason: string) =>
    `La base n’a pas été mise à jour, car sa sauvegarde n’a pas pu être faite. ${reason}`,

  noFile: (file: string) => `${file} n’existe pas ou n’est pas lisible.`,
  noBackup: 'Ce fichier n’est pas une sauvegarde du programme.',
  newerFormat: (program: string) =>
    `Cette sauvegarde vient d’une version plus récente du programme (${program})\u202F: reprends-la avec cette version.`,
  newer: (program: string, migrations: readonly string[]) =>
    `Cette sauvegarde vient d’une version plus récente du programme (${program})\u202F: reprends-la avec cette version. Inconnu ici\u202F: ${migrations.join(', ')}.`,
  damaged:
    'Cette sauvegarde est incomplète ou abîmée\u202F: sa somme de contrôle ne correspond pas. Prends-en une autre.',
  noKey: 'Cette sauvegarde est chiffrée\u202F: donne sa phrase par BACKUP_KEY.',
  wrongKey: 'La phrase de BACKUP_KEY n’est pas celle de cette sauvegarde.',

  busy: 'Une autre restauration ou un démarrage est en cours sur cette base\u202F: attends qu’il finisse.',
  locked: (file: string) =>
    `Une autre restauration est en cours\u202F: attends qu’elle finisse. Si aucune ne l’est, efface ${file}.`,
  inUse: 'Le programme se sert de cette base\u202F: arrête-le avant de restaurer.',
  serverRuns: (folder: string, pid: number) =>
    `PostgreSQL (processus ${pid}) se sert encore de ${folder}\u202F: arrête d’abord le programme qui l’a démarré, ou ce processus.`,
  notEmpty: (names: readonly string[]) =>
    `Cette base n’est pas vide, et rien n’y a été changé. Elle contient ${names.join(', ')}.`,
  replaceOffer:
    'Pour mettre la sauvegarde à la place, ajoute --replace\u202F: l’ancienne base est alors gardée à côté.',
  anotherDatabase:
    'Crée une base vide et donne-la par DATABASE_URL\u202F: --replace ne vaut que pour la base intégrée.',
  strangers: (tables: readonly string[]) =>
    `Laissé de côté, car inconnu du programme\u202F: ${tables.join(', ')}.`,
  restored: (
    made: { readonly at: string; readonly zone: string },
    names: readonly string[],
    accounts: number,
    territories: number,
  ) =>
    [
      `Sauvegarde du ${moment(made.at, made.zone)} restaurée\u202F: ${counted(names.length, 'assemblée')}, ${counted(accounts, 'compte')}, ${counted(territories, '{product}')}.`,
      ...names.map((name) => `- ${name}`),
    ].join('\n'),
  setAside: (folder: string) => `L’ancienne base est gardée dans ${folder}.`,
  afterwards: [
    'Chacun se reconnecte, avec son mot de passe du jour de la sauvegarde. Ne reviennent pas\u202F: les connexions, les mots de passe provisoires, les liens des rappels (ceux qui attendaient sont réécrits), les codes «\u202Fà deux\u202F» et ce que les téléphones pouvaient faire sans connexion. Là où les liens des cartes prennent fin au retour, ils sont nouveaux.',
    'Reviennent avec elle\u202F: les personnes retirées depuis, les rôles, les adresses et les mots de passe changés depuis, les liens de cartes regénérés depuis. Refais ces changements avant que chacun se connecte.',
  ].join('\n'),
  brokenOff: 'Restauration interrompue\u202F: rien n’a été changé.',
} as const;
