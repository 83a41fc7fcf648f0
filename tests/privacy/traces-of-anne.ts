import type { World } from '../support/world.ts';

/** Data about user 30, who held assignment 3, and about user 6, who held assignment 2. */
export async function tracesOfAnne(world: World): Promise<void> {
  await world.database.asTenant(1, async (db) => {
    await db.rows(
      `insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at)
       values (1, 3, 30, 'month', '2026-03-01T08:00:00Z'), (1, 2, 6, 'returned', now())`,
    );
    await db.rows(
      `insert into imports (congregation_id, kind, file_name, user_id, at, created, updated, ignored, skipped, changes)
       values (1, 'territories', 'territoires.csv', 30, '2026-03-02T08:00:00Z', 1, 0, 0, 0, 1),
         (1, 'people', 'proclamateurs.csv', 6, '2026-03-03T08:00:00Z', 1, 0, 0, 0, 1)`,
    );
    await db.rows(
      `insert into import_changes (congregation_id, import_id, line, subject, user_id, version, before)
       select 1, id, 2, 'user', 30, 0, '{"login": "LECLERC A", "email": null, "roleId": 5}'
       from imports
       where kind = 'people'`,
    );
    await db.rows(
      `insert into reminders (congregation_id, history_id, due_date, kind, user_id, day)
       values (1, 3, '2026-07-01', 'pre_warning', 30, '2026-03-04'), (1, 2, '2026-07-01', 'late', 6, '2026-03-04')`,
    );
    await db.rows(
      `insert into one_tap_links (congregation_id, token_hash, user_id, history_id, due_date, action, expires_at, used_at)
       values (1, decode(repeat('01', 32), 'hex'), 30, 3, '2026-07-01', 'month', '2026-04-03T08:00:00Z', '2026-03-05T08:00:00Z'),
         (1, decode(repeat('02', 32), 'hex'), 30, 3, '2026-07-01', 'returned', '2026-04-03T08:00:00Z', null),
         (1, decode(repeat('03', 32), 'hex'), 6, 2, '2026-07-01', 'returned', '2026-04-03T08:00:00Z', null)`,
    );
    await db.rows(
      `insert into pocket_permissions (congregation_id, token_hash, user_id, history_id, due_date, action, issued_at, expires_at, used_at, used_key, effect, counted_on)
       values (1, decode(repeat('04', 32), 'hex'), 30, 3, '2026-07-01', 'month', '2026-03-05T08:00:00Z', '2026-04-04T08:00:00Z', '2026-03-06T08:00:00Z', '11111111-1111-4111-8111-111111111111', 'asksMonth', '2026-03-06'),
         (1, decode(repeat('05', 32), 'hex'), 6, 2, '2026-07-01', 'returned', '2026-03-05T08:00:00Z', '2026-04-04T08:00:00Z', null, null, null, null)`,
    );
  });
}
