import type { JobHelpers } from 'graphile-worker';

type Queue = Pick<JobHelpers, 'query'>;

/** Adds one job per congregation; a pending job stays unless it is to be restarted. */
export async function askInCongregations(
  queue: Queue,
  ids: readonly number[],
  resume: boolean,
): Promise<void> {
  await queue.query(addForCongregations, [ids, resume, modeOf(resume)]);
}

const addForCongregations = `
  select count(
    graphile_worker.add_job(
      'congregation',
      json_build_object('congregation', id, 'resume', $2::boolean),
      job_key => 'congregation:' || id,
      max_attempts => 1000,
      job_key_mode => $3
    )
  )
  from unnest($1::integer[]) id`;

/** Adds a job for each waiting mail without one. */
export async function askForMails(
  queue: Queue,
  congregation: number,
  ids: readonly number[],
  resume: boolean,
): Promise<void> {
  await queue.query(addForMails, [congregation, ids, modeOf(resume)]);
}

const addForMails = `
  select count(
    graphile_worker.add_job(
      'mail',
      json_build_object('congregation', $1::integer, 'mail', id),
      job_key => format('mail:%s:%s', $1::integer, id),
      max_attempts => 1000,
      job_key_mode => $3
    )
  )
  from unnest($2::bigint[]) id`;

/** The same, for each waiting notification. */
export async function askForPushes(
  queue: Queue,
  congregation: number,
  ids: readonly number[],
  resume: boolean,
): Promise<void> {
  await queue.query(addForPushes, [congregation, ids, modeOf(resume)]);
}

const addForPushes = `
  select count(
    graphile_worker.add_job(
      'push',
      json_build_object('congregation', $1::integer, 'push', id),
      job_key => format('push:%s:%s', $1::integer, id),
      max_attempts => 1000,
      job_key_mode => $3
    )
  )
  from unnest($2::bigint[]) id`;

/** Adds the job of the day's backup, one for all backends. */
export async function askForBackup(queue: Queue, resume: boolean): Promise<void> {
  await queue.query(addForBackup, [modeOf(resume)]);
}

const addForBackup = `
  select graphile_worker.add_job(
    'backup',
    job_key => 'backup',
    max_attempts => 1000,
    job_key_mode => $1
  )`;

/** Deletes jobs that were superseded or gave up a week ago. */
export async function forgetDeadJobs(queue: Queue): Promise<void> {
  await queue.query(completeDead);
}

const completeDead = `
  select count(*)
  from graphile_worker.complete_jobs(
    array(
      select id
      from graphile_worker.jobs
      where attempts >= max_attempts
        and created_at < now() - interval '7 days'
    )
  )`;

const modeOf = (resume: boolean) => (resume ? 'replace' : 'unsafe_dedupe');
