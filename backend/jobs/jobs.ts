import { makeInProcess } from '../grounds/maker.ts';
import { openQueue, type Queue, type QueueOptions } from '../parts/db/queue.ts';
import { tasksOf, type Ports } from './tasks.ts';

/** Hourly at minute 1, in UTC: the tasks consult our own clock for local midnight. */
const everyHour = '1 * * * * hour';

/**
 * Starts the scheduled jobs (OWN-13), shared with other backends on the same database. A ground that
 * is being made goes back to the queue when they stop.
 */
export function startJobs(
  connectionString: string,
  ports: Omit<Ports, 'maker' | 'closing'> & Partial<Pick<Ports, 'maker'>>,
  options: Partial<Pick<QueueOptions, 'crontab' | 'pollInterval' | 'idle'>> = {},
): Queue {
  const closing = new AbortController();
  const queue = openQueue({
    connectionString,
    tasks: tasksOf({ maker: makeInProcess, ...ports, closing: closing.signal }),
    crontab: everyHour,
    atStart: async ({ addJob }) => {
      await addJob('hour', { resume: true }, { jobKey: 'hour' });
    },
    failed: (error) => ports.log.error({ err: error }, 'queue failed'),
    ...options,
  });
  return {
    started: queue.started,
    stop: () => {
      closing.abort();
      return queue.stop();
    },
  };
}
