import { createRequire } from 'node:module';
import type * as GraphileWorker from 'graphile-worker';
import type { Runner, TaskList } from 'graphile-worker';
import pg from 'pg';

export interface Queue {
  /** Once it takes jobs. */
  readonly started: Promise<void>;
  /** Ends the jobs under way first; what it has not begun is left to the next backend. */
  readonly stop: () => Promise<void>;
}

export interface QueueOptions {
  readonly connectionString: string;
  readonly tasks: TaskList;
  /** What is to happen by itself: a line of a crontab, in UTC. */
  readonly crontab: string;
  /** Once, as soon as this backend takes jobs. */
  readonly atStart: (runner: Pick<Runner, 'addJob'>) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly pollInterval?: number;
  /** Milliseconds in which the library is not read yet: the process has better to do than that. */
  readonly idle?: number;
}

const jobsAtOnce = 2;
const connections = jobsAtOnce + 2;
const startAgainAfter = 5000;

/** Takes jobs of the queue in the database, beside any other backend; answers before it has started. */
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

  /** A connection that ends a moment after its pool is no failure. */
  function unlessClosing(error: unknown): void {
    if (!closing.signal.aborted) options.failed(error);
  }

  /** Until it is stopped, or the library gives up. */
  async function takeJobs(): Promise<void> {
    const pool = new pg.Pool({
      connectionString: options.connectionString,
      max: connections,
      application_name: 'territories-jobs',
    });
    pool.on('error', () => {});
    try {
      const runner = await startRunner(pool, { ...options, failed: unlessClosing });
      const stopped = new Promise<void>((resolve) => {
        wake = resolve;
        if (closing.signal.aborted) resolve();
      });
      runner.promise.catch(() => {});
      try {
        await options.atStart(runner);
        tellStarted();
        await Promise.race([stopped, runner.promise]);
      } finally {
        // It refuses to be stopped twice, and may have given up by itself.
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
 * Read when it is wanted and not at the start of the program, which it would slow; required, because a program that
 * runs from its compiled form (scripts/launcher.cjs) can import nothing from outside.
 */
function library(): typeof GraphileWorker {
  return createRequire(import.meta.url)('graphile-worker');
}

async function startRunner(
  pgPool: pg.Pool,
  { tasks, crontab, failed, pollInterval = 2000 }: QueueOptions,
): Promise<Runner> {
  const { Logger, run } = library();
  const logger = new Logger((scope) => (level: string, message) => {
    // A job that fails has told why itself, without what it was about.
    if (level === 'error' && scope.jobId === undefined && !message.startsWith('Failed task ')) {
      failed(new Error(message));
    }
  });
  return run({
    pgPool,
    taskList: tasks,
    crontab,
    pollInterval,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    logger,
  });
}

/** The tables of the queue, where they are missing: a trigger of ours asks for jobs. */
export async function installQueue(client: pg.Client, connectionString: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as there`,
  );
  if (rows[0]?.there) return;
  const { Logger, runMigrations } = library();
  const pgPool = new pg.Pool({ connectionString, max: 1 });
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}
