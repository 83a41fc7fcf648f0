import path from 'node:path';

/**
 * @typedef {object} Wish
 * @property {string} folder of all data, settings and logs; absolute
 * @property {string} program the folder of the built program
 * @property {number} port of the site; the twelve ports after it are used, too
 * @property {string} binaries of PostgreSQL
 * @property {Secrets} secrets
 * @property {boolean} [demo]
 */
/** @typedef {Readonly<Record<'superuser' | 'replication' | 'database' | 'token', string>>} Secrets */
/**
 * @typedef {object} Process
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {Readonly<Record<string, string>>} [env]
 * @property {true} [database] runs as an account that is not root, as PostgreSQL demands
 */
/**
 * @typedef {object} Plan
 * @property {string} url of the site
 * @property {Readonly<Record<string, string>>} files by their path below the folder
 * @property {readonly Process[]} processes in the order of their start
 */

const nodes = /** @type {const} */ (['a', 'b']);
/** @typedef {(typeof nodes)[number]} Node */

/**
 * What stands on which port of 127.0.0.1.
 * @param {number} port
 */
export const portsFrom = (port) => ({
  site: port,
  backends: port + 1,
  primary: port + 2,
  etcd: port + 3,
  etcdPeers: port + 4,
  gateway: { a: port + 5, b: port + 6 },
  backend: { a: port + 7, b: port + 8 },
  postgres: { a: port + 9, b: port + 10 },
  patroni: { a: port + 11, b: port + 12 },
});

/**
 * The files and processes of a whole site: each part twice, behind HAProxy.
 * @param {Wish} wish
 * @returns {Plan}
 */
export function planOf(wish) {
  const { folder, port } = wish;
  const at = portsFrom(port);
  const patroni = (/** @type {Node} */ node) => [`patroni-${node}.json`, patroniOf(wish, node)];
  return {
    url: `http://127.0.0.1:${port}`,
    files: {
      'haproxy.cfg': haproxyOf(wish),
      'away.http': away(),
      'first-start.sh': firstStart(wish),
      ...Object.fromEntries(nodes.map(patroni)),
    },
    processes: [
      {
        name: 'etcd',
        database: true,
        command: [
          'etcd',
          '--name=etcd',
          `--data-dir=${path.join(folder, 'data/etcd')}`,
          `--listen-client-urls=http://127.0.0.1:${at.etcd}`,
          `--advertise-client-urls=http://127.0.0.1:${at.etcd}`,
          `--listen-peer-urls=http://127.0.0.1:${at.etcdPeers}`,
          `--initial-advertise-peer-urls=http://127.0.0.1:${at.etcdPeers}`,
          `--initial-cluster=etcd=http://127.0.0.1:${at.etcdPeers}`,
        ],
      },
      ...nodes.map((node) => ({
        name: `patroni-${node}`,
        database: /** @type {const} */ (true),
        command: /** @type {const} */ (['patroni', path.join(folder, `patroni-${node}.json`)]),
      })),
      { name: 'haproxy', command: ['haproxy', '-db', '-f', path.join(folder, 'haproxy.cfg')] },
      ...nodes.map((node) => serverOf(wish, 'backend', node)),
      ...nodes.map((node) => serverOf(wish, 'gateway', node)),
    ],
  };
}

/**
 * @param {Wish} wish
 * @param {'backend' | 'gateway'} layer
 * @param {Node} node
 * @returns {Process}
 */
function serverOf({ folder, program, port, secrets, demo = false }, layer, node) {
  const at = portsFrom(port);
  const env = {
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(at.gateway[node]),
    BACKEND_PORT: String(at.backend[node]),
    BACKEND_URL: `http://127.0.0.1:${at.backends}`,
    // HAProxy is the one proxy in front.
    TRUST_PROXY: '1',
    WEB_DIR: path.join(program, 'dist/web'),
  };
  const ofBackend = {
    DATABASE_URL: `postgres://territoires:${secrets.database}@127.0.0.1:${at.primary}/territoires`,
    // The same for both: a session begun at one goes on at the other.
    TOKEN_SECRET: secrets.token,
    // One folder for both: grounds of maps, backups.
    DATA_DIR: path.join(folder, 'data/files'),
    DEMO: demo ? '1' : '0',
  };
  return {
    name: `${layer}-${node}`,
    command: [process.execPath, path.join(program, 'dist', layer, 'main.mjs')],
    env: layer === 'backend' ? { ...env, ...ofBackend } : env,
  };
}

