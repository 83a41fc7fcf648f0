import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

it('every field arrives under its own name [OWN-92]', async () => {
  backend.answerJson({
    success: true,
    at: '2026-03-15T09:00:00Z',
    program: {
      version: '0.2.0',
      commit: 'abc1234',
      node: '20.19.0',
      started_at: '2026-03-15T08:00:00Z',
    },
    database: {
      embedded: true,
      version: '18.4',
      bytes: 3e9,
      migrations: 14,
      last_migration: '016.sql',
    },
    disk: { free: 5e9, total: 1e12 },
    backup: { made_at: '2026-03-15T02:00:00Z', fault: null },
    mails: { waiting: 3, failed: 2, fault: 'Le serveur d’e-mails ne répond pas.' },
    jobs: { waiting: 4, failed: 1 },
    failed_jobs: [
      {
        job_id: 17,
        work: 'E-mail',
        congregation: null,
        attempts: 5,
        since: '2026-03-15T07:00:00Z',
        next_try: null,
        fault: 'Le serveur d’e-mails ne répond pas.',
      },
    ],
    congregations: 2,
    people: 90,
    presence: [{ congregation: 'Centre', in_week: 3, in_month: 12, cards: 1, passkeys: 4 }],
  });
  const { data } = await gateway.run('ServerStatus', {}, 'a.token.b');
  expect(data).toMatchObject({
    serverStatus: {
      __typename: 'ServerStatus',
      at: '2026-03-15T09:00:00Z',
      program: {
        __typename: 'RunningProgram',
        version: '0.2.0',
        commit: 'abc1234',
        node: '20.19.0',
        startedAt: '2026-03-15T08:00:00Z',
      },
      database: {
        __typename: 'ServerDatabase',
        embedded: true,
        version: '18.4',
        bytes: 3e9,
        migrations: 14,
        lastMigration: '016.sql',
      },
      disk: { __typename: 'ServerDisk', free: 5e9, total: 1e12 },
      backup: { __typename: 'ServerBackup', madeAt: '2026-03-15T02:00:00Z', fault: null },
      mails: {
        __typename: 'ServerMails',
        waiting: 3,
        failed: 2,
        fault: 'Le serveur d’e-mails ne répond pas.',
      },
      waitingJobs: 4,
      failed: 3,
      failedJobs: [
        {
          __typename: 'FailedJob',
          id: '17',
          work: 'E-mail',
          congregation: null,
          attempts: 5,
          since: '2026-03-15T07:00:00Z',
          nextTry: null,
          fault: 'Le serveur d’e-mails ne répond pas.',
        },
      ],
      congregations: 2,
      people: 90,
      presence: [
        {
          __typename: 'CongregationPresence',
          congregation: 'Centre',
          inWeek: 3,
          inMonth: 12,
          cards: 1,
          passkeys: 4,
        },
      ],
    },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/server/status' }]);
});

it.each([
  ['17', 'job_id=17'],
  [null, 'job_id='],
])('the job %j is asked for again with exactly %j [OWN-93]', async (jobId, body) => {
  backend.answerJson({ success: true });
  await gateway.run('RetryJob', { jobId }, 'a.token.b');
  expect(backend.calls).toMatchObject([{ method: 'POST', path: '/server/job/retry', body }]);
});

it('a backend without the call is a bad answer, and the screen says so [OWN-92, GEN-04]', async () => {
  backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
  const { errors } = await gateway.run('ServerStatus', {}, 'a.token.b');
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_BAD_RESPONSE' } }]);
});
