import type { z } from 'zod';
import { migrateSafely } from './backup/before-migration.ts';
import { readCommandConfig } from './parts/config/config.ts';
import { openDatabase } from './parts/db/database.ts';
import { startEmbeddedPostgres } from './parts/db/embedded-postgres.ts';
import { askAtTerminal } from './first-administrator/ask.ts';
import {
  hasAdministrator,
  makeFirstAdministrator,
  type FirstAdministrator,
} from './first-administrator/first-administrator.ts';
import { firstAdministratorFields as rules } from './first-administrator/first-administrator.fields.ts';
import { firstAdministratorTexts as texts } from './first-administrator/first-administrator.texts.ts';

/** An error whose message is shown to the user without a stack trace. */
class UserError extends Error {}

interface Field {
  readonly key: Exclude<keyof FirstAdministrator, 'email'>;
  readonly variable: string;
  readonly question: string;
  readonly rule: z.ZodType<string>;
}

const fields: readonly Field[] = [
  {
    key: 'congregation',
    variable: 'CONGREGATION',
    question: texts.congregation,
    rule: rules.congregation,
  },
  { key: 'login', variable: 'ADMIN_LOGIN', question: texts.login, rule: rules.login },
  {
    key: 'password',
    variable: 'ADMIN_PASSWORD',
    question: texts.password,
    rule: rules.password,
  },
];

work().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UserError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/** Entry point of `npm run create-administrator`, on DATABASE_URL or else the embedded database. */
async function work(): Promise<void> {
  const config = readCommandConfig(process.env);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    await migrateSafely(connectionString, config);
    const database = openDatabase(connectionString);
    try {
      if (await hasAdministrator(database)) throw new UserError(texts.exists);
      const wish = await readAccount();
      const made = await makeFirstAdministrator(database, wish);
      if (made !== 'made') throw new UserError(texts[made]);
      process.stdout.write(`${texts.made(wish.login, wish.congregation)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Reads the account from the environment or asks for it; there are no defaults. */
async function readAccount(): Promise<FirstAdministrator> {
  const missing = fields.filter(({ variable }) => !process.env[variable]);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new UserError(texts.missing(missing.map(({ variable }) => variable)));
  }
  const wish = { congregation: '', login: '', email: null, password: '' };
  for (const field of fields) wish[field.key] = await one(field);
  return wish;
}

async function one({ key, variable, question, rule }: Field): Promise<string> {
  const given = process.env[variable];
  for (;;) {
    const read = rule.safeParse(given || (await askAtTerminal(question, key === 'password')));
    if (read.success) return read.data;
    const sentence = texts.wrong(variable, read.error.issues[0]?.message ?? '');
    if (given) throw new UserError(sentence);
    process.stderr.write(`${sentence}\n`);
  }
}
