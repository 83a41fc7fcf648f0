import type { z } from 'zod';
import { congregationNameMaxLength } from '#schema/limits.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { askAtTerminal } from './first-administrator/ask.ts';
import {
  hasAdministrator,
  makeFirstAdministrator,
  type FirstAdministrator,
} from './first-administrator/first-administrator.ts';
import { firstAdministratorTexts as texts } from './first-administrator/first-administrator.texts.ts';
import { httpTexts } from './http/http.texts.ts';
import { label, newPasswordField } from './http/fields.ts';
import { newLogin } from './users/user.fields.ts';

/** A sentence for the person at the terminal: shown without a trace. */
class Refused extends Error {}

interface Field {
  readonly key: keyof FirstAdministrator;
  readonly variable: string;
  readonly question: string;
  readonly rule: z.ZodType<string>;
}

const fields: readonly Field[] = [
  {
    key: 'congregation',
    variable: 'CONGREGATION',
    question: texts.congregation,
    rule: label(congregationNameMaxLength).refine(Boolean, httpTexts.required),
  },
  { key: 'login', variable: 'ADMIN_LOGIN', question: texts.login, rule: newLogin },
  {
    key: 'password',
    variable: 'ADMIN_PASSWORD',
    question: texts.password,
    rule: newPasswordField.refine(Boolean, httpTexts.required),
  },
];

work().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

/** `npm run create-administrator`: on the embedded database, or on that of DATABASE_URL. */
async function work(): Promise<void> {
  const url = process.env['DATABASE_URL'] || null;
  const embedded =
    url === null ? await startEmbeddedPostgres(process.env['DATA_DIR'] || './data') : null;
  const connectionString = url ?? embedded?.connectionString ?? '';
  try {
    await migrate(connectionString);
    const database = openDatabase(connectionString);
    try {
      if (await hasAdministrator(database)) throw new Refused(texts.exists);
      const wish = await wanted();
      const made = await makeFirstAdministrator(database, wish);
      if (made !== 'made') throw new Refused(texts[made]);
      process.stdout.write(`${texts.made(wish.login, wish.congregation)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    await embedded?.stop();
  }
}

/** From the environment, else asked for; never by default. */
async function wanted(): Promise<FirstAdministrator> {
  const missing = fields.filter(({ variable }) => !process.env[variable]);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new Refused(texts.missing(missing.map(({ variable }) => variable)));
  }
  const wish = { congregation: '', login: '', password: '' };
  for (const field of fields) wish[field.key] = await one(field);
  return wish;
}

async function one({ key, variable, question, rule }: Field): Promise<string> {
  const given = process.env[variable];
  for (;;) {
    const read = rule.safeParse(given || (await askAtTerminal(question, key === 'password')));
    if (read.success) return read.data;
    const sentence = texts.wrong(variable, read.error.issues[0]?.message ?? '');
    if (given) throw new Refused(sentence);
    process.stderr.write(`${sentence}\n`);
  }
}
