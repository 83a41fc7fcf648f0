/**
 * Commands of the packaged product beside `start` (`./territoires <name>`): the source that each is
 * built from. What it does is said in commands.texts.mjs, in the same order.
 * @type {Readonly<Record<string, string>>}
 */
export const commands = {
  'create-administrator': 'backend/create-administrator.ts',
  doctor: 'scripts/doctor.ts',
  archive: 'scripts/archive.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};
