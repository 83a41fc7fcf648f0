/** What makes a backup or a restore impossible, as a sentence for whoever gave the command. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
