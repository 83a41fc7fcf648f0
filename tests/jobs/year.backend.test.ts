import { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startJobs } from '../../backend/jobs/jobs.ts';
import type { Queue } from '../../backend/parts/db/queue.ts';
import { createMailer } from '../../backend/parts/mail/mailer.ts';
import { aCongregation, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { keptLog } from '../support/kept-log.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { rounds } from '../support/rounds.ts';
import { openWorld, tokenSecret, type World } from '../support/world.ts';
import { accepting, drawing, expectations, toldIn, type Assignment } from './drawn-year.ts';

const seed = 20_260_301;
/** A whole year in the full run. */
const days = rounds(365, 180);
const weeks = 2;
const territories = 14;
const firstDay = Temporal.PlainDate.from('2026-03-01');

let mailbox: Mailbox;
let world: World;
let client: Client;
const { log, lines } = keptLog();

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openWorld({ smtpUrl: mailbox.url });
  client = new Client({ connectionString: world.connectionString });
  await client.connect();
  await aCongregation(world, {
    settings: { sendmail: true, pre_warning: weeks, online_automatic_return: true },
  });
  for (const id of [...accepting, 14]) {
    await aUser(world, {
      id,
      login: `Personne ${id}`,
      email: `p${id}@example.org`,
      subscription: accepting.includes(id),
    });
  }
  for (let id = 1; id <= territories; id += 1) await aTerritory(world, { id });
});
afterAll(async () => {
  await client.end();
  await world.close();
  await mailbox.close();
});

/** Another backend on this database, with its own mail queue. */
async function aBackend(): Promise<Queue> {
  const { database, clock, connectionString } = world;
  const config = {
    smtpUrl: mailbox.url,
    publicUrl: 'https://territoires.example.org',
    product: 'territoire',
    dataDir: world.dataDir,
    lastingSecret: tokenSecret,
  };
  const mailer = createMailer(database, config, log);
  const queue = startJobs(
    connectionString,
    { database, clock, mailer, config, log },
    { crontab: '', pollInterval: 50 },
  );
  await queue.started;
  return {
    started: queue.started,
    stop: async () => {
      await queue.stop();
      await mailer.close();
    },
  };
}

/** Adds the hourly job as the crontabs of two backends do. */
const hourComes = () =>
  client.query(
    `select graphile_worker.add_job('hour', job_key => 'hour') from generate_series(1, 2)`,
  );

/** Locks the hourly job for a worker that no longer exists. */
const diesInTheHour = async () => {
  await hourComes();
  await client.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that died'`,
  );
};

const everythingIsDone = () =>
  vi.waitFor(
    async () => {
      const { rows } = await client.query(
        'select key from graphile_worker.jobs where attempts < max_attempts',
      );
      expect(rows).toEqual([]);
    },
    { interval: 5, timeout: 30_000 },
  );

it(`two backends over ${days} days, stopped and started at any time: each reminder and each automatic return once [B-13, B-14]`, async () => {
  const draw = drawing(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(draw(of.length))]!;
  const expected = expectations(weeks);
  const loans: Assignment[] = [];
  const came: string[] = [];
  let backends = [await aBackend(), await aBackend()];
  let restarts = 0;

  const takeOut = async (today: Temporal.PlainDate) => {
    const free = Array.from({ length: territories }, (_, at) => at + 1).filter(
      (id) => !loans.some((it) => it.territory === id && it.returned === null),
    );
    const last = loans.findLast(({ territory }) => territory === free[0]);
    if (free.length === 0 || last?.returned === today.toString()) return;
    const loan: Assignment = {
      id: loans.length + 1,
      territory: free[0]!,
      holder: one([...accepting, 14]),
      online: draw(3) < 1,
      due: today.add({ days: 3 + Math.floor(draw(60)) }),
      returned: null,
    };
    loans.push(loan);
    await anAssignment(world, {
      id: loan.id,
      territory: loan.territory,
      to: loan.holder,
      released: today.toString(),
      due: loan.due.toString(),
      outputNumber: loan.id,
      online: loan.online,
    });
  };
  const change = async (today: Temporal.PlainDate) => {
    const out = loans.filter(({ returned }) => returned === null);
    if (out.length === 0) return;
    const loan = one(out);
    if (draw(3) < 1) loan.due = loan.due.add({ months: 1 });
    else loan.returned = today.toString();
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set theoretical_return_date = $2, return_date = $3 where id = $1', [
        loan.id,
        loan.due.toString(),
        loan.returned,
      ]),
    );
  };

  for (let day = 0; day < days; day += 1 + Math.floor(draw(3))) {
    const today = firstDay.add({ days: day });
    const hours = [...(draw(4) < 1 ? [Math.floor(draw(8))] : []), 8 + Math.floor(draw(14))];
    for (const hour of hours) {
      const now = today.toZonedDateTime({
        timeZone: 'Europe/Paris',
        plainTime: { hour, minute: 1 },
      });
      world.clock.set(now.toInstant().toString());
      if (draw(3) < 2) await takeOut(today);
      if (draw(3) < 1) await change(today);
      const luck = draw(100);
      if (luck < 6) {
        restarts += 1;
        const [ended, other] = luck < 3 ? backends : backends.toReversed();
        await Promise.all([hourComes(), ended?.stop()]);
        backends = [await aBackend(), ...(other ? [other] : [])];
      } else if (luck < 8) {
        restarts += 1;
        await Promise.all(backends.map((backend) => backend.stop()));
        await diesInTheHour();
        backends = [await aBackend(), await aBackend()];
      } else {
        await hourComes();
      }
      expected.at(now, loans);
      await everythingIsDone();
      came.push(...mailbox.unread().flatMap(toldIn));
    }
  }
  await Promise.all(backends.map((backend) => backend.stop()));

  expect(lines).toEqual([]);
  expect(restarts).toBeGreaterThan((10 * days) / 365);
  expect(expected.told.size).toBeGreaterThan((50 * days) / 365);
  expect(came.toSorted()).toEqual([...expected.told].toSorted());
  const returns = await world.read<{ territory: string }>(
    `select split_part(number_name, ' ', 1) as territory from event_logs order by id`,
  );
  expect(expected.returned.length).toBeGreaterThan((10 * days) / 365);
  expect(returns.map(({ territory }) => territory).toSorted()).toEqual(
    expected.returned.toSorted(),
  );
  expect(
    await world.read('select id, return_date::text as returned from histories order by id'),
  ).toEqual(loans.map(({ id, returned }) => ({ id, returned })));
}, 120_000);
