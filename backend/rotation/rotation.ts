import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import { backupOpensWith } from '../backup/read-backup.ts';
import type { CommandConfig } from '../parts/config/config.ts';
import { newSecret, type Prepared, prepareSecret } from '../parts/config/secrets.ts';
import { commandLine } from '../parts/texts/command-line.ts';
import { newPhrase } from './new-phrase.ts';
import { rotationTexts as texts } from './rotation.texts.ts';

interface Answer {
  readonly said: string;
  /** Of the process. */
  readonly code: 0 | 1;
}

interface Given {
  readonly env: NodeJS.ProcessEnv;
  readonly config: CommandConfig;
  readonly now: Temporal.Instant;
}

/**
 * A new token secret for the next start (OWN-382): prepared in the data folder, or, where the environment
 * names it, said as the lines to write.
 */
export async function rotateTokenSecret(
  { env, config, now }: Given,
  { atOnce }: { readonly atOnce: boolean },
): Promise<Answer> {
  if (env['TOKEN_SECRET'] || config.databaseUrl) {
    if (atOnce) return { said: texts.givenAtOnce(newSecret()), code: 0 };
    const since = now.add({ hours: 1 }).round('minute').toString();
    return { said: texts.given(newSecret(), since, Boolean(env['LASTING_SECRET'])), code: 0 };
  }
  const prepared = await prepareSecret(config.dataDir, { now, atOnce });
  if (prepared.kind === 'prepared')
    return { said: atOnce ? texts.preparedAtOnce : texts.prepared, code: 0 };
  return { said: notPrepared(prepared, config), code: 1 };
}

function notPrepared(
  prepared: Exclude<Prepared, { readonly kind: 'prepared' }>,
  { dataDir, timeZone }: CommandConfig,
): string {
  if (prepared.kind === 'nothing') return texts.nothing(dataDir);
  if (prepared.kind === 'waiting') return texts.waiting;
  const command = commandLine('rotate', 'token-secret --at-once');
  return texts.early(prepared.before.toString(), timeZone, command);
}

/**
 * A new passphrase of backups, and which of the present ones still open any in the folder (OWN-383). It
 * changes nothing: the settings are of the machine.
 */
export async function rotateBackupKey({ env, config }: Given): Promise<Answer> {
  const { folder, key } = config.backups;
  if (key === null) return { said: texts.noKey(newPhrase()), code: 0 };
  const places = Array.from({ length: 9 }, (_, at) => `BACKUP_KEY_${at + 1}`);
  const place = places.find((name) => !env[name]);
  if (place === undefined) return { said: texts.noPlace, code: 1 };
  const counts = [];
  for (const name of ['BACKUP_KEY', ...places]) {
    const phrase = env[name];
    if (phrase) counts.push(texts.opens(name, await opened(folder, phrase), folder));
  }
  return { said: [texts.key(newPhrase(), place), '', ...counts].join('\n'), code: 0 };
}

async function opened(folder: string, phrase: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  let count = 0;
  for (const name of names.filter((one) => one.endsWith('.backup'))) {
    if (await backupOpensWith(path.join(folder, name), phrase)) count += 1;
  }
  return count;
}
