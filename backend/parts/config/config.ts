import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { LogOptions } from '#server/log.ts';

/** What commands read too. */
const common = z.object({
  BACKUPS: z.enum(['0', '1']).default('1'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(12).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  PRODUCT: z.string().min(1).default('territoire'),
  TIME_ZONE: z.string().default('Europe/Paris'),
});

const environment = common.extend({
  BASEMAP_URL: z.string().optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().default(4001),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_534).optional(),
  PORT: z.coerce.number().int().default(4000),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  TRUST_GATEWAYS: z.string().default('loopback'),
});

export interface BackupSettings {
  /** Every day and before each migration. */
  readonly automatic: boolean;
  /** Absolute. */
  readonly folder: string;
  /** Passphrase that encrypts backups; null: none does. */
  readonly key: string | null;
}

/** Settings that commands have in common with the server. */
export interface CommandConfig {
  /** Undefined: the embedded PostgreSQL runs, with its data in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly product: string;
  readonly timeZone: string;
  readonly backups: BackupSettings;
}

export interface Config extends CommandConfig {
  readonly host: string;
  readonly port: number;
  readonly demo: boolean;
  /** No trailing slash. */
  readonly publicUrl: string;
  /** Undefined: mails are written as .eml files to `dataDir`/mail. */
  readonly smtpUrl: string | undefined;
  /** Tiles of the default basemap; undefined: OpenStreetMap's tile server. */
  readonly basemapUrl: string | undefined;
  readonly tokenSecret: string;
  /** Addresses and networks of the gateways, whose X-Forwarded-For tells whom they speak for. */
  readonly trustGateways: string;
  readonly log: LogOptions;
  /** Port of the metrics on the loopback interface; undefined: none. */
  readonly metricsPort: number | undefined;
}

/** Reads the environment (docs/settings.md). Throws an error that names the invalid variable. */
export async function readConfig(env: NodeJS.ProcessEnv): Promise<Config> {
  const it = parsed(environment, env);
  if (it.DATABASE_URL && !it.TOKEN_SECRET) {
    throw new Error('TOKEN_SECRET (32 characters or more) is required with DATABASE_URL.');
  }
  const settings = commonOf(it);
  return {
    ...settings,
    host: it.BACKEND_HOST,
    port: it.BACKEND_PORT,
    demo: it.DEMO === undefined ? it.DATABASE_URL === undefined : it.DEMO === '1',
    publicUrl: (it.PUBLIC_URL ?? `http://localhost:${it.PORT}`).replace(/\/+$/, ''),
    smtpUrl: it.SMTP_URL,
    basemapUrl: it.BASEMAP_URL,
    tokenSecret: it.TOKEN_SECRET ?? (await keptSecret(settings.dataDir)),
    trustGateways: it.TRUST_GATEWAYS,
    log: { level: it.LOG_LEVEL, format: it.LOG_FORMAT },
    // METRICS_PORT itself is the gateway's.
    metricsPort: it.METRICS_PORT === undefined ? undefined : it.METRICS_PORT + 1,
  };
}

/** The same for a command beside the server; makes nothing. */
export const readCommandConfig = (env: NodeJS.ProcessEnv): CommandConfig =>
  commonOf(parsed(common, env));

const commonOf = (it: z.infer<typeof common>): CommandConfig => ({
  databaseUrl: it.DATABASE_URL,
  dataDir: resolve(it.DATA_DIR),
  product: it.PRODUCT,
  timeZone: it.TIME_ZONE,
  backups: {
    automatic: it.BACKUPS === '1',
    folder: resolve(it.BACKUP_DIR ?? join(it.DATA_DIR, 'backups')),
    key: it.BACKUP_KEY ?? null,
  },
});

function parsed<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  const read = schema.safeParse(withoutBlanks(env));
  if (!read.success) throw new Error(`Environment: ${z.prettifyError(read.error)}`);
  return read.data;
}

const withoutBlanks = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