/** JSON, which is YAML. @param {Wish} wish @param {Node} node */
function patroniOf({ folder, port, binaries, secrets }, node) {
  const at = portsFrom(port);
  const own = (/** @type {number} */ one) => `127.0.0.1:${one}`;
  return JSON.stringify(
    {
      scope: 'territoires',
      name: node,
      restapi: { listen: own(at.patroni[node]), connect_address: own(at.patroni[node]) },
      etcd3: { host: own(at.etcd) },
      bootstrap: {
        dcs: {
          // A machine that falls silent is given up after `ttl` seconds. Newer versions of Patroni take 20 at least.
          ttl: 10,
          loop_wait: 2,
          retry_timeout: 3,
          synchronous_mode: true,
          // README.md, 'Not strict'.
          synchronous_mode_strict: false,
          // The primary goes on while etcd is away and the other node answers.
          failsafe_mode: true,
          // A primary whose PostgreSQL ended is not waited for: the standby has all that was acknowledged.
          primary_start_timeout: 0,
          postgresql: { use_pg_rewind: true, use_slots: true },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        post_bootstrap: path.join(folder, 'first-start.sh'),
      },
      postgresql: {
        listen: own(at.postgres[node]),
        connect_address: own(at.postgres[node]),
        data_dir: path.join(folder, `data/postgres-${node}`),
        bin_dir: binaries,
        pgpass: path.join(folder, `data/pgpass-${node}`),
        authentication: {
          superuser: { username: 'postgres', password: secrets.superuser },
          replication: { username: 'replication', password: secrets.replication },
        },
        parameters: {
          unix_socket_directories: '',
          max_connections: 100,
          password_encryption: 'scram-sha-256',
        },
        pg_hba: [
          'host replication replication 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
    },
    null,
    2,
  );
}

/** Once, on the first primary: the role of the program and its database. @param {Wish} wish */
const firstStart = ({ secrets }) => `#!/bin/sh
exec psql --no-psqlrc --set ON_ERROR_STOP=1 --dbname "$1" <<'END'
create role territoires login createrole password '${secrets.database}';
create database territoires owner territoires template template0 encoding 'UTF8' locale 'C.UTF-8';
END
`;

/**
 * What a backend answers whose database is away (backend/parts/http/answer.ts): the gateway asks again
 * what is safe to repeat.
 */
function away() {
  const body = JSON.stringify({
    success: false,
    message: 'Le serveur redémarre\u202F: réessaie dans quelques instants.',
    message_type: 'warning',
    snackbar: false,
    snackbar_text: null,
    snackbar_color: null,
    snackbar_timeout: null,
  });
  return [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Retry-After: 1',
    '',
    body,
  ].join('\r\n');
}

/** @param {Wish} wish */
function haproxyOf({ folder, port }) {
  const at = portsFrom(port);
  const both = (/** @type {(node: Node) => string} */ line) => nodes.map(line).join('\n');
  return `global
    maxconn 4000

defaults
    timeout connect 2s
    timeout check 2s
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

# What people reach; certificates and https belong here.
frontend site
    mode http
    bind 127.0.0.1:${at.site}
    timeout client 1h
    # What a stranger writes there is replaced; TRUST_PROXY=1 takes this one.
    http-request set-header X-Forwarded-For %[src]
    default_backend gateways

backend gateways
    mode http
    balance leastconn
    # Streams of changes stay open.
    timeout server 1h
    option redispatch 1
    option httpchk GET /healthz
${both((it) => `    server gateway-${it} 127.0.0.1:${at.gateway[it]} check`)}

# What gateways reach.
frontend backends
    mode http
    bind 127.0.0.1:${at.backends}
    timeout client 1h
    default_backend backends

backend backends
    mode http
    balance leastconn
    timeout server 1h
    option redispatch 1
    option httpchk GET /readyz
    # One that ends in the middle of a call, and none that is ready.
    errorfile 502 ${path.join(folder, 'away.http')}
    errorfile 503 ${path.join(folder, 'away.http')}
${both((it) => `    server backend-${it} 127.0.0.1:${at.backend[it]} check`)}

# What backends reach: the one PostgreSQL that Patroni calls the primary.
listen primary
    mode tcp
    bind 127.0.0.1:${at.primary}
    # Whoever listens for changes is silent for long; keep-alive finds lines that are dead.
    timeout client 24h
    timeout server 24h
    option clitcpka
    option srvtcpka
    option httpchk OPTIONS /primary
    http-check expect status 200
${both((it) => `    server postgres-${it} 127.0.0.1:${at.postgres[it]} check port ${at.patroni[it]}`)}
`;
}
