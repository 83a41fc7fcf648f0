import { Client } from 'pg';
import { inject } from 'vitest';
import { leftOutOfBackups } from '../../backend/backup/backup.tables.ts';
import { aFullCongregation } from '../archive/a-full-congregation.ts';
import { everything } from '../archive/everything.ts';
import { createDatabase, type TestDatabase } from '../support/databases.ts';
import type { World } from '../support/world.ts';

/** Two congregations with rows in every table, and values that a careless copy would spoil. */
export async function aWholeServer(world: World): Promise<void> {
  await aFullCongregation(world, 7);
  await aFullCongregation(world, 8);
  await query(
    world.connectionString,
    `insert into grounds (sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, streets, house_numbers)
       values (repeat('a', 64), 'Menton', 7, 43, 8, 44, 43.5, 7.5, 12, 1, 0, 0);
     insert into ground_makings (state, name, file_name, fingerprint, bytes, received, fault)
       values ('failed', 'Nice', 'nice.pmtiles', repeat('b', 64), 1, 1, 'broken');`,
  );
  for (const id of [7, 8]) {
    const [person, loan] = [id * 100 + 5, id * 100 + 71];
    await query(
      world.connectionString,
      `insert into temporary_passwords values (${id}, ${person}, 'hash', '2026-03-16T09:00:00.000001Z');
       insert into sessions
         values (${id}, gen_random_uuid(), ${person}, 'Firefox sur Linux', now(), now(), now() + interval '12 hours');
       insert into sign_in_attempts (congregation_id, subject, attempts, window_ends_at)
         values (${id}, E'a\\tb\\\\N', 3, '2026-03-15T09:15:00Z');
       insert into log_seals values (${id}, '2026-03-14', 3);
       insert into idempotent_answers
         values (${id}, ${person}, gen_random_uuid(), 'POST /x', '\\x00ff5c0a', '{"a": [1, null, "é\\n"]}', now());
       insert into one_tap_links (congregation_id, token_hash, user_id, history_id, due_date, action, expires_at)
         values (${id}, sha256('${id}'), ${person}, ${loan}, '2026-06-01', 'month', 'infinity');
       insert into pocket_permissions (congregation_id, token_hash, user_id, history_id, due_date, action, issued_at, expires_at)
         values (${id}, sha256('pocket ${id}'), ${person}, ${loan}, '2026-06-01', 'returned', now(), 'infinity');
       insert into unvisited_places (congregation_id, territory_id, latitude, longitude, confirmed_on)
         select congregation_id, territory_id, 43.7355, 7.422, '2026-03-01' from histories where id = ${loan};
       insert into street_rounds select congregation_id, territory_id, 100 from histories where id = ${loan};
       insert into round_streets
         select congregation_id, territory_id, E'Rue\\tBasse', 100, 'again', 'both' from histories where id = ${loan};
       insert into street_shares values (${id}, sha256('share ${id}'), ${loan}, 'infinity', 1);
       insert into pairing_cards values (${id}, ${person}, sha256('card ${id}'), 'infinity');
       insert into device_marks values (${id}, ${person}, sha256('mark ${id}'), 'infinity');
       insert into passkey_handles values (${id}, ${person}, sha256('handle ${id}'));
       insert into passkeys values (${id}, gen_random_uuid(), ${person}, sha256('key ${id}'), '\\x00ff5c0a', 3, '{internal}', 'example.org', E'a\\tb', now());
       insert into second_factors values (${id}, ${person}, '\\x00ff5c0a', 59, now());
       insert into recovery_codes values (${id}, ${person}, sha256('code ${id}'));
       insert into second_factor_tickets values (${id}, sha256('ticket ${id}'), 1, false, 'infinity');
       insert into second_factor_policies values (${id}, now());
       insert into second_factor_demands values (${id}, ${person}, now());
       insert into second_factor_removals values (${id}, ${person}, now());
       insert into passkey_challenges values (${id}, sha256('challenge ${id}'), 'infinity');
       insert into message_choices values (${id}, ${person}, 'late', null, false);
       insert into quiet_hours values (${id}, ${person}, 20, 9);
       insert into push_subscriptions values (${id}, gen_random_uuid(), ${person}, 'https://push.example.org/${id}', decode(repeat('04', 65), 'hex'), decode(repeat('05', 16), 'hex'), 'k', gen_random_uuid(), E'a\\tb', now());
       insert into push_outbox (congregation_id, user_id, subscription_id, kind, histories, detail, made_at)
         select congregation_id, user_id, id, 'due', '{1}', '', now() from push_subscriptions where congregation_id = ${id};
       insert into messages_told values (${id}, ${person}, 'mail', 'overdue', '2026-01-05', '2026-01-05');
       insert into privacy_consents values (${id}, ${person}, 2, now());
       insert into mail_outbox (congregation_id, recipient, subject, body, html, kind, history_id, user_id)
         values (${id}, 'e@exemple.fr', E'tab\\there', E'first\\nsecond\\r\\n\\\\.\\n', '', 'new_user', ${loan}, ${person});
       insert into imports (congregation_id, kind, file_name, user_id, at, created, updated, ignored, skipped, changes)
         values (${id}, 'people', 'été.csv', ${person}, now(), 1, 0, 0, 0, 1);
       insert into import_changes (congregation_id, import_id, line, subject, user_id, version, before)
         select ${id}, max(id), 2, 'user', ${person}, 77, '{"login": "É\\u0001\\\\"}' from imports;`,
    );
  }
}

export async function query<Row extends object>(
  connectionString: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Every row of every table that a backup holds, and every sequence, as text. */
export async function stateOf(connectionString: string): Promise<readonly string[]> {
  const sequences = await query<{ name: string }>(
    connectionString,
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const states = await Promise.all(
    sequences
      .filter(({ name }) => name !== 'backups_id_seq')
      .map(async ({ name }) => {
        const [found] = await query<{ state: string }>(
          connectionString,
          `select s::text as state from (select last_value, is_called from ${name}) s`,
        );
        return `${name} ${found?.state}`;
      }),
  );
  const rows = await everything({ connectionString });
  const kept = rows.filter((row) => !(row.slice(0, row.indexOf(' ')) in leftOutOfBackups));
  return [...kept, ...states];
}

/** Tables without rows. */
export async function emptyTables(connectionString: string): Promise<readonly string[]> {
  const tables = await query<{ name: string }>(
    connectionString,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows = await everything({ connectionString });
  return tables
    .map(({ name }) => name)
    .filter((name) => !rows.some((row) => row.startsWith(`${name} `)));
}

/** A database without tables, on the server of the tests. */
export const anEmptyDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('postgres').connectionString);

/** Policies, triggers, indexes and constraints, by name. */
export const schemaOf = (connectionString: string) =>
  query(
    connectionString,
    `select c.relname || ' ' || c.relrowsecurity || c.relforcerowsecurity as it from pg_class c where relnamespace = 'public'::regnamespace
     union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%'
     union all select tablename || ' ' || policyname || ' ' || coalesce(qual, '') from pg_policies where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     order by 1`,
  );
