import { openQueue, type Queue, type QueueOptions } from '../parts/db/queue.ts';
import { tasksOf, type Ports } from './tasks.ts';

/** Hourly at minute 1, in UTC: the tasks consult our own clock for local midnight. */
const everyHour = '1 * * * * hour';

/** Starts the scheduled jobs (OWN-13), shared with other backends on the same database. */
export const startJobs = (
  connectionString: string,
  ports: Ports,
  options: Partial<Pick<QueueOptions, 'crontab' | 'pollInterval' | 'idle'>> = {},
): Queue =>
  openQueue({
    connectionString,
    tasks: tasksOf(ports),
    crontab: everyHour,
    atStart: async ({ addJob }) => {
      await addJob('hour', { resume: true }, { jobKey: 'hour' });
    },
    failed: (error) => ports.log.error({ err: error }, 'queue failed'),
    ...options,
  });
