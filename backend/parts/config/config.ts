import { join, resolve } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { LogOptions } from '#server/log.ts';
import { besideIn, keptSecrets, type Secrets } from './secrets.ts';

const formerKeys = [
  'BACKUP_KEY_1',
  'BACKUP_KEY_2',
  'BACKUP_KEY_3',
  'BACKUP_KEY_4',
  'BACKUP_KEY_5',
  'BACKUP_KEY_6',
  'BACKUP_KEY_7',
  'BACKUP_KEY_8',
  'BACKUP_KEY_9',
] as const;

/** What commands read too. */
const common = z.object({
  BACKUPS: z.enum(['0', '1']).default('1'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(12).optional(),
  BACKUP_KEY_1: z.string().min(12).optional(),
  BACKUP_KEY_2: z.string().min(12).optional(),
  BACKUP_KEY_3: z.string().min(12).optional(),
  BACKUP_KEY_4: z.string().min(12).optional(),
  BACKUP_KEY_5: z.string().min(12).optional(),
  BACKUP_KEY_6: z.string().min(12).optional(),
  BACKUP_KEY_7: z.string().min(12).optional(),
  BACKUP_KEY_8: z.string().min(12).optional(),
  BACKUP_KEY_9: z.string().min(12).optional(),
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
  LASTING_SECRET: z.string().min(32).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_534).optional(),
  PORT: z.coerce.number().int().default(4000),
  PUBLIC_URL: z.url().optional(),
  SECOND_FACTOR: z.enum(['demanded']).optional(),
  PUSH_SERVICES: z.string().default(''),
  PUSH_TEST_ORIGIN: z.url().optional(),
  SMTP_URL: z.string().optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  TOKEN_SECRET_BESIDE: z
    .string()
    .refine((text) => besideIn(text) !== null, 'must be a secret, @ and an instant')
    .optional(),
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
  /** Open backups made before the key was changed: BACKUP_KEY_1 to BACKUP_KEY_9. */
  readonly formerBackupKeys: readonly string[];
}

export interface Config extends CommandConfig {
  readonly host: string;
  readonly port: number;
  readonly demo: boolean;
  /** No trailing slash. */
  readonly publicUrl: string;
  /** Undefined: mails are written as .eml files to `dataDir`/mail. */
  readonly smtpUrl: string | undefined;
  /** Hosts of push services beyond the usual ones; a leading dot stands for any name below. */
  readonly pushServices: readonly string[];
  /** A push service for tests, wherever it is. */
  readonly pushTestOrigin: string | undefined;
  /** Tiles of the default basemap; undefined: OpenStreetMap's tile server. */
  readonly basemapUrl: string | undefined;
  readonly tokenSecret: string;
  readonly besideSecret: Secrets['beside'];
  readonly lastingSecret: string;
  /** A second factor is demanded of everybody in charge, in every congregation (OWN-399). */
  readonly secondFactorDemanded: boolean;
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
  const secrets = it.TOKEN_SECRET
    ? givenSecrets(it.TOKEN_SECRET, it)
    : await keptSecrets(settings.dataDir, Temporal.Now.instant());
  return {
    ...settings,
    host: it.BACKEND_HOST,
    port: it.BACKEND_PORT,
    demo: it.DEMO === undefined ? it.DATABASE_URL === undefined : it.DEMO === '1',
    publicUrl: (it.PUBLIC_URL ?? `http://localhost:${it.PORT}`).replace(/\/+$/, ''),
    smtpUrl: it.SMTP_URL,
    pushServices: it.PUSH_SERVICES.split(/[\s,]+/u).filter((host) => host !== ''),
    pushTestOrigin: it.PUSH_TEST_ORIGIN && new URL(it.PUSH_TEST_ORIGIN).origin,
    basemapUrl: it.BASEMAP_URL,
    tokenSecret: secrets.token,
    besideSecret: secrets.beside,
    lastingSecret: secrets.lasting,
    secondFactorDemanded: it.SECOND_FACTOR === 'demanded',
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
  formerBackupKeys: formerKeys.flatMap((name) => it[name] ?? []),
});

function parsed<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  const read = schema.safeParse(withoutBlanks(env));
  if (!read.success) throw new Error(`Environment: ${z.prettifyError(read.error)}`);
  return read.data;
}

const withoutBlanks = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const givenSecrets = (
  token: string,
  it: Pick<z.infer<typeof environment>, 'LASTING_SECRET' | 'TOKEN_SECRET_BESIDE'>,
): Secrets => ({
  token,
  beside: besideIn(it.TOKEN_SECRET_BESIDE ?? ''),
  lasting: it.LASTING_SECRET ?? token,
});
