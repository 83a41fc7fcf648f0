import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { serverStatusRest } from './server-status.rest.ts';

export const serverStatusResolvers = {
  Query: {
    serverStatus: async (_, __, { rest, policyReports }) => {
      const status = fieldsOf(await serverStatusRest(rest).serverStatus());
      const { mails, jobs, failedJobs } = status;
      return {
        ...status,
        waitingJobs: jobs.waiting,
        failed: jobs.failed + mails.failed,
        blocked: policyReports.counts(),
        failedJobs: failedJobs.map((job) => ({ ...job, id: job.jobId })),
      };
    },
  },
  Mutation: {
    retryJob: async (_, { jobId }, { rest }) =>
      outcomeOf(await serverStatusRest(rest).retryJob(jobId ?? null)),
  },
} satisfies Resolvers;
