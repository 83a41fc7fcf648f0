import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { AutomaticBackups } from '../backup/automatic-backups.ts';
import { forgetOldGroundWork, makeWaitingGrounds } from '../grounds/ground-job.ts';
import type { Maker } from '../grounds/maker.ts';
import { leaseSeconds, somethingWaits } from '../grounds/makings.queries.ts';
import { tidyCongregation } from '../daily/daily.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database } from '../parts/db/database.ts';
import { congregationIds } from '../parts/db/elsewhere.ts';
import { waitingMails } from '../parts/mail/mail.queries.ts';
import { tellMailTrouble } from '../parts/mail/mail-trouble.ts';
import type { PushServices } from '../parts/push/push-services.ts';
import type { Mailer } from '../parts/mail/mailer.ts';
import { remindCongregation, reminderMayLeave } from '../reminders/reminders.ts';
import {
  askForBackup,
  askForMails,
  askForPushes,
  askInCongregations,
  forgetDeadJobs,
} from './jobs.queries.ts';
import { messageMayLeave } from '../messages/mail-may-leave.ts';
import { planMessages } from '../messages/plan-messages.ts';
import { sendPush } from '../messages/send-push.ts';
import { faultOf } from './fault.ts';

export interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'product' | 'lastingSecret' | 'dataDir'> &
    Partial<Pick<Config, 'secondFactorDemanded'>> &
    PushServices;
  readonly maker: Maker;
  /** Aborted when the backend stops. */
  readonly closing: AbortSignal;
  readonly log: JobsLog;
  /** Absent: this backend makes no backups. */
  readonly backups?: AutomaticBackups;
}

export interface JobsLog {
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

const hour = z.object({ resume: z.boolean().default(false) });
const inCongregation = hour.extend({ congregation: z.int() });
const oneMail = z.object({ congregation: z.int(), mail: z.int() });
const onePush = z.object({ congregation: z.int(), push: z.int() });

/** Job handlers. All are idempotent and safe to interrupt. */
export function tasksOf(ports: Ports): TaskList {
  const { clock, mailer, log } = ports;
  const databaseOf = (job: JobHelpers['job']) => ports.database.labelled(`job-${job.id}`);

  /**
   * Adds a job per congregation, so that a failure affects only one. `resume` restarts jobs left by
   * a process that ended.
   */
  async function everyHour(payload: unknown, helpers: JobHelpers): Promise<void> {
    const { resume } = hour.parse(payload ?? {});
    await forgetDeadJobs(helpers);
    const database = databaseOf(helpers.job);
    await askInCongregations(helpers, await database.asSite(congregationIds), resume);
    if (await ports.backups?.isDue()) await askForBackup(helpers, resume);
    await forgetOldGroundWork({ ...ports, database });
    if (await database.asSite(somethingWaits)) await helpers.addJob('ground', {}, groundJob);
  }

  async function oneCongregation(payload: unknown, helpers: JobHelpers): Promise<void> {
    const { congregation, resume } = inCongregation.parse(payload);
    const database = databaseOf(helpers.job);
    await database.asTenant(congregation, (db) => tidyCongregation(db, clock, ports.config));
    await remindCongregation(database, congregation, ports);
    const waiting = await database.asTenant(congregation, waitingMails);
    await askForMails(helpers, congregation, waiting, resume);
    const unsent = await planMessages(database, congregation, ports);
    await askForPushes(helpers, congregation, unsent, resume);
  }

  async function sendMail(payload: unknown, { job }: JobHelpers): Promise<void> {
    const { congregation, mail } = oneMail.parse(payload);
    try {
      await mailer.send(
        congregation,
        mail,
        async (db, it) =>
          (await reminderMayLeave(db, congregation, it, ports)) &&
          (await messageMayLeave(db, it, { ...ports, congregation, job: job.id })),
      );
    } catch (cause) {
      log.warn(
        { mail, congregation, attempt: job.attempts, fault: faultOf(cause) },
        'mail stays in the outbox',
      );
      await databaseOf(job).asTenant(congregation, (db) =>
        tellMailTrouble(db, mail, job.attempts, cause),
      );
      throw cause;
    }
  }

  /** One that waits has its next try as a new job under its key. */
  async function sendOnePush(payload: unknown, helpers: JobHelpers): Promise<void> {
    const { congregation, push } = onePush.parse(payload);
    const database = databaseOf(helpers.job);
    const seconds = await sendPush(congregation, push, { ...ports, database, job: helpers.job.id });
    if (seconds === null) return;
    const runAt = new Date(Date.now() + seconds * 1000);
    const jobKey = `push:${congregation}:${push}`;
    await helpers.addJob('push', { congregation, push }, { jobKey, runAt, maxAttempts: 1000 });
  }

  /** Looks again when the lease of another process has run out: that process may have died. */
  async function makeGrounds(_payload: unknown, helpers: JobHelpers): Promise<void> {
    const database = databaseOf(helpers.job);
    if (!(await makeWaitingGrounds({ ...ports, database }))) return;
    const runAt = new Date(Date.now() + (leaseSeconds + 1) * 1000);
    await helpers.addJob('ground', {}, { ...groundJob, runAt });
  }

  return {
    hour: reportingFailures(everyHour),
    congregation: reportingFailures(oneCongregation),
    mail: throwingCodesOnly(sendMail),
    push: reportingFailures(sendOnePush),
    backup: reportingFailures(async () => ports.backups?.makeDaily()),
    ground: reportingFailures(makeGrounds),
  };

  /**
   * The queue stores error messages: only the error code is passed on, because messages may name
   * people.
   */
  function throwingCodesOnly(task: Task): Task {
    return async (payload, helpers) => {
      try {
        await task(payload, helpers);
      } catch (cause) {
        throw new Error(faultOf(cause), { cause });
      }
    };
  }

  function reportingFailures(task: Task): Task {
    return throwingCodesOnly(async (payload, helpers) => {
      try {
        await task(payload, helpers);
      } catch (cause) {
        const { id, task_identifier: name, attempts } = helpers.job;
        log.error({ err: cause, job: id, task: name, attempt: attempts }, 'job failed');
        throw cause;
      }
    });
  }
}

/** One at a time; whatever waits is looked up. */
const groundJob = { jobKey: 'ground', maxAttempts: 1000 } as const;

type Task = (payload: unknown, helpers: JobHelpers) => Promise<void>;
