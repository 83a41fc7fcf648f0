import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { tidyCongregation } from '../daily/daily.ts';
import { congregationIds } from '../db/elsewhere.ts';
import { waitingMails } from '../mail/mail.queries.ts';
import { tellMailTrouble } from '../mail/mail-trouble.ts';
import { remindCongregation, reminderMayLeave } from '../reminders/reminders.ts';
import { askForMails, askInCongregations, forgetDeadJobs } from './jobs.queries.ts';
import { faultOf } from './fault.ts';
import type { Ports } from './jobs.ts';

const hour = z.object({ resume: z.boolean().default(false) });
const inCongregation = hour.extend({ congregation: z.int() });
const oneMail = z.object({ congregation: z.int(), mail: z.int() });

/** The work of each kind of job. Each may be done twice, or begun and broken off, without harm. */
export function tasksOf(ports: Ports): TaskList {
  const { database, clock, post } = ports;

  /** Each congregation by itself: where one fails, the others still get theirs. `resume`: what an ended process has left is begun anew. */
  async function everyHour(payload: unknown, helpers: JobHelpers): Promise<void> {
    const { resume } = hour.parse(payload ?? {});
    await forgetDeadJobs(helpers);
    await askInCongregations(helpers, await database.asSite(congregationIds), resume);
  }

  async function oneCongregation(payload: unknown, helpers: JobHelpers): Promise<void> {
    const { congregation, resume } = inCongregation.parse(payload);
    await database.asTenant(congregation, (db) => tidyCongregation(db, clock));
    await remindCongregation(database, congregation, ports);
    const waiting = await database.asTenant(congregation, waitingMails);
    await askForMails(helpers, congregation, waiting, resume);
  }

  async function sendMail(payload: unknown, { job }: JobHelpers): Promise<void> {
    const { congregation, mail } = oneMail.parse(payload);
    try {
      await post.send(congregation, mail, (db, it) =>
        reminderMayLeave(db, congregation, it, ports),
      );
    } catch (cause) {
      process.stderr.write(`mail ${mail} waits in the outbox: ${faultOf(cause)}\n`);
      await database.asTenant(congregation, (db) => tellMailTrouble(db, mail, job.attempts, cause));
      throw cause;
    }
  }

  return {
    hour: told(everyHour),
    congregation: told(oneCongregation),
    mail: toldByCode(sendMail),
  };

  /** The queue keeps what an error says: of a fault it keeps the code alone, which names nobody. */
  function toldByCode(task: Task): Task {
    return async (payload, helpers) => {
      try {
        await task(payload, helpers);
      } catch (cause) {
        throw new Error(faultOf(cause), { cause });
      }
    };
  }

  function told(task: Task): Task {
    return toldByCode(async (payload, helpers) => {
      try {
        await task(payload, helpers);
      } catch (cause) {
        ports.failed(cause);
        throw cause;
      }
    });
  }
}

type Task = (payload: unknown, helpers: JobHelpers) => Promise<void>;
