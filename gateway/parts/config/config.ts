import { readTrustedProxies, type TrustedProxies } from '../http/client-address.ts';

/** Settings of the gateway from its environment (docs/settings.md). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly backendUrl: string;
  /** Folder of the built web application; null serves GraphQL only. */
  readonly webDir: string | null;
  /** `open` accepts any operation and serves GraphiQL; for development only. */
  readonly operations: 'trusted' | 'open';
  readonly trustedProxies: TrustedProxies;
  /** Hosts of map tiles allowed by the content security policy. */
  readonly tileHosts: readonly string[];
  readonly publicUrl: string;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] || 4000);
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    backendUrl: env['BACKEND_URL'] || `http://127.0.0.1:${env['BACKEND_PORT'] || 4001}`,
    webDir: env['WEB_DIR'] || null,
    operations: env['OPERATIONS'] === 'open' ? 'open' : 'trusted',
    trustedProxies: readTrustedProxies(env['TRUST_PROXY']?.trim() ?? ''),
    tileHosts: tileHosts(env),
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
  };
}

/** TILE_HOSTS and the host of BASEMAP_URL (B-22). */
function tileHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const named = (env['TILE_HOSTS'] ?? 'https://tile.openstreetmap.org').split(' ').filter(Boolean);
  const ground = /^https?:\/\/[^/?#\s;,]+/iu.exec(env['BASEMAP_URL'] ?? '')?.[0];
  return ground === undefined || named.includes(ground) ? named : [...named, ground];
}
