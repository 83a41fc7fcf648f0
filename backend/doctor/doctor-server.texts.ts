import type { ServerReport } from './doctor-server.ts';
import type { FilesReport } from './files.ts';
import { statementOf, type PartKind, type SchemaFinding } from './schema.rules.ts';
import { commandLine } from '../parts/texts/command-line.ts';

/** With the article, for sentences without gender. */
const parts: Readonly<Record<PartKind, string>> = {
  table: 'la table',
  column: 'la colonne',
  rowSecurity: 'la séparation des lignes de',
  policy: 'la règle de séparation',
  constraint: 'la contrainte',
  index: 'l’index',
  uniqueIndex: 'l’index unique',
  trigger: 'le déclencheur',
  disabledCheck: 'la vérification désactivée de',
  function: 'la fonction',
  grant: 'l’autorisation de',
  role: 'le rôle',
  membership: 'l’appartenance au rôle',
};

const verbs: Readonly<Record<SchemaFinding['trouble'], string>> = {
  missing: 'manque',
  altered: 'diffère de ce que prévoit le programme',
  unexpected: 'ne vient pas du programme',
};

const schemaSentence = ({ trouble, part }: SchemaFinding): string => {
  const { kind, of, name, definition } = part;
  const place = of === name || kind === 'function' ? '' : ` (${of})`;
  return `Base\u202F: ${parts[kind]} ${name}${place} ${verbs[trouble]}. ${remedy(trouble, kind, definition)}`;
};

function remedy(trouble: SchemaFinding['trouble'], kind: PartKind, definition: string): string {
  if (kind === 'disabledCheck') return `Réactive-la\u202F: ${statementOf(definition)}`;
  if (trouble === 'unexpected') return `Supprime ce que fait\u202F: ${statementOf(definition)}`;
  if (kind === 'table') return 'Restaure une sauvegarde.';
  const made = statementOf(definition.replaceAll(/\s+/gu, ' ').trim());
  if (trouble === 'missing') {
    if (kind === 'column') return 'Restaure une sauvegarde.';
    if (kind === 'role') return `Rétablis avec\u202F: ${made.replace('alter role', 'create role')}`;
    return `Rétablis avec\u202F: ${made}`;
  }
  if (kind === 'column') return `Elle devrait être faite ainsi, sans la supprimer\u202F: ${made}`;
  return setAnew.includes(kind)
    ? `Rétablis avec\u202F: ${made}`
    : `Supprime, puis rétablis avec\u202F: ${made}`;
}

/** Their statements replace what is there. */
const setAnew: readonly PartKind[] = ['rowSecurity', 'function', 'role'];

/** A sentence for each finding about the whole server, naming what to do. */
export const serverSentences = ({
  migrations,
  schema,
  vanished,
}: ServerReport): readonly string[] => [
  ...migrations.missing.map(
    (name) =>
      `Base\u202F: la migration ${name} manque. Démarre le programme une fois, il l’applique\u202F; s’il s’arrête en disant que quelque chose existe déjà, restaure une sauvegarde. Le schéma n’a pas été comparé.`,
  ),
  ...migrations.unknown.map(
    (name) =>
      `Base\u202F: la migration ${name} est d’une version plus récente. Mets le programme à jour. Le schéma n’a pas été comparé.`,
  ),
  ...schema.map(schemaSentence),
  ...vanished.map(
    ({ congregation, tables }) =>
      `Base\u202F: l’assemblée ${congregation} n’existe plus, mais il reste de ses lignes (${tables.join(', ')}). Supprime-les table par table (celles où congregation_id vaut ${congregation}), ou restaure une sauvegarde qui contient l’assemblée.`,
  ),
];

/** A sentence for each finding about files, naming what to do. */
export const filesSentences = ({ backup, grounds }: FilesReport): readonly string[] => [
  ...(backup === null ? [] : [backupSentence(backup)]),
  ...grounds.map(
    (name) =>
      `Fond de carte «\u202F${name}\u202F»\u202F: son fichier manque. Remets-le dans DATA_DIR/grounds, ou apporte ce fond à nouveau dans Assemblées, Fonds de carte.`,
  ),
];

const backupSentence = (backup: number | 'gone'): string =>
  backup === 'gone'
    ? `Sauvegarde\u202F: il ne reste le fichier d’aucune de celles qui ont été faites. Vérifie BACKUP_DIR, puis fais-en une (${commandLine('backup')}).`
    : `Sauvegarde\u202F: la dernière date d’il y a ${backup} heures, et il en faut une chaque jour. Vérifie BACKUPS et BACKUP_DIR, puis fais-en une (${commandLine('backup')}).`;
