import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesOf, running, untilGone } from '../support/processes.ts';
import { demoData, type Product, startProduct } from '../support/product.ts';
import { browserOf } from '../support/writers.ts';

let dataDir: string;
let product: Product;

beforeEach(async () => {
  dataDir = await demoData();
  product = await startProduct({ dataDir });
});

afterEach(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true });
});

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const readiness = () => statusOf(`${product.url}/readyz`);

async function untilReady(): Promise<void> {
  while ((await readiness()) !== 200) await pause(10);
}

async function untilAway(): Promise<void> {
  while ((await readiness()) === 200) await pause(1);
}

type Victim = 'gateway' | 'backend' | 'postgres';

async function kill(victim: Victim): Promise<number> {
  const pid = (await processesOf(product))[victim];
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('a process of the product that is killed', () => {
  it.each(['gateway', 'backend', 'postgres'] as const)(
    'the %s: is started again within five seconds, and readiness says so meanwhile [OWN-81, OWN-82]',
    async (victim) => {
      const before = await processesOf(product);
      await kill(victim);
      const began = performance.now();
      await untilAway();
      await untilReady();
      expect(performance.now() - began).toBeLessThan(5000);
      const after = await processesOf(product);
      expect(after[victim]).not.toBe(before[victim]);
      expect(after.product).toBe(before.product);
      expect(await product.stop()).toEqual({ code: 0, signal: null });
      expect(Object.values(after).filter(running)).toEqual([]);
      expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
    30_000,
  );

  it('a reader waits for the backend, and is answered', async () => {
    const run = await browserOf(product);
    await kill('backend');
    const menu = await run('Account');
    expect(menu).toMatchObject({ data: { account: { login: 'DEMO Administrateur' } } });
  });

  it('five times within a minute ends the product, with a sentence [OWN-81]', async () => {
    for (let time = 1; time <= 5; time += 1) {
      const pid = await kill('gateway');
      await untilGone([pid]);
      if (time < 5) await untilReady();
    }
    expect(await product.ended).toEqual({ code: 1, signal: null });
    expect(product.output()).toContain(
      'The gateway ended five times within a minute (SIGKILL): see above. Everything is stopped; no acknowledged change is lost.',
    );
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  }, 60_000);

  it('the supervisor: its servers end with it, and the next start finds the data free', async () => {
    const pids = await processesOf(product);
    process.kill(pids.product, 'SIGKILL');
    await untilGone(Object.values(pids));
    product = await startProduct({ dataDir });
    expect(await readiness()).toBe(200);
  }, 30_000);
});
