import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const status = wire.object({
  at: wire.text,
  program: wire.object({
    version: wire.textOrNull,
    commit: wire.textOrNull,
    node: wire.text,
    started_at: wire.text,
  }),
  database: wire.object({
    embedded: wire.boolean,
    version: wire.text,
    bytes: wire.number,
    migrations: wire.integer,
    last_migration: wire.textOrNull,
  }),
  disk: wire.orNull(wire.object({ free: wire.number, total: wire.number })),
  backup: wire.orNull(wire.object({ made_at: wire.textOrNull, fault: wire.textOrNull })),
  mails: wire.object({ waiting: wire.integer, failed: wire.integer, fault: wire.textOrNull }),
  jobs: wire.object({ waiting: wire.integer, failed: wire.integer }),
  failed_jobs: wire.list(
    wire.object({
      job_id: wire.id,
      work: wire.text,
      congregation: wire.textOrNull,
      attempts: wire.integer,
      since: wire.text,
      next_try: wire.textOrNull,
      fault: wire.text,
    }),
  ),
  congregations: wire.integer,
  people: wire.integer,
  presence: wire.orNull(
    wire.list(
      wire.object({
        congregation: wire.text,
        in_week: wire.integer,
        in_month: wire.integer,
        cards: wire.integer,
        passkeys: wire.integerOrNull,
      }),
    ),
  ),
});

/** REST calls of the state of the server, beyond the contract (OWN-92, OWN-93). */
export const serverStatusRest = (rest: Rest) => ({
  serverStatus: () => rest.get('/server/status', status),
  retryJob: (jobId: string | null) => rest.post('/server/job/retry', { job_id: jobId ?? '' }),
});
