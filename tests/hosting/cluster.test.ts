import { describe, expect, it } from 'vitest';
import { refuse } from '../../backend/parts/http/answer.ts';
import { httpTexts } from '../../backend/parts/http/http.texts.ts';
import { planOf, portsFrom } from '../../deploy/cluster/plan.mjs';

const secrets = {
  superuser: 'secret-superuser',
  replication: 'secret-replication',
  database: 'secret-database',
  token: 'secret-token',
};
const plan = planOf({
  folder: '/srv/essai',
  program: '/opt/territoires/current',
  port: 4000,
  binaries: '/usr/lib/postgresql/15/bin',
  secrets,
});
const processOf = (name: string) => plan.processes.find((it) => it.name === name);

describe('a site with everything twice [OWN-171]', () => {
  it('starts what others need first: etcd, PostgreSQL under Patroni, HAProxy, backends, gateways', () => {
    expect(plan.processes.map(({ name }) => name)).toEqual([
      'etcd',
      'patroni-a',
      'patroni-b',
      'haproxy',
      'backend-a',
      'backend-b',
      'gateway-a',
      'gateway-b',
    ]);
  });

  it('gives each listener a port of its own', () => {
    const ports = JSON.stringify(portsFrom(4000)).match(/\d+/gu);
    expect(ports).toHaveLength(new Set(ports).size);
  });

  it('leads gateways to both backends and backends to the one primary, never to a node of their own', () => {
    expect(processOf('gateway-a')?.env).toMatchObject({
      PORT: '4005',
      BACKEND_URL: 'http://127.0.0.1:4001',
      TRUST_PROXY: '1',
    });
    expect(processOf('backend-b')?.env).toMatchObject({
      BACKEND_PORT: '4008',
      DATABASE_URL: 'postgres://territoires:secret-database@127.0.0.1:4002/territoires',
      DEMO: '0',
    });
    const servers = plan.files['haproxy.cfg']?.match(/server \S+ 127\.0\.0\.1:\d+ .*/gu);
    expect(servers).toEqual([
      'server gateway-a 127.0.0.1:4005 check',
      'server gateway-b 127.0.0.1:4006 check',
      'server backend-a 127.0.0.1:4007 check',
      'server backend-b 127.0.0.1:4008 check',
      'server postgres-a 127.0.0.1:4009 check port 4011',
      'server postgres-b 127.0.0.1:4010 check port 4012',
    ]);
  });

  it('shares between backends what one of them may be asked for after the other', () => {
    const shared = (name: string) => {
      const { TOKEN_SECRET, DATA_DIR, PUBLIC_URL } = processOf(name)?.env ?? {};
      return { TOKEN_SECRET, DATA_DIR, PUBLIC_URL };
    };
    expect(shared('backend-a')).toEqual({
      TOKEN_SECRET: 'secret-token',
      DATA_DIR: '/srv/essai/data/files',
      PUBLIC_URL: 'http://127.0.0.1:4000',
    });
    expect(shared('backend-b')).toEqual(shared('backend-a'));
  });

  it('acknowledges what the standby has, and goes on alone while there is none', () => {
    const nodes = ['a', 'b'].map((it) => JSON.parse(plan.files[`patroni-${it}.json`] ?? '{}'));
    expect(nodes.map(({ name }) => name)).toEqual(['a', 'b']);
    for (const { bootstrap } of nodes) {
      expect(bootstrap.dcs).toMatchObject({
        synchronous_mode: true,
        synchronous_mode_strict: false,
        failsafe_mode: true,
        primary_start_timeout: 0,
      });
      const { ttl, loop_wait: wait, retry_timeout: retry } = bootstrap.dcs;
      expect(ttl, 'what Patroni demands').toBeGreaterThanOrEqual(wait + 2 * retry);
    }
  });

  it('answers for a backend that ends, and for none that is ready, as one does whose database is away', () => {
    expect(plan.files['haproxy.cfg']?.match(/errorfile .*/gu)).toEqual([
      'errorfile 502 /srv/essai/away.http',
      'errorfile 503 /srv/essai/away.http',
    ]);
    const [head = '', body = ''] = plan.files['away.http']?.split('\r\n\r\n') ?? [];
    expect(head.split('\r\n')).toEqual([
      'HTTP/1.1 503 Service Unavailable',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Retry-After: 1',
    ]);
    expect(JSON.parse(body)).toEqual(refuse(httpTexts.restarting, 'warning'));
  });

  it('names no secret on a command line, which every account of the machine reads', () => {
    const lines = plan.processes.map(({ command }) => command.join(' '));
    expect(lines.filter((line) => Object.values(secrets).some((it) => line.includes(it)))).toEqual(
      [],
    );
  });
});
