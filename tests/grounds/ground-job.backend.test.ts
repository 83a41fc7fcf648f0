import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Maker } from '../../backend/grounds/maker.ts';
import { makeInProcess } from '../../backend/grounds/maker.ts';
import { GroundError } from '../../engines/ground/ground.ts';
import { inspectGround } from '../../engines/ground/inspect-ground.ts';
import { startJobs } from '../../backend/jobs/jobs.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { keptLog } from '../support/kept-log.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { aGround, sha256Of } from './a-ground.ts';
import { begin, listed, made, upload } from './ground-world.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function aWorld(): Promise<{ world: World; token: string }> {
  const world = await openWorld();
  undo.push(() => world.close());
  await aCongregation(world);
  await aUser(world, { id: 1, login: 'DEMO Site', role: 1 });
  return { world, token: await world.signIn('DEMO Site') };
}

/** Another backend on the same database and folder. */
function aBackend(world: World, maker: Maker) {
  const { database, clock, mailer, dataDir } = world;
  const { log, lines } = keptLog();
  const config = {
    smtpUrl: undefined,
    publicUrl: world.url,
    product: 'territoire',
    lastingSecret: tokenSecret,
    dataDir,
  };
  const queue = startJobs(
    world.connectionString,
    { database, clock, mailer, config, log, maker },
    { pollInterval: 100 },
  );
  undo.push(() => queue.stop());
  return { queue, failures: () => lines.filter(({ level }) => level === 'error') };
}

