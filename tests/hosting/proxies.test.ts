import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/product.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
let folder: string;
let program: Server;
let endStream = () => {};

/** Stands for the program: tells what a proxy made of a request, or streams. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    endStream = () => void response.end('data: last\n\n');
    return;
  }
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => {
    const { host, 'x-forwarded-for': caller } = request.headers;
    response.end(JSON.stringify({ host, caller, bytes }));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proxies-'));
  program = createServer(answer).listen(0, '127.0.0.1');
  await once(program, 'listening');
});
afterAll(async () => {
  program.closeAllConnections();
  program.close();
  await rm(folder, { recursive: true, force: true });
});

/** The file of `deploy/` in front of the stub, for localhost. */
async function fileFor(name: string): Promise<string> {
  const { port } = program.address() as AddressInfo;
  const text = await readFile(path.join(deploy, name), 'utf8');
  return text
    .replaceAll('territoires.exemple.fr', 'localhost')
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`);
}

const proxies = {
  nginx: async (port: number) => {
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
      ].concat(['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost']),
      { stdio: 'ignore' },
    );
    const site = (await fileFor('nginx.conf'))
      .replace(/^.*listen \[::\].*$/gmu, '')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace(/ssl_certificate .*;/u, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/u, `ssl_certificate_key ${key};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((it) => `${it}_temp_path ${folder};`)
      .join(' ');
    const file = path.join(folder, 'nginx.conf');
    await writeFile(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {}
       http { access_log off; ${temporary} ${site} }`,
    );
    return ['-e', 'stderr', '-c', file];
  },
  caddy: async (port: number) => {
    const file = path.join(folder, 'Caddyfile');
    const ours = `{
      admin off
      local_certs
      skip_install_trust
      auto_https disable_redirects
      https_port ${port}
    }`;
    await writeFile(file, `${ours}\n${await fileFor('Caddyfile')}`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
} as const;

/** Debian puts nginx where an ordinary account does not look. */
const PATH = `${process.env['PATH']}:/usr/sbin`;
const isInstalled = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { env: { PATH } });
    return true;
  } catch {
    return false;
  }
};

/** One request over https, with what a stranger would claim. */
const ask = (port: number, address: string, body = '') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: address,
      servername: 'localhost',
      method: body ? 'POST' : 'GET',
      rejectUnauthorized: false,
      headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
    };
    request(options, resolve).on('error', reject).end(body);
  });

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

async function start(name: keyof typeof proxies): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const env = { PATH, HOME: folder };
  const child = spawn(name, await proxies[name](port), { env, stdio: 'ignore' });
  const answers = () => ask(port, '/').then(textOf, () => null);
  while ((await answers()) === null) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    await pause(50);
  }
  return { port, child };
}

describe.each(['nginx', 'caddy'] as const)('the file for %s [OWN-96]', (name) => {
  it('tells the program who calls and by which name, whatever a stranger claims; passes large bodies and streams at once', async () => {
    if (!isInstalled(name)) {
      expect(process.env['CI'], `${name} is not installed`).not.toBe('true');
      console.warn(`${name} is not installed: what its file does stays unproved.`);
      return;
    }
    const { port, child } = await start(name);
    try {
      const body = 'x'.repeat(5_000_000);
      expect(JSON.parse(await textOf(await ask(port, '/', body)))).toEqual({
        host: 'localhost',
        caller: '127.0.0.1',
        bytes: body.length,
      });
      const stream = await ask(port, '/stream');
      const [first] = (await once(stream, 'data')) as [Buffer];
      expect(first.toString()).toBe('data: first\n\n');
      endStream();
      expect(await textOf(stream)).toBe('data: last\n\n');
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
});
