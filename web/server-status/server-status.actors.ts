import type { jobRetryMachine } from '#machines/server-status/job-retry.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { retryJobMutation } from './server-status.operations.ts';

export const jobRetryActors: ActorsOf<typeof jobRetryMachine> = (client) => ({
  retryJob: asks(client, retryJobMutation),
});
