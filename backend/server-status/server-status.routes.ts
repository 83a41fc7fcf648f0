import { z } from 'zod';
import { latestBackup } from '../parts/backup/latest-backup.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { idOrNone } from '../parts/http/fields.ts';
import { program } from '#server/program.ts';
import { markDays } from '../parts/sessions/mark-days.ts';
import { diskOf } from '../parts/readiness/disk.ts';
import { databaseState, queueState } from '../parts/server-state/server-state.queries.ts';
import {
  backupFault,
  failedJobs,
  inhabitants,
  namesOfCongregations,
  presence,
  retryFailedJobs,
  type FailedJob,
} from './server-status.queries.ts';
import {
  faultOfTask,
  serverStatusEvents,
  serverStatusTexts,
  workOf,
} from './server-status.texts.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>;
}

/** Failed jobs that are listed; `jobs.failed` and `mails.failed` count all. */
const mostListed = 100;

const retryForm = z.object({ job_id: idOrNone });

/** The state of the whole server, for site administrators only (OWN-92). */
export function serverStatusCalls(calls: Calls, { clock, config }: Ports): void {
  const startedAt = clock.now().subtract({ milliseconds: Math.round(process.uptime() * 1000) });

  calls.signedIn('GET /server/status', noForm, async ({ db, now }) => {
    const site = await onTheSite(db, async () => ({
      database: await databaseState(db),
      queue: await queueState(db),
      backup: await latestBackup(db),
      backupFault: await backupFault(db),
      failed: await failedJobs(db, mostListed),
      names: await namesOfCongregations(db),
    }));
    const { queue, backup } = site;
    const ids = [...site.names.keys()];
    const disk = await diskOf(config.dataDir).catch(() => null);
    return done({
      at: now.round('second').toString(),
      program: {
        ...program,
        node: process.version.replace(/^v/u, ''),
        started_at: startedAt.round('second').toString(),
      },
      database: { embedded: config.databaseUrl === undefined, ...site.database },
      disk: disk && { free: disk.free, total: disk.total },
      backup:
        backup || config.backups.automatic
          ? {
              made_at: backup?.madeAt ?? null,
              fault: site.backupFault === null ? null : faultOfTask('backup', site.backupFault),
            }
          : null,
      mails: {
        waiting: queue.mails_waiting,
        failed: queue.mails_failed,
        fault: queue.mail_fault === null ? null : faultOfTask('mail', queue.mail_fault),
      },
      jobs: { waiting: queue.jobs_waiting, failed: queue.jobs_failed },
      failed_jobs: site.failed.map(inWords),
      ...(await inhabitants(db, ids)),
      presence: (await presence(db, ids, now, markDays)).map(({ id, ...numbers }) => ({
        congregation: site.names.get(id) ?? '',
        ...numbers,
      })),
    });
  });

  /** Tries one failed job again at once, or all of them where none is named (OWN-93). */
  calls.signedIn('POST /server/job/retry', retryForm, async ({ db, session, form }) => {
    const retried = await onTheSite(db, () => retryFailedJobs(db, form.job_id));
    if (retried === 0) return refuse(serverStatusTexts.nothingToRetry);
    await logEvent(db, session, { numberName: null, action: serverStatusEvents.retried(retried) });
    return doneWithNotice(serverStatusTexts.retried(retried));
  });
}

const inWords = ({ id, task, congregation, attempts, since, next_try, error }: FailedJob) => ({
  job_id: id,
  work: workOf(task),
  congregation,
  attempts,
  since,
  next_try,
  fault: faultOfTask(task, error),
});
