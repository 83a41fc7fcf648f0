import type { Rest } from '../parts/rest/rest.ts';

interface WireStatus {
  readonly at: string;
  readonly program: {
    readonly version: string | null;
    readonly commit: string | null;
    readonly node: string;
    readonly started_at: string;
  };
  readonly database: {
    readonly embedded: boolean;
    readonly version: string;
    readonly bytes: number;
    readonly migrations: number;
    readonly last_migration: string | null;
  };
  readonly disk: { readonly free: number; readonly total: number } | null;
  readonly backup: { readonly made_at: string | null; readonly fault: string | null } | null;
  readonly mails: {
    readonly waiting: number;
    readonly failed: number;
    readonly fault: string | null;
  };
  readonly jobs: { readonly waiting: number; readonly failed: number };
  readonly failed_jobs: readonly {
    readonly job_id: number;
    readonly work: string;
    readonly congregation: string | null;
    readonly attempts: number;
    readonly since: string;
    readonly next_try: string | null;
    readonly fault: string;
  }[];
  readonly congregations: number;
  readonly people: number;
}

/** REST calls of the state of the server, beyond the contract (OWN-92, OWN-93). */
export const serverStatusRest = (rest: Rest) => ({
  serverStatus: () => rest.get<WireStatus>('/server/status'),
  retryJob: (jobId: string | null) => rest.post('/server/job/retry', { job_id: jobId ?? '' }),
});
