import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../backend/parts/db/migrate.ts';
import { createDatabase, type TestDatabase } from '../support/databases.ts';

const folder = new URL('../../backend/parts/db/migrations/', import.meta.url);
let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase(inject('postgres').connectionString);
});
afterAll(() => database.drop());

it('an acceptance older than the versions counts for the first version, where the log has it, and the person is asked again [PRIV-08, OWN-15]', async () => {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('create table migrations (name text primary key)');
    await client.query('alter table migrations add applied_at timestamptz default now()');
    const earlier = (await readdir(folder)).filter((name) => name < '014').toSorted();
    for (const name of earlier) {
      await client.query(await readFile(new URL(name, folder), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
    await client.query(`
      insert into congregations (id, name) values (1, 'Centre');
      insert into congregation_settings (congregation_id) values (1);
      insert into users (congregation_id, id, login, password_hash, rgpd_privacy)
      values (1, 1, 'DEMO Ancien', '', true), (1, 2, 'DEMO Autre', '', true);
      insert into event_logs (congregation_id, user_id, login, at, action) values
        (1, 1, 'DEMO Ancien', '2025-02-01T08:00:00Z', 'Règles de confidentialité acceptées'),
        (1, 2, 'DEMO Autre', '2025-02-01T08:00:00Z', 'Compte modifié');
    `);
    await migrate(database.connectionString);
    const { rows: consents } = await client.query(
      'select user_id, version, accepted_at from privacy_consents',
    );
    expect(consents).toEqual([
      { user_id: 1, version: 1, accepted_at: new Date('2025-02-01T08:00:00Z') },
    ]);
    const { rows: settings } = await client.query(
      'select forget_names_years from congregation_settings',
    );
    expect(settings).toEqual([{ forget_names_years: 0 }]);
    const { rows: forced } = await client.query(
      "select relname from pg_class where relname in ('event_logs', 'privacy_consents') and relforcerowsecurity order by 1",
    );
    expect(forced).toEqual([{ relname: 'event_logs' }, { relname: 'privacy_consents' }]);
  } finally {
    await client.end();
  }
});
