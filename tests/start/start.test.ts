import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { processesOf, running, untilGone } from '../support/processes.ts';
import { demoData, type Product, spawnProduct, startProduct } from '../support/product.ts';

let dataDir: string;
const products: Product[] = [];

beforeEach(async () => {
  dataDir = await demoData();
});

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop();
  await rm(dataDir, { recursive: true });
});

async function started(env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ dataDir, env });
  products.push(product);
  return product;
}

/** As before the first start. */
async function emptied() {
  await rm(dataDir, { recursive: true });
  await mkdir(dataDir);
}

const ajax = { 'X-Requested-With': 'XMLHttpRequest' };

async function tokenOf({ backendUrl }: Product): Promise<string> {
  const answer = await fetch(`${backendUrl}/user/auth`, {
    method: 'POST',
    headers: ajax,
    body: new URLSearchParams({
      login: 'DEMO Proclamateur',
      password: 'demo2026',
      congregation_id: '1',
    }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function changeEmail(product: Product, email: string): Promise<void> {
  const answer = await fetch(`${product.backendUrl}/user/myaccount/edit`, {
    method: 'POST',
    headers: { ...ajax, Authorization: `Bearer ${await tokenOf(product)}` },
    body: new URLSearchParams({ password: '', email, subscription: 'n', rgpd_forget_me: 'n' }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

async function emailOf(product: Product): Promise<unknown> {
  const answer = await fetch(`${product.backendUrl}/user/myaccount/view`, {
    headers: { ...ajax, Authorization: `Bearer ${await tokenOf(product)}` },
  });
  return ((await answer.json()) as { email: unknown }).email;
}

const askForPassword = ({ backendUrl }: Product, email: string) =>
  fetch(`${backendUrl}/user/password/lost`, {
    method: 'POST',
    headers: ajax,
    body: new URLSearchParams({ login: 'DEMO Proclamateur', email, congregation_id: '1' }),
  });

describe('npm start', () => {
  it('says where it is and who may sign in, and starts again on what is built and kept, mails included [DC-10, REST-03]', async () => {
    await emptied();
    const first = await started();
    await changeEmail(first, 'kept@example.org');
    expect((await fetch(first.url)).headers.get('content-type')).toContain('text/html');
    expect(first.output()).toContain(`L’application est prête\u202F: ${first.url}`);
    expect(first.output()).toContain('DEMO Administrateur  Monaco      Administrateur du site');
    await first.stop();

    const second = await started();
    expect(second.output()).not.toMatch(/Building|Installing|Generating/u);
    expect(await emailOf(second)).toBe('kept@example.org');
    await askForPassword(second, 'kept@example.org');
    await expect
      .poll(() => readdir(path.join(dataDir, 'mail')).catch(() => []), { timeout: 20_000 })
      .toEqual(['1-account.eml', '2-password.eml']);
  }, 60_000);

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends with code 0 on %s and leaves no process behind',
    async (signal) => {
      const product = await started();
      const pids = await processesOf(product);
      product.process.kill(signal);
      expect(await product.ended).toEqual({ code: 0, signal: null });
      expect(Object.values(pids).filter(running)).toEqual([]);
      expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends within five seconds on %s while clients keep asking, the backend too [OWN-40]',
    async (signal) => {
      const product = await started();
      const pids = await processesOf(product);
      const asked = new AbortController();
      const ask = async (url: string) => {
        while (!asked.signal.aborted)
          await fetch(url).then(
            (it) => it.text(),
            () => pause(50),
          );
      };
      const asking = [`${product.url}/readyz`, `${product.backendUrl}/congregation/select`].flatMap(
        (url) => Array.from({ length: 4 }, () => ask(url)),
      );
      const hanging = fetch(`${product.backendUrl}/user/auth`, {
        method: 'POST',
        body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
        duplex: 'half',
      } as RequestInit).catch(() => null);
      await pause(300);
      const began = performance.now();
      product.process.kill(signal);
      const end = await product.ended;
      await untilGone(Object.values(pids));
      expect(performance.now() - began).toBeLessThan(5000);
      expect(end).toEqual(
        signal === 'SIGTERM' ? { code: 0, signal: null } : { code: null, signal },
      );
      asked.abort();
      await Promise.all([...asking, hanging]);
    },
    30_000,
  );

  it('leaves no process behind when it is stopped while it starts', async () => {
    const product = await spawnProduct({ dataDir });
    const lock = path.join(dataDir, 'postgres/postmaster.pid');
    while (!existsSync(lock)) await pause(1);
    const { postgres } = await processesOf(product);
    expect(await product.stop()).toEqual({ code: 0, signal: null });
    expect(running(postgres)).toBe(false);
    expect(existsSync(lock)).toBe(false);
  });

  it('takes its servers with it when it is killed itself, and loses nothing acknowledged', async () => {
    const first = await started();
    const pids = await processesOf(first);
    await changeEmail(first, 'product@example.org');
    process.kill(pids.product, 'SIGKILL');
    await untilGone(Object.values(pids));

    const second = await started();
    expect(await emailOf(second)).toBe('product@example.org');
  });

  it('names the port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const product = await spawnProduct({ dataDir, env: { PORT: String(port) } });
    expect(await product.ended).toEqual({ code: 1, signal: null });
    expect(product.output()).toBe(
      `Port ${port} of 127.0.0.1 is already taken by another program: stop that one, or set PORT.\n`,
    );
  });

  it('names the folder of the web application that is not there', async () => {
    const folder = path.join(dataDir, 'nowhere');
    const product = await spawnProduct({ dataDir, env: { WEB_DIR: folder } });
    expect(await product.ended).toEqual({ code: 1, signal: null });
    expect(product.output()).toContain('The gateway did not start (code 1): see above.');
    expect(product.output()).toContain(`ENOENT: no such file or directory, access '${folder}'`);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('warns when demo accounts are open to the network', async () => {
    const product = await started({ HOST: '0.0.0.0' });
    expect(product.output()).toContain('Warning: demo data is on and');
  });

  it('starts no backend of its own in front of another one', async () => {
    await emptied();
    const other = createServer((_request, response) => response.end('{"success":true}'));
    other.listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const product = await started({ BACKEND_URL: `http://127.0.0.1:${port}` });
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    expect(product.output()).not.toContain('demo2026');
    await product.stop();
  });
});
