import { EventEmitter, once } from 'node:events';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { askAgain } from './ask-again.ts';
import { keptAlive } from './kept-alive.ts';
import { queueLibrary } from './queue-library.ts';

export interface Queue {
  /** Resolves once jobs are taken, as soon as they are added. */
  readonly started: Promise<void>;
  /** Finishes running jobs; pending ones are left to other backends. */
  readonly stop: () => Promise<void>;
}

export interface QueueOptions {
  readonly connectionString: string;
  readonly tasks: TaskList;
  /** Crontab lines in UTC. */
  readonly crontab: string;
  /** Runs once, when this backend begins to take jobs. */
  readonly atStart: (runner: Pick<Runner, 'addJob'>) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly pollInterval?: number;
  readonly concurrency?: number;
  /** Milliseconds to wait before loading the library, which would slow down the start. */
  readonly idle?: number;
}

const jobsAtOnce = 2;
const lookInterval = 2000;
const startAgainAfter = 5000;
const longestSilence = 60_000;

/**
 * Takes jobs from the queue in the database, shared with other backends. Returns before it has
 * started.
 */
export function openQueue(options: QueueOptions): Queue {
  const closing = new AbortController();
  let wake = () => {};
  let tellStarted = () => {};
  const started = new Promise<void>((resolve) => {
    tellStarted = resolve;
  });
  const life = live();

  async function live(): Promise<void> {
    if (options.idle) await pause(options.idle);
    while (!closing.signal.aborted) {
      try {
        await takeJobs();
      } catch (error) {
        unlessClosing(error);
      }
      if (!closing.signal.aborted) await pause(startAgainAfter);
    }
  }

  /** Ignores errors of connections that close just after their pool. */
  function unlessClosing(error: unknown): void {
    if (!closing.signal.aborted) options.failed(error);
  }

  /** Runs until stopped or until the library gives up. */
  async function takeJobs(): Promise<void> {
    const pool = new pg.Pool({
      connectionString: options.connectionString,
      max: (options.concurrency ?? jobsAtOnce) + 2,
      application_name: 'territories-jobs',
      query_timeout: longestSilence,
      ...keptAlive,
    });
    pool.on('error', () => {});
    const over = new AbortController();
    // The library's schedule alone asks by `pool.query`; where that fails, it ends the process.
    askAgain(pool, {
      after: options.pollInterval ?? lookInterval,
      failed: unlessClosing,
      over: over.signal,
    });
    try {
      const events: WorkerEvents = new EventEmitter();
      // The library does not replace a worker that could not report the end of its job.
      const lost = once(events, 'worker:fatalError');
      let listening = Promise.resolve();
      const listened = new Promise<void>((resolve) => {
        events.on('pool:listen:success', ({ client }) => {
          listening = listensOn(client).then(resolve, () => {});
        });
      });
      const runner = await startRunner(pool, { ...options, events, failed: unlessClosing });
      const stopped = new Promise<void>((resolve) => {
        wake = resolve;
        if (closing.signal.aborted) resolve();
      });
      runner.promise.catch(() => {});
      try {
        await options.atStart(runner);
        void listened.then(tellStarted);
        await Promise.race([stopped, runner.promise, lost]);
      } finally {
        over.abort();
        // Stopped before its LISTEN fails, the library lets go of the connection twice, which ends the process.
        await listening;
        // `stop` throws when called twice or after the library gave up.
        await runner.stop().catch(() => {});
      }
    } finally {
      await pool.end();
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    started,
    stop: async () => {
      closing.abort();
      wake();
      await life;
    },
  };
}

/**
 * Resolves once the connection listens. The library tells of it just before it asks to: what is asked
 * a moment later on the same connection is answered after that.
 */
async function listensOn(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await Promise.resolve();
  await client.query('select');
}

interface RunnerOptions extends QueueOptions {
  readonly events: WorkerEvents;
}

async function startRunner(
  pgPool: pg.Pool,
  {
    tasks,
    crontab,
    failed,
    pollInterval = lookInterval,
    concurrency = jobsAtOnce,
    events,
  }: RunnerOptions,
): Promise<Runner> {
  const { Logger, run } = queueLibrary();
  const logger = new Logger((scope) => (level: string, message) => {
    // Failed jobs report their own errors, without personal data.
    if (level === 'error' && scope.jobId === undefined && !message.startsWith('Failed task ')) {
      failed(new Error(message));
    }
  });
  return run({
    pgPool,
    taskList: tasks,
    crontab,
    pollInterval,
    concurrency,
    noHandleSignals: true,
    logger,
    events,
  });
}

/** Creates the tables of the queue if missing; triggers of our migrations insert jobs. */
export async function installQueue(client: pg.Client, connectionString: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as there`,
  );
  if (rows[0]?.there) return;
  const { Logger, runMigrations } = queueLibrary();
  const pgPool = new pg.Pool({ connectionString, max: 1 });
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}
