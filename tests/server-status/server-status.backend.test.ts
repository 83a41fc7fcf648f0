import { hostname } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueue } from '../../backend/parts/db/queue.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { signal } from '../support/signal.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;
let client: Client;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  client = new Client({ connectionString: world.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
});

const status = (who: Who = '1') => staff.ask(who, 'GET /server/status');
const retry = (job_id: string, who: Who = '1') =>
  staff.ask(who, 'POST /server/job/retry', { job_id });
const plant = (sql: string) => client.query(sql);
const empty = () => plant('delete from mail_outbox; delete from graphile_worker._private_jobs');
/** Three mails and a job, of which two mails and the job have failed. */
const someFailed = () =>
  plant(`
    insert into mail_outbox (congregation_id, recipient, subject, body, html, kind)
      select 2, 'helene@example.org', '', '', '', 'late' from generate_series(1, 3);
    select graphile_worker.add_job('congregation', job_key => 'congregation:2');
    update graphile_worker._private_jobs
      set attempts = 4, last_error = 'Error ESOCKET', run_at = now() + interval '1 hour', updated_at = now() - interval '1 hour',
        created_at = '2026-03-15T08:00:00Z'
      where key in (select key from graphile_worker.jobs where task_identifier = 'mail' order by id limit 2);
    update graphile_worker._private_jobs
      set attempts = 1000, last_error = 'TypeError', created_at = '2026-03-15T08:30:00Z'
      where key = 'congregation:2'`);

describe('the state of the server', () => {
  it('tells program, database, disk, mails, jobs and how many live here [OWN-92]', async () => {
    await empty();
    const { rows } = await plant(
      'select count(*)::integer as n, max(name) as last from migrations',
    );
    const { program, database, disk, ...rest } = await status('site in 2');
    expect(program).toEqual({
      version: null,
      commit: null,
      node: process.version.slice(1),
      started_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u),
    });
    expect(database).toEqual({
      embedded: false,
      version: expect.stringMatching(/^1[5-9]/u),
      bytes: expect.any(Number),
      migrations: rows[0].n,
      last_migration: rows[0].last,
    });
    expect(disk).toEqual({ free: expect.any(Number), total: expect.any(Number) });
    expect(rest).toMatchObject({
      success: true,
      at: '2026-03-15T09:00:00Z',
      mails: { waiting: 0, failed: 0, fault: null },
      jobs: { waiting: 0, failed: 0 },
      failed_jobs: [],
      congregations: 2,
      people: 7,
    });
  });

  it('tells of each congregation who signed in within 7 and 30 days, which cards are out and how many passkeys there are, in numbers [OWN-375, OWN-388]', async () => {
    await plant('delete from device_marks; delete from pairing_cards; delete from passkeys');
    const mark = (congregation: number, user: number, days: number) =>
      plant(
        `insert into device_marks values (${congregation}, ${user}, sha256('${user} ${days}'),
          timestamptz '2026-03-15T09:00:00Z' + interval '${24 * (90 - days)} hours')`,
      );
    await mark(1, 1, 0);
    await mark(1, 1, 3);
    await mark(1, 2, 6);
    await mark(1, 3, 8);
    await mark(1, 4, 31);
    await mark(2, 21, 29);
    await plant(
      `insert into pairing_cards values
        (1, 5, sha256('a'), '2026-03-16'), (1, 6, sha256('b'), '2026-03-15T08:59:00Z')`,
    );
    const passkey = (congregation: number, user: number, id: string) =>
      plant(
        `insert into passkeys values (${congregation}, gen_random_uuid(), ${user}, '${id}', 'k', 0, '{internal}',
          'localhost', 'Téléphone', now())`,
      );
    await passkey(1, 2, 'a');
    await passkey(1, 2, 'b');
    await passkey(2, 21, 'a');
    for (const who of ['1', 'site in 2'] as const) {
      expect((await status(who))['presence']).toEqual([
        { congregation: 'Assemblée Centre', in_week: 2, in_month: 3, cards: 1, passkeys: 2 },
        { congregation: 'Port', in_week: 0, in_month: 1, cards: 0, passkeys: 1 },
      ]);
    }
  });

  it('tells when the newest backup was made, and why today’s fails [OWN-92]', async () => {
    await empty();
    expect(await status()).toMatchObject({ backup: { made_at: null, fault: null } });
    const made = (made_at: string, host: string) =>
      client.query(
        `insert into backups (kind, made_at, day, host, folder, file, bytes, encrypted)
          values ('daily', $1, $1::timestamptz::date, $2, '/nowhere', 'a.backup', 1, false)`,
        [made_at, host],
      );
    await made('2026-03-14T02:00:00+01', 'another');
    await made('2026-03-15T02:00:00+01', 'another');
    // Its file is gone from this machine.
    await made('2026-03-15T03:00:00+01', hostname());
    const made_at = '2026-03-15T01:00:00Z';
    expect(await status()).toMatchObject({ backup: { made_at, fault: null } });
    await plant(`
      select graphile_worker.add_job('backup', job_key => 'backup');
      update graphile_worker._private_jobs set attempts = 2, last_error = 'Error EACCES' where key = 'backup'`);
    const fault =
      'Le dossier des sauvegardes n’est pas accessible en écriture\u202F: vérifie BACKUP_DIR.';
    expect(await status()).toMatchObject({
      backup: { made_at, fault },
      failed_jobs: [{ work: 'Sauvegarde de chaque jour', congregation: null, fault }],
    });
  });

  it('says of what failed why, in words without addresses [OWN-92]', async () => {
    await empty();
    await someFailed();
    const { mails, jobs, failed_jobs } = await status();
    const fault = 'Le serveur d’e-mails ne répond pas.';
    expect(mails).toEqual({ waiting: 3, failed: 2, fault });
    expect(jobs).toEqual({ waiting: 0, failed: 1 });
    const mail = {
      job_id: expect.any(Number),
      work: 'E-mail',
      congregation: 'Port',
      attempts: 4,
      since: '2026-03-15T08:00:00Z',
      next_try: expect.any(String),
      fault,
    };
    expect(failed_jobs).toEqual([
      mail,
      mail,
      {
        job_id: expect.any(Number),
        work: 'Travail de chaque heure',
        congregation: 'Port',
        attempts: 1000,
        since: '2026-03-15T08:30:00Z',
        next_try: null,
        fault: 'Une erreur inattendue (TypeError)\u202F: le journal du serveur dit laquelle.',
      },
    ]);
  });

  it('is for site administrators only [OWN-92, OWN-93]', async () => {
    for (const who of ['2', '3', '4', '5', 'neighbour'] as const) {
      const forbidden = refusal(forbiddenTo(who));
      expect(await status(who), who).toEqual(forbidden);
      expect(await retry('', who), who).toEqual(forbidden);
    }
    const { status: code } = await world.call('GET /server/status');
    expect(code).toBe(401);
  });
});

