import product from '../../../package.json' with { type: 'json' };
import { commandLine } from '../texts/command-line.ts';

/** What the start of a server says at the terminal. */
export const databaseTexts = {
  newer: (migrations: readonly string[]) =>
    `Cette base de données est plus récente que le programme, en version ${product.version}, qui ne connaît pas ${migrations.join(', ')}. Rien n’a été changé. Démarre la version qui s’en est servie la dernière, ou une plus récente.`,
  waiting: (seconds: number) =>
    `La base de données ne répond pas encore\u202F: j’attends jusqu’à ${seconds} s.`,
  away: (seconds: number) =>
    `La base de données ne répond pas${seconds > 0 ? ` depuis ${seconds} s` : ''}. Vérifie qu’elle fonctionne et que DATABASE_URL est juste, puis recommence.`,
  otherMajor: (folder: string, found: string, brought: string, backup: string) =>
    [
      `Les données de ${folder} sont de PostgreSQL ${found}, et cette version du programme apporte PostgreSQL ${brought}. Rien n’a été changé.`,
      `La commande «\u202F${commandLine('restore', backup)}\u202F» reprend cette sauvegarde dans un dossier neuf et garde l’ancien à côté.`,
      `Ce qui a été écrit après la sauvegarde n’y est pas\u202F: pour ne rien perdre, fais-en une nouvelle avec la version précédente du programme («\u202F${commandLine('backup')}\u202F»), puis reprends celle-là.`,
    ].join('\n'),
  someBackup: '<sauvegarde>',
} as const;
