import { counted } from '../parts/texts/counted.ts';
import { commandLine } from '../parts/texts/command-line.ts';

const moment = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** Terminal output of `npm run rotate`. */
export const rotationTexts = {
  usage: commandLine('rotate', 'token-secret [--at-once] | backup-key'),

  nothing: (dataDir: string) =>
    `Il n’y a pas encore de secret dans ${dataDir}\u202F: le premier démarrage en fait un.`,
  waiting:
    'Un nouveau secret attend déjà le prochain démarrage\u202F: relance le programme. Rien n’a été changé.',
  early: (before: string, timeZone: string, command: string) =>
    `Le secret a été changé il y a moins de douze heures\u202F: le changer encore déconnecterait des personnes. Attends le ${moment(before, timeZone)}, ou écris «\u202F${command}\u202F» si le secret a été vu par quelqu’un. Rien n’a été changé.`,
  prepared:
    'Un nouveau secret est prêt. Relance le programme pour qu’il serve\u202F: personne n’est déconnecté, et l’ancien n’est plus accepté douze heures plus tard.',
  preparedAtOnce:
    'Un nouveau secret est prêt. Relance le programme pour qu’il serve\u202F: tout le monde se reconnectera, et les adresses d’agenda, les cartes de connexion, les mots de passe provisoires, les seconds facteurs, les brouillons et les territoires gardés sur les appareils ne serviront plus.',
  given: (fresh: string, since: string, lasting: boolean) =>
    [
      'TOKEN_SECRET est dans l’environnement\u202F: rien n’a été changé ici. Écris ces lignes dans les réglages, où ANCIEN est la valeur de TOKEN_SECRET jusqu’ici, puis relance le programme dans l’heure\u202F:',
      '',
      `TOKEN_SECRET=${fresh}`,
      `TOKEN_SECRET_BESIDE=ANCIEN@${since}`,
      ...(lasting ? [] : ['LASTING_SECRET=ANCIEN']),
      '',
      'Plusieurs backends\u202F: docs/operation.md dit dans quel ordre.',
    ].join('\n'),
  givenAtOnce: (fresh: string) =>
    [
      'TOKEN_SECRET est dans l’environnement\u202F: rien n’a été changé ici. Écris cette ligne dans les réglages, enlève TOKEN_SECRET_BESIDE et LASTING_SECRET, puis relance le programme\u202F: tout le monde se reconnectera, et les adresses d’agenda, les cartes de connexion, les mots de passe provisoires, les seconds facteurs, les brouillons et les territoires gardés sur les appareils ne serviront plus.',
      '',
      `TOKEN_SECRET=${fresh}`,
    ].join('\n'),

  noKey: (fresh: string) =>
    [
      'BACKUP_KEY n’est pas donnée\u202F: les sauvegardes ne sont pas chiffrées. Pour qu’elles le soient, écris cette ligne dans les réglages et sur un papier, puis relance le programme\u202F:',
      '',
      `BACKUP_KEY=${fresh}`,
    ].join('\n'),
  noPlace:
    'BACKUP_KEY_1 à BACKUP_KEY_9 sont toutes prises\u202F: enlève celles qui n’ouvrent plus aucune sauvegarde.',
  key: (fresh: string, place: string) =>
    [
      `Dans les réglages, renomme la ligne BACKUP_KEY en ${place} et ajoute celle-ci, que tu écris aussi sur un papier, puis relance le programme\u202F:`,
      '',
      `BACKUP_KEY=${fresh}`,
      '',
      `Les nouvelles sauvegardes ont la nouvelle phrase\u202F; les anciennes s’ouvrent tant que ${place} est là.`,
    ].join('\n'),
  opens: (name: string, backups: number, folder: string) =>
    backups === 0
      ? `${name} n’ouvre aucune sauvegarde de ${folder}.`
      : `${name} ouvre ${counted(backups, 'sauvegarde')} de ${folder}.`,
} as const;
