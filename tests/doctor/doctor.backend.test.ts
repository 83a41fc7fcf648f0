import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../backend/parts/db/embedded-postgres.ts';
import { migrate } from '../../backend/parts/db/migrate.ts';
import {
  aBooking,
  aCongregation,
  aMap,
  anAssignment,
  aTerritory,
  aUser,
} from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs `npm run doctor` with these environment variables alone. */
const doctor = (env: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; said: readonly string[] }>((resolve) => {
    const program = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/doctor.ts'];
    execFile(
      process.execPath,
      program,
      { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: (stdout + stderr).trim().split('\n') }),
    );
  });

describe('npm run doctor [OWN-17]', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld();
    await aCongregation(world, { id: 1, name: 'Monaco' });
    await aCongregation(world, { id: 2, name: 'Port' });
    await aUser(world, { id: 1, login: 'DEMO Ancien' });
    await aUser(world, { id: 2, login: 'Voisin Port', congregation: 2 });
    await aTerritory(world, { id: 12, name: 'Rue Grimaldi' });
    await aTerritory(world, { id: 13, name: 'Rue Plati' });
    await anAssignment(world, {
      id: 1,
      territory: 12,
      to: 1,
      released: '2025-01-10',
      due: '2025-05-10',
    });
    await aBooking(world, { id: 1, territories: [13] });
    await aMap(world, { territory: 12 });
    await aTerritory(world, { id: 20, congregation: 2 });
  });
  afterAll(() => world.close());

  it('reports no fault as the product’s roles, and ends with 0 [C1, C2]', async () => {
    expect(await doctor({ DATABASE_URL: world.connectionString })).toEqual({
      code: 0,
      said: ['Tout est en ordre\u202F: 2 assemblées, 3 territoires, 1 attribution.'],
    });
  });

  it('names congregation and territory of each fault, says what to do, and ends with 1 [C1, C2, B-39, B-66, OWN-94, OWN-95]', async () => {
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(`
      drop index histories_one_open;
      alter table histories
        drop constraint histories_congregation_id_territory_id_daterange_excl,
        drop constraint histories_congregation_id_territory_id_output_number_key,
        drop constraint histories_congregation_id_user_id_fkey;
      insert into histories
        (congregation_id, territory_id, output_number, user_id, release_date, theoretical_return_date)
        values (1, 12, 1, 2, '2025-02-01', '2025-06-01');
      insert into booking_territories values (1, 1, 12);
      delete from congregation_settings where congregation_id = 2`);
    await client.end();

    const named = 'Monaco, T12 - Rue Grimaldi\u202F: ';
    expect(await doctor({ DATABASE_URL: world.connectionString })).toEqual({
      code: 1,
      said: [
        "Base\u202F: la contrainte histories_congregation_id_territory_id_daterange_excl (histories) manque. Rétablis avec\u202F: alter table histories add constraint histories_congregation_id_territory_id_daterange_excl EXCLUDE USING gist (congregation_id WITH =, territory_id WITH =, daterange(release_date, return_date, '[)'::text) WITH &&);",
        'Base\u202F: la contrainte histories_congregation_id_territory_id_output_number_key (histories) manque. Rétablis avec\u202F: alter table histories add constraint histories_congregation_id_territory_id_output_number_key UNIQUE (congregation_id, territory_id, output_number) DEFERRABLE;',
        'Base\u202F: la contrainte histories_congregation_id_user_id_fkey (histories) manque. Rétablis avec\u202F: alter table histories add constraint histories_congregation_id_user_id_fkey FOREIGN KEY (congregation_id, user_id) REFERENCES users(congregation_id, id) ON DELETE SET NULL (user_id);',
        'Base\u202F: l’index unique histories_one_open (histories) manque. Rétablis avec\u202F: CREATE UNIQUE INDEX histories_one_open ON histories USING btree (congregation_id, territory_id) WHERE (return_date IS NULL);',
        `${named}Le territoire est sorti et réservé à la fois.`,
        `${named}Plusieurs attributions sont en cours à la fois\u202F: n° 1 et n° 1.`,
        `${named}Le proclamateur de l’attribution n° 1 n’est pas de cette assemblée.`,
        `${named}Deux attributions portent le même numéro\u202F: n° 1 et n° 1.`,
        `${named}Les attributions n° 1 et n° 1 se chevauchent.`,
        'Port\u202F: L’assemblée n’a pas ses paramètres.',
        '10 anomalies trouvées.',
        'À faire\u202F: Une attribution se corrige dans l’historique de son territoire (Détail).',
        'À faire\u202F: Une réservation se corrige dans Disponibles\u202F: vide-la ou écrase-la.',
        'À faire\u202F: Ce qui manque ou n’a pas pu être écrit par le programme se reprend dans une sauvegarde\u202F: restaure la dernière bonne sur une base vide, compare, puis décide. Cherche aussi qui écrit dans la base sans passer par le programme.',
      ],
    });
  });

  it('says in plain words which job has failed several times [B-14]', async () => {
    const other = await openWorld();
    await aCongregation(other, { id: 1, name: 'Monaco' });
    const client = new Client({ connectionString: other.connectionString });
    await client.connect();
    await client.query(`
      insert into mail_outbox (congregation_id, recipient, subject, body, html, kind)
        select 1, 'secret@example.org', '', '', '', 'late' from generate_series(1, 2);
      select graphile_worker.add_job('congregation', job_key => 'congregation:1');
      select graphile_worker.add_job('hour');
      update graphile_worker._private_jobs set attempts = 3, last_error = 'Error ECONNREFUSED';
      update graphile_worker._private_jobs set attempts = 2 where key = 'mail:1:1000'`);
    await client.end();
    expect(await doctor({ DATABASE_URL: other.connectionString })).toEqual({
      code: 1,
      said: [
        'Monaco\u202F: Un e-mail n’est pas parti après 3 essais (Error ECONNREFUSED).',
        'Monaco\u202F: Le travail de chaque heure n’est pas fait après 3 essais (Error ECONNREFUSED).',
        'Le travail de chaque heure n’est pas réparti entre les assemblées après 3 essais (Error ECONNREFUSED).',
        '3 anomalies trouvées.',
        'À faire\u202F: corrige la cause, puis «\u202FRelancer\u202F» dans Assemblées, État du serveur.',
      ],
    });
    await other.close();
  });

  it('reads a data folder whether its product runs or not, and creates none [C1]', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'doctor-'));
    expect(await doctor({ DATA_DIR: dataDir })).toEqual({
      code: 2,
      said: [
        `Il n’y a pas de base de données dans ${dataDir}\u202F: donne DATA_DIR ou DATABASE_URL.`,
      ],
    });
    const inOrder = {
      code: 0,
      said: ['Tout est en ordre\u202F: 0 assemblée, 0 territoire, 0 attribution.'],
    };
    const running = await startEmbeddedPostgres(dataDir, { durable: false });
    await migrate(running.connectionString);
    expect(await doctor({ DATA_DIR: dataDir })).toEqual(inOrder);
    await running.stop();
    expect(await doctor({ DATA_DIR: dataDir })).toEqual(inOrder);
    await rm(dataDir, { recursive: true });
  }, 60_000);

  it('says why the check was impossible [C1]', async () => {
    const { code } = await doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(code).toBe(2);
  });
});
