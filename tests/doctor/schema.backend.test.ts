import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diagnose } from '../../backend/doctor/diagnosis.ts';
import { serverSentences } from '../../backend/doctor/doctor-server.texts.ts';
import { schemaText } from '../../backend/doctor/schema-manifest.ts';
import { schemaOf } from '../../backend/doctor/schema.queries.ts';
import { openWorld, type World } from '../support/world.ts';

const plain = (text: string) => text.replaceAll('\u202F', ' ');

let world: World;
let client: Client;

beforeAll(async () => {
  world = await openWorld();
  client = new Client({ connectionString: world.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
});

it('the schema that the doctor expects is what the migrations make: `npm run schema` writes it [OWN-95]', async () => {
  const file = new URL('../../backend/doctor/schema.jsonl', import.meta.url);
  const kept = await readFile(file, 'utf8');
  expect(schemaText(await schemaOf(client)).split('\n')).toEqual(kept.split('\n'));
});

/** What is planted, how it is taken back, and what the doctor says of it. */
const planted: readonly (readonly [string, string, string, string])[] = [
  [
    'a widened policy',
    'alter policy tenant on territories using (true)',
    'alter policy tenant on territories using (congregation_id = current_congregation())',
    'Base : la règle de séparation tenant (territories) diffère de ce que prévoit le programme. Supprime, puis rétablis avec : create policy tenant on territories as permissive for all to territories_tenant using (congregation_id = current_congregation()) with check (congregation_id = current_congregation());',
  ],
  [
    'one policy too many',
    'create policy guests on users for select to territories_tenant using (true)',
    'drop policy guests on users',
    'Base : la règle de séparation guests (users) ne vient pas du programme. Supprime ce que fait : create policy guests on users as permissive for select to territories_tenant using true;',
  ],
  [
    'a dropped policy',
    'drop policy names_to_choose_from on congregations',
    'create policy names_to_choose_from on congregations for select to territories_anonymous using (true)',
    'Base : la règle de séparation names_to_choose_from (congregations) manque. Rétablis avec : create policy names_to_choose_from on congregations as permissive for select to territories_anonymous using true;',
  ],
  [
    'row-level security that binds no owner',
    'alter table bookings no force row level security',
    'alter table bookings force row level security',
    'Base : la séparation des lignes de bookings diffère de ce que prévoit le programme. Rétablis avec : alter table bookings enable row level security, force row level security;',
  ],
  [
    'a dropped unique index',
    'drop index congregations_name_uq',
    'create unique index congregations_name_uq on congregations (lower(name))',
    'Base : l’index unique congregations_name_uq (congregations) manque. Rétablis avec : CREATE UNIQUE INDEX congregations_name_uq ON congregations USING btree (lower((name)::text));',
  ],
  [
    'a dropped trigger of the mails',
    'drop trigger mail_outbox_asks_for_its_job on mail_outbox',
    'create trigger mail_outbox_asks_for_its_job after insert on mail_outbox for each row when (new.sent_at is null) execute function ask_for_mail_job()',
    'Base : le déclencheur mail_outbox_asks_for_its_job (mail_outbox) manque. Rétablis avec : CREATE TRIGGER mail_outbox_asks_for_its_job AFTER INSERT ON mail_outbox FOR EACH ROW WHEN ((new.sent_at IS NULL)) EXECUTE FUNCTION ask_for_mail_job();',
  ],
  [
    'a trigger switched off',
    'alter table event_logs disable trigger event_logs_tell_changes',
    'alter table event_logs enable trigger event_logs_tell_changes',
    'Base : le déclencheur event_logs_tell_changes (event_logs) diffère de ce que prévoit le programme. Supprime, puis rétablis avec : CREATE TRIGGER event_logs_tell_changes AFTER INSERT ON event_logs REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION tell_changes();',
  ],
  [
    'a dropped check',
    'alter table congregations drop constraint congregations_email_counter_check',
    'alter table congregations add check (email_counter >= 0)',
    'Base : la contrainte congregations_email_counter_check (congregations) manque. Rétablis avec : alter table congregations add constraint congregations_email_counter_check CHECK ((email_counter >= 0));',
  ],
  [
    'a right too many',
    'grant select on users to territories_site',
    'revoke select on users from territories_site',
    'Base : l’autorisation de territories_site (users) ne vient pas du programme. Supprime ce que fait : grant select on users to territories_site;',
  ],
  [
    'a right too few',
    'revoke delete on territories from territories_tenant',
    'grant delete on territories to territories_tenant',
    'Base : l’autorisation de territories_tenant (territories) diffère de ce que prévoit le programme. Supprime, puis rétablis avec : grant delete, insert, select, update on territories to territories_tenant;',
  ],
  [
    'a function for everybody',
    'grant execute on function retry_failed_jobs(bigint) to public',
    'revoke execute on function retry_failed_jobs(bigint) from public',
    'Base : l’autorisation de public (retry_failed_jobs(job bigint)) ne vient pas du programme. Supprime ce que fait : grant execute on function retry_failed_jobs(job bigint) to public;',
  ],
];

it.each(planted)('%s is found, with what mends it [OWN-95]', async (_what, sql, back, sentence) => {
  await client.query(sql);
  const { findings } = await diagnose(world.connectionString, Temporal.Now.plainDateISO());
  await client.query(back);
  expect(findings.map(plain)).toEqual([sentence]);
});

/** What cannot be taken back has a database of its own. */
const saidOf = async (sql: string) => {
  const { connectionString, close } = await openWorld();
  const other = new Client({ connectionString });
  await other.connect();
  await other.query(sql);
  await other.end();
  const { findings, conclusion } = await diagnose(connectionString, Temporal.Now.plainDateISO());
  await close();
  return [...findings, ...conclusion].map(plain);
};
const unread = [
  '1 anomalie trouvée.',
  'Les lignes n’ont pas été examinées : répare d’abord la base, puis relance npm run doctor.',
];

it('a dropped table is found, and nothing but a backup has its rows [OWN-95]', async () => {
  expect(await saidOf('drop table log_seals')).toEqual([
    'Base : la table log_seals manque. Restaure une sauvegarde.',
    ...unread,
  ]);
  expect(await saidOf('drop table congregations cascade')).toContain(
    'Base : la table congregations manque. Restaure une sauvegarde.',
  );
});

it('a dropped column is found, and nothing but a backup has its values [OWN-95]', async () => {
  expect(await saidOf('alter table territories drop column note')).toEqual([
    'Base : la colonne note (territories) manque. Restaure une sauvegarde.',
    ...unread,
  ]);
});

it('a changed column is to be changed back, not to be dropped [OWN-95]', async () => {
  expect((await saidOf('alter table territories alter column note drop not null'))[0]).toEqual(
    "Base : la colonne note (territories) diffère de ce que prévoit le programme. Elle devrait être faite ainsi, sans la supprimer : alter table territories add column note character varying(100) not null default ''::character varying;",
  );
});

it('a missing role is made, and one with another right set anew [OWN-95]', () => {
  const definition = 'alter role territories_site nosuperuser nologin';
  const part = {
    kind: 'role',
    of: 'territories_site',
    name: 'territories_site',
    definition,
  } as const;
  const whole = { migrations: { missing: [], unknown: [] }, vanished: [] };
  const schema = [
    { trouble: 'missing', part },
    { trouble: 'altered', part },
  ] as const;
  expect(serverSentences({ ...whole, schema }).map(plain)).toEqual([
    'Base : le rôle territories_site manque. Rétablis avec : create role territories_site nosuperuser nologin;',
    'Base : le rôle territories_site diffère de ce que prévoit le programme. Rétablis avec : alter role territories_site nosuperuser nologin;',
  ]);
});

it('a changed function is found [OWN-95]', async () => {
  const { rows } = await client.query<{ made: string }>(
    "select pg_get_functiondef('current_congregation'::regproc) as made",
  );
  await client.query(
    'create or replace function current_congregation() returns integer language sql stable parallel safe return 1',
  );
  const { findings } = await diagnose(world.connectionString, Temporal.Now.plainDateISO());
  await client.query(rows[0]?.made ?? '');
  expect(findings.map((found) => plain(found).split(' CREATE OR REPLACE ')[0])).toEqual([
    'Base : la fonction current_congregation() diffère de ce que prévoit le programme. Rétablis avec :',
  ]);
});

it('checks of a table that are switched off are found [OWN-95]', async () => {
  await client.query('alter table booking_territories disable trigger all');
  const { findings } = await diagnose(world.connectionString, Temporal.Now.plainDateISO());
  await client.query('alter table booking_territories enable trigger all');
  expect(findings.length).toBeGreaterThan(0);
  for (const found of findings) {
    expect(plain(found)).toMatch(
      /^Base : la vérification désactivée de booking\w+_fkey \((?:booking_territories|bookings|territories)\)/u,
    );
  }
});

it('an index and a table of whoever runs the server are no findings [OWN-95]', async () => {
  await client.query('create index of_mine on users (role_id); create table mine (id integer)');
  const { findings } = await diagnose(world.connectionString, Temporal.Now.plainDateISO());
  await client.query('drop index of_mine; drop table mine');
  expect(findings).toEqual([]);
});