/** A maker that says when it is at work and waits to be let on. */
function gatedMaker() {
  const gates: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const maker: Maker = async ({ source, target }, { onProgress, signal }) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    try {
      onProgress({ phase: 'tiling', share: 0.5, secondsLeft: 42.4 });
      await new Promise<void>((resolve, reject) => {
        gates.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      const summary = await inspectGround(source);
      await copyFile(source, target);
      return summary;
    } finally {
      atOnce -= 1;
    }
  };
  return {
    maker,
    most: () => most,
    atWork: () => atOnce,
    waiting: () => gates.length,
    letOn: () => gates.shift()?.(),
  };
}

const makingsOf = async (world: World, token: string) => (await listed(world, token)).makings;

describe('grounds that wait to be made', () => {
  it('are made one at a time by two backends, with progress that anybody may come back to [OWN-69]', async () => {
    const { world, token } = await aWorld();
    const gate = gatedMaker();
    aBackend(world, gate.maker);
    aBackend(world, gate.maker);
    await upload(world, token, aGround({ name: 'Un' }), { name: 'Un' });
    await upload(world, token, aGround({ name: 'Deux', at: [7.5, 43.7] }), { name: 'Deux' });
    await expect
      .poll(() => makingsOf(world, token), { timeout: 10_000 })
      .toMatchObject([
        { name: 'Un', state: 'making', phase: 'tiling', share: 0.5, seconds_left: 42 },
        { name: 'Deux', state: 'waiting' },
      ]);
    gate.letOn();
    await made(world, token, 'Un');
    await expect.poll(() => gate.waiting(), { timeout: 10_000 }).toBe(1);
    gate.letOn();
    await made(world, token, 'Deux');
    expect(gate.most()).toBe(1);
    expect(await makingsOf(world, token)).toEqual([]);
  });

  it('end when somebody gives them up, and leave nothing behind [OWN-69]', async () => {
    const { world, token } = await aWorld();
    const gate = gatedMaker();
    aBackend(world, gate.maker);
    const id = await upload(world, token, aGround());
    await expect.poll(() => gate.waiting(), { timeout: 10_000 }).toBe(1);
    const form = { making_id: String(id) };
    const { body } = await world.call('POST /ground/cancel', { token, form });
    expect(body).toMatchObject({ success: true, snackbar_text: 'Préparation abandonnée.' });
    await expect.poll(() => makingsOf(world, token), { timeout: 10_000 }).toEqual([]);
    expect((await listed(world, token)).grounds).toEqual([]);
    const left = await readdir(path.join(world.dataDir, 'grounds'), { recursive: true });
    expect(left.filter((name) => name.includes('.'))).toEqual([]);
  });

  it('go back to the queue when their backend stops, and are made by the next [OWN-69]', async () => {
    const { world, token } = await aWorld();
    const gate = gatedMaker();
    const { queue, failures } = aBackend(world, gate.maker);
    await upload(world, token, aGround());
    await expect.poll(() => gate.waiting(), { timeout: 10_000 }).toBe(1);
    await queue.stop();
    expect(failures()).toEqual([]);
    expect(await makingsOf(world, token)).toMatchObject([{ state: 'waiting', share: 0 }]);
    const next = gatedMaker();
    aBackend(world, next.maker);
    await expect.poll(() => next.waiting(), { timeout: 10_000 }).toBe(1);
    next.letOn();
    await made(world, token, 'Petit fond');
  });

  it('of a process that died are taken up when its lease has run out [OWN-69]', async () => {
    const { world, token } = await aWorld();
    await upload(world, token, aGround());
    await world.database.asSite((db) =>
      db.rows(
        "update ground_makings set state = 'making', held_until = now() - interval '1 second'",
      ),
    );
    const gate = gatedMaker();
    aBackend(world, gate.maker);
    await expect.poll(() => gate.waiting(), { timeout: 10_000 }).toBe(1);
    gate.letOn();
    await made(world, token, 'Petit fond');
  });

  it('are left alone by a process that has lost its lease [OWN-69]', async () => {
    const { world, token } = await aWorld();
    const gate = gatedMaker();
    const { queue, failures } = aBackend(world, gate.maker);
    await upload(world, token, aGround());
    await expect.poll(() => gate.waiting(), { timeout: 10_000 }).toBe(1);
    await world.database.asSite((db) =>
      db.rows("update ground_makings set state = 'failed', fault = 'empty-cut'"),
    );
    await expect.poll(() => gate.atWork(), { timeout: 10_000 }).toBe(0);
    await queue.stop();
    expect(failures()).toEqual([]);
    expect(await makingsOf(world, token)).toMatchObject([{ state: 'failed' }]);
    expect(await readdir(path.join(world.dataDir, 'grounds', 'uploads'))).toHaveLength(1);
  });

  it('fail in a sentence; the file is kept for another area, and need not be sent again [OWN-73]', async () => {
    const { world, token } = await aWorld();
    let fault: GroundError | null = new GroundError('empty-cut');
    aBackend(world, async ({ source, target }) => {
      if (fault) throw fault;
      await copyFile(source, target);
      return inspectGround(source);
    });
    const bytes = aGround();
    const id = await upload(world, token, bytes, { bbox: '1,2,3,4' });
    await expect
      .poll(() => makingsOf(world, token), { timeout: 10_000 })
      .toMatchObject([
        { id, state: 'failed', problem: 'Ce fichier ne contient rien à cet endroit.' },
      ]);
    fault = null;
    expect((await begin(world, token, bytes)).body).toMatchObject({
      making_id: id,
      received: bytes.length,
    });
    await made(world, token, 'Petit fond');
    expect((await begin(world, token, bytes)).body).toMatchObject({ success: true, received: 0 });
  });

  it('say nothing of a cause that is ours, which is logged [OWN-73]', async () => {
    const { world, token } = await aWorld();
    const cause = new Error('a secret path');
    const { failures } = aBackend(world, () => Promise.reject(cause));
    await upload(world, token, aGround());
    await expect
      .poll(async () => (await makingsOf(world, token))[0]?.problem, { timeout: 10_000 })
      .toBe(
        'La préparation s’est interrompue sans raison connue\u202F: le journal du serveur en dit plus.',
      );
    expect(failures()).toMatchObject([
      {
        making: 1000,
        msg: 'ground cannot be made',
        err: { type: 'Error', message: 'a secret path' },
      },
    ]);
  });
});

describe('the process of its own', () => {
  it('takes a .pmtiles that is wanted whole as it is [OWN-69]', async () => {
    const { world } = await aWorld();
    const source = path.join(world.dataDir, 'a.pmtiles');
    const target = path.join(world.dataDir, 'b.pmtiles');
    const bytes = aGround();
    await writeFile(source, bytes);
    const watching = { onProgress: () => {}, signal: new AbortController().signal };
    const summary = await makeInProcess({ source, target, name: 'A', area: null }, watching);
    expect(summary).toMatchObject({ sha256: sha256Of(bytes), streets: 2, houseNumbers: 1 });
    expect((await inspectGround(target)).sha256).toBe(summary.sha256);
  }, 60_000);

  it('passes on why it failed, and ends when it is no longer wanted [OWN-69, OWN-73]', async () => {
    const { world } = await aWorld();
    const order = {
      source: path.join(world.dataDir, 'a.pmtiles'),
      target: path.join(world.dataDir, 'b.pmtiles'),
      name: 'A',
      area: null,
    };
    await writeFile(order.source, aGround({ layers: ['transportation'] }));
    const watching = { onProgress: () => {}, signal: new AbortController().signal };
    await expect(makeInProcess(order, watching)).rejects.toMatchObject({ code: 'other-schema' });
    const reason = new Error('no longer');
    const stopped = makeInProcess(order, {
      onProgress: () => {},
      signal: AbortSignal.any([AbortSignal.abort(reason)]),
    });
    await expect(async () => stopped).rejects.toBe(reason);
  }, 60_000);
});
