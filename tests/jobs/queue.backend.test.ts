import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startJobs } from '../../backend/jobs/jobs.ts';
import { openQueue, type QueueOptions } from '../../backend/parts/db/queue.ts';
import { putInOutbox } from '../../backend/parts/mail/mail.queries.ts';
import { aCongregation, aTerritory, aUser } from '../support/builders.ts';
import { keptLog } from '../support/kept-log.ts';
import { silentNetwork } from '../support/silent-network.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function aWorld(): Promise<{ world: World; client: Client }> {
  const world = await openWorld();
  undo.push(() => world.close());
  const client = new Client({ connectionString: world.connectionString });
  await client.connect();
  undo.push(() => client.end());
  return { world, client };
}

function aQueue(world: World, options: Partial<QueueOptions>) {
  const queue = openQueue({
    connectionString: world.connectionString,
    tasks: {},
    crontab: '',
    atStart: async () => {},
    failed: () => {},
    pollInterval: 50,
    ...options,
  });
  undo.push(() => queue.stop());
  return queue;
}

const knownSchedules = 'select identifier from graphile_worker._private_known_crontabs';

/** A promise and its resolve function. */
function later<T = void>() {
  let keep: (value: T) => void = () => {};
  const kept = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { kept, keep };
}

describe('the queue', () => {
  it('finishes the running job when it is stopped, and leaves the next one to another backend [RG-03]', async () => {
    const { world, client } = await aWorld();
    const [begun, mayEnd, done] = [later(), later(), [] as string[]];
    const first = aQueue(world, {
      tasks: {
        one: async () => {
          begun.keep();
          await mayEnd.kept;
          done.push('one by the first');
        },
      },
    });
    await first.started;
    await client.query(`select graphile_worker.add_job('one')`);
    await begun.kept;
    const stopped = first.stop();
    await client.query(`select graphile_worker.add_job('two')`);
    mayEnd.keep();
    await stopped;
    const last = later();
    aQueue(world, {
      tasks: {
        one: async () => {
          done.push('one again');
        },
        two: async () => {
          done.push('two by the second');
          last.keep();
        },
      },
    });
    await last.kept;
    expect(done).toEqual(['one by the first', 'two by the second']);
  });

  it('gives each job to one of two backends [RG-03]', async () => {
    const { world, client } = await aWorld();
    const done: number[] = [];
    const all = later();
    const tasks = {
      count: async (payload: unknown) => {
        done.push(Number(payload));
        if (done.length === 40) all.keep();
      },
    };
    await Promise.all([aQueue(world, { tasks }).started, aQueue(world, { tasks }).started]);
    await client.query(
      `select graphile_worker.add_job('count', to_json(n)) from generate_series(1, 40) n`,
    );
    await all.kept;
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('retries what fails, after growing delays, and records why [RG-03]', async () => {
    const { world, client } = await aWorld();
    const again = later<number>();
    const tries: number[] = [];
    await aQueue(world, {
      tasks: {
        fail: async () => {
          tries.push(Date.now());
          if (tries.length === 2) again.keep(tries.length);
          throw new Error('Error ESOCKET');
        },
      },
    }).started;
    await client.query(`select graphile_worker.add_job('fail', job_key => 'mail:7:1')`);
    await again.kept;
    expect(tries[1]! - tries[0]!).toBeGreaterThan(2000);
    expect(await world.database.asSite((db) => db.rows('select * from failed_jobs(null)'))).toEqual(
      [
        {
          id: expect.any(Number),
          task: 'fail',
          congregation: 7,
          attempts: 2,
          since: expect.any(Date),
          next_try: expect.any(Date),
          error: 'Error ESOCKET',
        },
      ],
    );
  });

  it('reports a database that is away, and can be stopped all the same [RG-03]', async () => {
    const failures = later<unknown>();
    const queue = openQueue({
      connectionString: 'postgres://nobody@127.0.0.1:1/none',
      tasks: {},
      crontab: '',
      atStart: async () => {},
      failed: failures.keep,
    });
    expect(await failures.kept).toMatchObject({ code: 'ECONNREFUSED' });
    await queue.stop();
  });

  it('goes on after a database that was away when a job ended: no worker is lost for good [OWN-82, RG-03]', async () => {
    const { world, client } = await aWorld();
    const network = await silentNetwork(world.connectionString);
    undo.push(network.close);
    const [begun, mayEnd, failed, next] = [later(), later(), later(), later()];
    const queue = aQueue(world, {
      connectionString: network.connectionString,
      tasks: {
        one: async () => {
          begun.keep();
          await mayEnd.kept;
        },
        two: async () => next.keep(),
      },
      failed: (error) => {
        if (String(error).includes('Failed to release job')) failed.keep();
      },
      concurrency: 1,
    });
    await queue.started;
    await client.query(`select graphile_worker.add_job('one')`);
    await begun.kept;
    network.cut();
    mayEnd.keep();
    await failed.kept;
    network.mend();
    await client.query(`select graphile_worker.add_job('two')`);
    await next.kept;
  });

  it('goes on after a database that was away while its schedule began [OWN-82, RG-03]', async () => {
    const { world, client } = await aWorld();
    const network = await silentNetwork(world.connectionString);
    undo.push(network.close);
    const [failed, done] = [later<unknown>(), later()];
    aQueue(world, {
      connectionString: network.connectionString,
      crontab: '0 0 1 1 * yearly',
      tasks: { yearly: async () => {}, one: async () => done.keep() },
      atStart: async () => network.cut(),
      failed: failed.keep,
    });
    await failed.kept;
    network.mend();
    await client.query(`select graphile_worker.add_job('one')`);
    await done.kept;
    await expect
      .poll(async () => (await client.query(knownSchedules)).rows)
      .toEqual([{ identifier: 'yearly' }]);
  });

  it('can be stopped while the database is away and its schedule waits for it [OWN-82]', async () => {
    const { world } = await aWorld();
    const network = await silentNetwork(world.connectionString);
    undo.push(network.close);
    const failed = later<unknown>();
    const queue = aQueue(world, {
      connectionString: network.connectionString,
      crontab: '0 0 1 1 * yearly',
      tasks: { yearly: async () => {} },
      atStart: async () => network.cut(),
      failed: failed.keep,
    });
    await failed.kept;
    await queue.stop();
  });

  it('can be stopped where the database goes away while it is asked to listen [OWN-82]', async () => {
    const { world } = await aWorld();
    const network = await silentNetwork(world.connectionString);
    undo.push(network.close);
    const asked = network.unanswered('LISTEN');
    const failed = later<unknown>();
    const queue = aQueue(world, {
      connectionString: network.connectionString,
      atStart: async () => {
        await asked;
        setImmediate(network.cut);
        throw new Error('away');
      },
      failed: failed.keep,
    });
    await failed.kept;
    await queue.stop();
  });

  it('is not accessible to the database role of a congregation [GEN-20, RG-05]', async () => {
    const { world } = await aWorld();
    await aCongregation(world);
    for (const sql of [
      'select from graphile_worker.jobs',
      `select graphile_worker.add_job('hour')`,
      'select failed_jobs(null)',
    ]) {
      await expect(world.database.asTenant(1, (db) => db.rows(sql))).rejects.toThrow(
        /permission denied/u,
      );
    }
  });
});

it('makes due returns and runs waiting jobs when a backend starts [B-13]', async () => {
  const { world, client } = await aWorld();
  await aCongregation(world, { settings: { online_automatic_return: true } });
  await aUser(world, { id: 1, login: 'DUPONT Hélène' });
  const due = '2026-03-10';
  await aTerritory(world, {
    id: 1,
    exited: { to: 1, released: '2025-11-10', due, online: true },
  });
  const { database, clock, mailer } = world;
  await database.asTenant(1, (db) =>
    putInOutbox(db, 1, {
      recipient: 'helene@example.org',
      subject: 'Un essai',
      body: 'Bonjour',
      html: '<p>Bonjour</p>',
      kind: 'answer',
    }),
  );
  const { rows: jobs } = await client.query<{ key: string }>(
    'select key from graphile_worker.jobs',
  );
  expect(jobs).toEqual([{ key: expect.stringMatching(/^mail:1:\d+$/u) }]);
  await client.query('select graphile_worker.remove_job($1)', [jobs[0]?.key]);
  const { log, lines } = keptLog();
  const config = {
    smtpUrl: undefined,
    publicUrl: world.url,
    product: 'territoire',
    lastingSecret: tokenSecret,
    dataDir: world.dataDir,
  };
  const queue = startJobs(world.connectionString, {
    database,
    clock,
    mailer,
    config,
    log,
  });
  undo.push(() => queue.stop());
  await expect
    .poll(() => world.read('select return_date::text as back from histories'), { timeout: 10_000 })
    .toEqual([{ back: due }]);
  await expect
    .poll(() => world.read('select sent_at is not null as sent from mail_outbox'), {
      timeout: 10_000,
    })
    .toEqual([{ sent: true }]);
  expect(lines).toEqual([]);
});
