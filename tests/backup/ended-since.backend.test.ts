import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftOutOfBackups } from '../../backend/backup/backup.tables.ts';
import { openBackup } from '../../backend/backup/read-backup.ts';
import { restoreBackup } from '../../backend/backup/restore-backup.ts';
import { writeBackup } from '../../backend/backup/write-backup.ts';
import { openWorld, type World } from '../support/world.ts';
import { anEmptyDatabase, aWholeServer, emptyTables, query } from './a-whole-server.ts';

/** What lets its bearer do something, and comes back with a backup all the same. */
const comeBack: Readonly<Record<string, string>> = {
  users: 'the passwords of that day are the accounts',
  territory_maps: 'their links are in hands and on cards; renewed where they end with a return',
  sign_in_attempts: 'counts attempts and opens nothing',
};
const opening = /token|password|code_hash|expires_at|ends_at/u;
const powers = Object.keys(leftOutOfBackups);

let world: World;
let folder: string;
let other: string;
let drop: () => Promise<void>;

/** A backup as a version made it that left none of them out. */
async function backupWithAllOfThem(): Promise<string> {
  const file = path.join(folder, 'former.backup');
  const leftOut = leftOutOfBackups as Record<string, string>;
  const reasons = { ...leftOut };
  for (const table of powers.slice(2)) delete leftOut[table];
  try {
    const { connectionString } = world;
    const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
    await writeBackup({ connectionString, file, passphrase: null, now });
  } finally {
    Object.assign(leftOut, reasons);
  }
  return file;
}

beforeAll(async () => {
  world = await openWorld();
  await aWholeServer(world);
  await query(
    world.connectionString,
    `update congregation_settings set end_map_links = congregation_id = 8;
     update congregations set email_counter = 10;
     delete from reminders;
     insert into mail_outbox (congregation_id, id, recipient, subject, body, html, kind, user_id, sent_at)
       overriding system value
       select 7, id, 'e@exemple.fr', '', '', '', kind, 705, sent_at
       from (values (901, 'password', null), (902, 'late', null), (903, 'pre_warning', null),
                    (904, 'answer', null), (905, 'late', now())) as letter (id, kind, sent_at);
     insert into reminders (congregation_id, history_id, due_date, kind, user_id, mail_id, day)
       values (7, 771, '2026-03-01', 'late', 705, 902, '2026-03-15'),
              (7, 771, '2026-02-01', 'late', 705, 905, '2026-02-15');`,
  );
  folder = await mkdtemp(path.join(tmpdir(), 'ended-since-'));
  const empty = await anEmptyDatabase();
  [other, drop] = [empty.connectionString, () => empty.drop()];
});
afterAll(async () => {
  await drop();
  await world.close();
  await rm(folder, { recursive: true });
});

describe('what a restore does not bring back [OWN-201]', { timeout: 60_000 }, () => {
  it('is decided for every table that opens something', async () => {
    const found = await query<{ table: string; column: string }>(
      world.connectionString,
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' order by 1`,
    );
    const open = new Set(found.filter(({ column }) => opening.test(column)).map((it) => it.table));
    expect([...open].filter((table) => !powers.includes(table) && !(table in comeBack))).toEqual(
      [],
    );
    expect(powers).toEqual([
      'first_administrator_code',
      'backups',
      'sessions',
      'pocket_permissions',
      'one_tap_links',
      'street_shares',
      'pairing_cards',
      'device_marks',
      'passkeys',
      'passkey_challenges',
      'second_factors',
      'recovery_codes',
      'second_factor_tickets',
      'second_factor_demands',
      'second_factor_removals',
      'push_subscriptions',
      'push_outbox',
      'temporary_passwords',
    ]);
  });

  it('is empty afterwards, also out of a backup that holds it, and nothing is called unknown', async () => {
    const backup = await openBackup(await backupWithAllOfThem(), null);
    const held: string[] = [];
    await backup.read(async ({ table }, rows) => {
      for await (const piece of rows) if (piece.length > 0) held.push(table);
    });
    expect(held).toEqual(expect.arrayContaining(powers.slice(2)));
    const restored = await restoreBackup(other, backup);
    expect(restored.strangers).toEqual([]);
    expect(await emptyTables(other)).toEqual(powers.toSorted());
  });

  it('letters that wait with a temporary password or with links go; those reminders are due again', async () => {
    expect(
      await query(
        other,
        `select id::int, kind from mail_outbox where id between 901 and 905 order by id`,
      ),
    ).toEqual([
      { id: 904, kind: 'answer' },
      { id: 905, kind: 'late' },
    ]);
    expect(await query(other, 'select due_date::text from reminders')).toEqual([
      { due_date: '2026-02-01' },
    ]);
    expect(await query(other, 'select id, email_counter from congregations order by id')).toEqual([
      { id: 7, email_counter: 7 },
      { id: 8, email_counter: 10 },
    ]);
  });

  it('links of maps are other ones where they end with a return, and the same elsewhere', async () => {
    const links = (connectionString: string, congregation: number) =>
      query<{ token: string }>(
        connectionString,
        `select token from territory_maps where congregation_id = ${congregation} order by territory_id`,
      );
    const [kept, renewed] = [await links(other, 7), await links(other, 8)];
    const former = await links(world.connectionString, 8);
    expect(kept).toEqual(await links(world.connectionString, 7));
    expect(former.length).toBeGreaterThan(0);
    expect(renewed).toHaveLength(former.length);
    expect(renewed.filter(({ token }) => former.some((it) => it.token === token))).toEqual([]);
    for (const { token } of renewed) expect(token).toMatch(/^[\w-]{22}$/u);
  });
});
