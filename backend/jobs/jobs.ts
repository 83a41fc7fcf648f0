import { makeInProcess } from '../grounds/maker.ts';
import { openQueue, type Queue, type QueueOptions } from '../parts/db/queue.ts';
import { tasksOf, type Ports } from './tasks.ts';

/** Hourly at minute 1, in UTC: the tasks consult our own clock for local midnight. */
const everyHour = '1 * * * * hour';

const pushesAtOnce = 4;

/**
 * Starts the scheduled jobs (OWN-13), shared with other backends on the same database. A ground that
 * is being made goes back to the queue when they stop, and so does a notification that is being sent.
 */
export function startJobs(
  connectionString: string,
  ports: Omit<Ports, 'maker' | 'closing'> & Partial<Pick<Ports, 'maker'>>,
  options: Partial<Pick<QueueOptions, 'crontab' | 'pollInterval' | 'idle'>> = {},
): Queue {
  const closing = new AbortController();
  const { push, ...others } = tasksOf({ maker: makeInProcess, ...ports, closing: closing.signal });
  const usual = {
    connectionString,
    failed: (error: unknown) => ports.log.error({ err: error }, 'queue failed'),
    ...options,
  };
  const queue = openQueue({
    crontab: everyHour,
    ...usual,
    tasks: others,
    atStart: async ({ addJob }) => {
      await addJob('hour', { resume: true }, { jobKey: 'hour' });
    },
  });
  // A push service that does not answer holds up no other work.
  const pushes = openQueue({
    ...usual,
    tasks: { push },
    crontab: '',
    atStart: async () => {},
    concurrency: pushesAtOnce,
  });
  return {
    started: Promise.all([queue.started, pushes.started]).then(() => {}),
    stop: async () => {
      closing.abort();
      await Promise.all([queue.stop(), pushes.stop()]);
    },
  };
}