describe('a failed job', () => {
  interface Job {
    readonly id: string;
    readonly attempts: number;
    readonly due: boolean;
  }
  const jobs = async () =>
    (
      await client.query<Job>(
        'select id::text, attempts, run_at <= now() as due from graphile_worker.jobs order by id',
      )
    ).rows;
  const lastLine = async () =>
    (await world.read('select login, action from event_logs order by id desc limit 1'))[0];

  it('is tried again at once, alone, and the log says so [OWN-93]', async () => {
    await empty();
    await someFailed();
    const [first] = await jobs();
    expect(await retry(first?.id ?? '')).toEqual(told('Travail relancé.'));
    expect(await jobs()).toMatchObject([
      { id: first?.id, attempts: 0, due: true },
      { attempts: 4, due: false },
      { attempts: 0, due: true },
      { attempts: 1000 },
    ]);
    expect(await lastLine()).toEqual({
      login: 'Rôle numéro 1',
      action: 'Travail en échec relancé',
    });
  });

  it('can be tried again together with all others, even one that was given up [OWN-93]', async () => {
    await empty();
    await someFailed();
    expect(await retry('')).toEqual(told('3 travaux relancés.'));
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);
    expect(await lastLine()).toMatchObject({ action: 'Travaux en échec relancés\u202F: 3' });
    expect((await status())['failed_jobs']).toEqual([]);
    const { congregations } = await staff.ask('1', 'GET /congregation/list');
    expect(congregations).toMatchObject([{ failing_mails: 0 }, { failing_mails: 0 }]);
  });

  it.each(['999999', '0', 'abc', "1'; drop table users"])(
    'that is none (%j) is refused, and nothing is tried again [OWN-93]',
    async (id) => {
      await empty();
      await someFailed();
      expect(await retry(id)).toEqual(
        refusal(
          'Ce travail n’est plus en échec\u202F: il a réussi entre-temps, ou il est en cours.',
        ),
      );
      expect((await jobs()).map(({ attempts }) => attempts)).toEqual([4, 4, 0, 1000]);
    },
  );

  it('under way is left alone [OWN-93]', async () => {
    await empty();
    await someFailed();
    await plant(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'",
    );
    expect(await retry('')).toMatchObject({ success: false });
  });

  it('is done by a worker as soon as it is asked for again, not when the queue is looked at next [OWN-93]', async () => {
    await empty();
    const ran = signal();
    const queue = openQueue({
      connectionString: world.connectionString,
      tasks: { errand: async () => ran.resolve() },
      crontab: '',
      atStart: async () => {},
      failed: () => {},
      pollInterval: 600_000,
    });
    await queue.started;
    await plant(`
      select graphile_worker.add_job('errand', run_at => now() + interval '1 hour');
      update graphile_worker._private_jobs set attempts = 4, last_error = 'Error X'`);
    expect(await retry('')).toEqual(told('Travail relancé.'));
    await ran.promise;
    await queue.stop();
  });
});

describe('the sentence about a mail that does not leave', () => {
  it.each([
    [
      'Error EAUTH 535',
      'Le serveur d’e-mails refuse l’identifiant ou le mot de passe : vérifie SMTP_URL.',
    ],
    ['Error EENVELOPE 550', 'Le serveur d’e-mails refuse ce message ou son destinataire.'],
    ['Error EDNS', 'Le nom du serveur d’e-mails est introuvable : vérifie SMTP_URL et le réseau.'],
    ['Error ETIMEDOUT', 'Le serveur d’e-mails ne répond pas.'],
    ['Error EMESSAGE 451', 'Le serveur d’e-mails demande d’attendre.'],
    ['Error ENOSPC', 'Le disque du serveur est plein.'],
    ['Error XYZ', 'Une erreur inattendue (Error XYZ) : le journal du serveur dit laquelle.'],
  ])('for %s is %j [OWN-92]', async (error, sentence) => {
    await empty();
    await someFailed();
    await client.query(
      'update graphile_worker._private_jobs set last_error = $1 where attempts = 4',
      [error],
    );
    const { mails } = await status();
    expect(mails).toEqual({ waiting: 3, failed: 2, fault: sentence.replace(' :', '\u202F:') });
  });
});
