/** What the gateway reads from its environment (design: running). */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly backendUrl: string;
  /** The built web application; null serves GraphQL only. */
  readonly webDir: string | null;
  /** `open` takes any operation and shows GraphiQL; for development. */
  readonly operations: 'trusted' | 'open';
  /** Behind a proxy that sets X-Forwarded-For, whose last entry is then the caller. */
  readonly trustProxy: boolean;
  /** Hosts that map tiles may come from. */
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
    trustProxy: env['TRUST_PROXY'] === '1',
    tileHosts: tileHosts(env),
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
  };
}

/** Those that are named, and that of the ground the backend is told to use (B-22). */
function tileHosts(env: NodeJS.ProcessEnv): readonly string[] {
  const named = (env['TILE_HOSTS'] ?? 'https://tile.openstreetmap.org').split(' ').filter(Boolean);
  const ground = /^https?:\/\/[^/?#\s;,]+/iu.exec(env['BASEMAP_URL'] ?? '')?.[0];
  return ground === undefined || named.includes(ground) ? named : [...named, ground];
}
