import { existsSync } from 'node:fs';
import { BackupFault } from '../backend/backup/backup.fault.ts';
import { backupTexts } from '../backend/backup/backup.texts.ts';
import { openBackup } from '../backend/backup/read-backup.ts';
import { restoreBackup, type Restored } from '../backend/backup/restore-backup.ts';
import { restoreEmbedded } from '../backend/backup/restore-embedded.ts';
import { readCommandConfig, type CommandConfig } from '../backend/parts/config/config.ts';
import { givenFile } from '../backend/parts/config/given-file.ts';
import { withProduct } from '../backend/parts/texts/product.ts';

const breakingOff = new AbortController();

function order() {
  const words = process.argv.slice(2);
  const files = words.filter((word) => word !== '--replace');
  const [file = ''] = files;
  if (files.length !== 1 || file === '' || file.startsWith('-'))
    throw new BackupFault(backupTexts.restoreUsage);
  return { file: givenFile(file), replace: files.length < words.length };
}

async function work(): Promise<void> {
  const { file, replace } = order();
  const config = readCommandConfig(process.env);
  if (!existsSync(file)) throw new BackupFault(backupTexts.noFile(file));
  if (config.databaseUrl && replace) throw new BackupFault(backupTexts.anotherDatabase);
  const backup = await openBackup(file, config.backups.key, config.formerBackupKeys);
  if (config.databaseUrl) {
    printSummary(config, backup.header.made_at, await restoreBackup(config.databaseUrl, backup));
    return;
  }
  const { dataDir } = config;
  const { signal } = breakingOff;
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => breakingOff.abort(new BackupFault(backupTexts.brokenOff)));
  const restored = await restoreEmbedded({ dataDir, backup, replace, signal });
  printSummary(config, backup.header.made_at, restored);
  if (restored.aside !== null) console.log(backupTexts.setAside(restored.aside));
}

function printSummary(
  { product, timeZone: zone }: CommandConfig,
  madeAt: string,
  { congregations, rows, strangers }: Restored,
): void {
  const [accounts = 0, territories = 0] = [rows['users'], rows['territories']];
  const made = { at: madeAt, zone };
  const summary = backupTexts.restored(made, congregations, accounts, territories);
  console.log(withProduct(summary, product));
  if (strangers.length > 0) console.log(backupTexts.strangers(strangers));
  console.log(backupTexts.afterwards);
}

try {
  await work();
} catch (error) {
  const cause = breakingOff.signal.aborted ? breakingOff.signal.reason : error;
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
