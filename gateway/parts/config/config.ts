import path from 'node:path';
import type { LogOptions } from '#server/log.ts';
import { securityContact } from './security-contact.ts';
import { trustedProxies, type TrustProxy } from './trust-proxy.ts';

/** Settings of the gateway from its environment (docs/settings.md). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly backendUrl: string;
  /** Folder of the built web application; null serves GraphQL only. */
  readonly webDir: string | null;
  /** What draws its pages (schema/pages.ts), built beside that folder; null: they come undrawn. */
  readonly pages: string | null;
  /** `open` accepts any operation and serves GraphiQL; for development only. */
  readonly operations: 'trusted' | 'open';
  readonly trustProxy: TrustProxy;
  /** Hosts of map tiles allowed by the content security policy. */
  readonly tileHosts: readonly string[];
  readonly publicUrl: string;
  /** Whom to tell of a hole, a `mailto:` or `https:` URI; null: security.txt is not there. */
  readonly securityContact: string | null;
  readonly log: LogOptions;
  /** Port of the metrics on the loopback interface; null: none. */
  readonly metricsPort: number | null;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] || 4000);
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    backendUrl: env['BACKEND_URL'] || `http://127.0.0.1:${env['BACKEND_PORT'] || 4001}`,
    webDir: env['WEB_DIR'] || null,
    pages: env['WEB_DIR'] ? path.join(env['WEB_DIR'], '../pages/pages.cjs') : null,
    operations: env['OPERATIONS'] === 'open' ? 'open' : 'trusted',
    trustProxy: trustedProxies(env['TRUST_PROXY'] ?? ''),
    tileHosts: tileHosts(env),
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
    securityContact: securityContact((env['SECURITY_CONTACT'] ?? '').trim()),
    log: {
      level: oneOf('LOG_LEVEL', env['LOG_LEVEL'], logLevels),
      format: oneOf('LOG_FORMAT', env['LOG_FORMAT'], logFormats),
    },
    metricsPort: env['METRICS_PORT'] ? Number(env['METRICS_PORT']) : null,
  };
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const logFormats = ['json', 'text'] as const;

function oneOf<Value extends string>(
  variable: string,
  value: string | undefined,
  values: readonly Value[],
): Value | undefined {
  if (!value) return undefined;
  const known = values.find((it) => it === value);
  if (!known) throw new Error(`${variable} is one of ${values.join(', ')}, not ${value}.`);
  return known;
}

/** TILE_HOSTS and the host of BASEMAP_URL (B-22). */
function tileHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const named = (env['TILE_HOSTS'] ?? 'https://tile.openstreetmap.org').split(' ').filter(Boolean);
  const ground = /^https?:\/\/[^/?#\s;,]+/iu.exec(env['BASEMAP_URL'] ?? '')?.[0];
  return ground === undefined || named.includes(ground) ? named : [...named, ground];
}
