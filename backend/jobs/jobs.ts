import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import { openQueue, type Queue, type QueueOptions } from './queue.ts';
import { tasksOf } from './tasks.ts';

export interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly post: Post;
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'product' | 'tokenSecret'>;
  readonly failed: (error: unknown) => void;
}

/** A minute after each hour, wherever midnight is: what there is to do is asked of our own clock. */
const everyHour = '1 * * * * hour';

/** What happens by itself (issue 7, "Scheduled work"), shared with every other backend on this database. */
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
    failed: ports.failed,
    ...options,
  });
