import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { serverStatusRest } from './server-status.rest.ts';

export const serverStatusResolvers = {
  Query: {
    serverStatus: async (_, __, { rest }) => {
      const status = fieldsOf(await serverStatusRest(rest).serverStatus());
      const { program, database, mails, jobs } = status;
      return {
        at: status.at,
        program: {
          version: program.version,
          commit: program.commit,
          node: program.node,
          startedAt: program.started_at,
        },
        database: {
          embedded: database.embedded,
          version: database.version,
          bytes: database.bytes,
          migrations: database.migrations,
          lastMigration: database.last_migration,
        },
        disk: status.disk,
        backup: status.backup && {
          madeAt: status.backup.made_at,
          fault: status.backup.fault,
        },
        mails: { waiting: mails.waiting, failed: mails.failed, fault: mails.fault },
        waitingJobs: jobs.waiting,
        failed: jobs.failed + mails.failed,
        failedJobs: status.failed_jobs.map((job) => ({
          id: String(job.job_id),
          work: job.work,
          congregation: job.congregation,
          attempts: job.attempts,
          since: job.since,
          nextTry: job.next_try,
          fault: job.fault,
        })),
        congregations: status.congregations,
        people: status.people,
      };
    },
  },
  Mutation: {
    retryJob: async (_, { jobId }, { rest }) =>
      outcomeOf(await serverStatusRest(rest).retryJob(jobId ?? null)),
  },
} satisfies Resolvers;
