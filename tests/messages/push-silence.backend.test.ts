import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startJobs } from '../../backend/jobs/jobs.ts';
import type { Queue } from '../../backend/parts/db/queue.ts';
import { putInOutbox } from '../../backend/parts/mail/mail.queries.ts';
import {
  add,
  helene,
  mailbox,
  onQueue,
  openPushDesk,
  out,
  plan,
  ports,
  send,
  service,
  shown,
  subscribed,
  timeGoesBy,
  waiting,
  world,
} from './push-desk.ts';
import { aBrowser } from './push-service.ts';

openPushDesk();

/** Answers that the service owes. */
const owed: ServerResponse[] = [];
const hold = () => service.answer((response) => void owed.push(response));
const queues: Queue[] = [];
const jobs = () => {
  const queue = startJobs(
    world.connectionString,
    { ...world, config: { ...ports().config, dataDir: world.dataDir } },
    { pollInterval: 50 },
  );
  queues.push(queue);
  return queue;
};

beforeEach(async () => {
  await onQueue((client) => client.query('delete from graphile_worker._private_jobs'));
  await out(1, 11, '2026-03-20');
  await plan();
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  for (const response of owed.splice(0)) response.destroy();
});

/** Sessions of the database that have a transaction open and do nothing in it. */
const idleTransactions = () =>
  onQueue(async (client) => {
    const { rows } = await client.query(
      "select application_name from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    return rows;
  });
const locks = () =>
  onQueue(async (client) => {
    const { rows } = await client.query(
      "select mode from pg_locks where relation = 'push_outbox'::regclass and database = (select oid from pg_database where datname = current_database())",
    );
    return rows;
  });

describe('a push service that says nothing', () => {
  it('is waited for without an open transaction, and what it answers then counts [OWN-410]', async () => {
    hold();
    const sent = send();
    await expect.poll(() => owed.length).toBe(1);
    expect([await idleTransactions(), await locks()]).toEqual([[], []]);
    expect(await send()).toEqual([60]);
    owed[0]?.writeHead(201).end();
    expect(await sent).toEqual([null]);
    expect([shown().length, await waiting()]).toEqual([1, []]);
  });

  it('is given up in time, and asked again a minute later [OWN-410]', async () => {
    hold();
    const began = performance.now();
    expect(await send({ patience: 300 })).toEqual([60]);
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await world.read('select from one_tap_links')).toEqual([]);
    service.answer(201);
    expect([await send(), service.posted]).toEqual([[60], []]);
    await timeGoesBy();
    expect([await send(), shown().length]).toEqual([[null], 1]);
  });

  it('after its yes has said enough, as has one that never ends it [OWN-410]', async () => {
    service.answer((response) => {
      owed.push(response);
      response.writeHead(201).write('.');
    });
    expect(await send({ patience: 300 })).toEqual([null]);
    expect([service.posted.length, await waiting()]).toEqual([1, []]);
  });

  it('is asked once by two at once [OWN-410]', async () => {
    hold();
    const both = [send(), send()];
    await expect.poll(() => owed.length).toBe(1);
    expect(await Promise.race(both)).toEqual([60]);
    owed[0]?.writeHead(201).end();
    const answers = (await Promise.all(both)).flat();
    expect(answers.map(String).toSorted()).toEqual(['60', 'null']);
    expect(service.posted).toHaveLength(1);
  });

  it('while a device ends: the message ends with it [OWN-408, OWN-410]', async () => {
    hold();
    const sent = send();
    await expect.poll(() => owed.length).toBe(1);
    const [device] = await world.read<{ id: string }>('select id from push_subscriptions');
    const form = { device_id: String(device?.id) };
    await world.call('POST /message/device/end', { token: helene, form });
    owed[0]?.writeHead(503).end();
    expect([await sent, await waiting()]).toEqual([[null], []]);
  });

  it('holds up neither mails nor the end of the backend, which leaves the message for later [OWN-40, OWN-410]', async () => {
    for (let n = 0; n < 8; n += 1) await add(helene, aBrowser(service.origin, `more-${n}`));
    await world.database.asTenant(1, (db) => db.rows('delete from messages_told'));
    await plan();
    hold();
    const queue = jobs();
    await expect.poll(() => owed.length, { timeout: 10_000 }).toBe(4);
    await world.database.asTenant(1, (db) =>
      putInOutbox(db, 1, {
        recipient: 'helene@example.org',
        subject: 'Un essai',
        body: 'Bonjour',
        html: '<p>Bonjour</p>',
        kind: 'account',
      }),
    );
    expect((await mailbox.next()).subject).toBe('Un essai');
    expect([owed.length, await idleTransactions()]).toEqual([4, []]);
    const began = performance.now();
    await queue.stop();
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await subscribed()).toHaveLength(9);
    expect(await waiting()).toHaveLength(10);
  });
});

it('a message that waits is not tried before its time when a backend starts [OWN-410]', async () => {
  service.answer((response) => {
    response.writeHead(429, { 'retry-after': '1800' }).end();
  });
  expect(await send()).toEqual([1800]);
  await onQueue((client) => client.query('delete from graphile_worker._private_jobs'));
  const queue = jobs();
  await queue.started;
  await expect
    .poll(
      () =>
        onQueue(async (client) => {
          const { rows } = await client.query<{ late: boolean }>(
            "select run_at > now() + interval '1700 seconds' as late from graphile_worker.jobs where task_identifier = 'push'",
          );
          return rows;
        }),
      { timeout: 10_000 },
    )
    .toEqual([{ late: true }]);
  expect(service.posted).toHaveLength(1);
  await queue.stop();
  await timeGoesBy();
  service.answer(201);
  await jobs().started;
  await expect.poll(() => shown().length, { timeout: 10_000 }).toBe(1);
  await expect.poll(waiting).toEqual([]);
});
