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
      `insert into message_choices values (1, 30, 'late', null, false), (1, 6, 'soon', false, true)`,
    );
    await db.rows('insert into quiet_hours values (1, 30, 20, 9), (1, 6, 22, 7)');
    await db.rows(
      `insert into push_subscriptions values
         (1, '22222222-2222-4222-8222-222222222222', 30, 'https://push.example.org/anne', decode(repeat('04', 65), 'hex'), decode(repeat('05', 16), 'hex'), 'k', gen_random_uuid(), 'Firefox sur Android', '2026-03-02T08:00:00Z'),
         (1, gen_random_uuid(), 6, 'https://push.example.org/other', decode(repeat('04', 65), 'hex'), decode(repeat('05', 16), 'hex'), 'k', gen_random_uuid(), 'Autre', now())`,
    );
    await db.rows(
      `insert into push_outbox (congregation_id, user_id, subscription_id, kind, histories, detail, made_at)
       values (1, 30, '22222222-2222-4222-8222-222222222222', 'due', '{}', '', '2026-03-03T08:00:00Z')`,
    );
    await db.rows(
      `insert into messages_told values (1, 30, 'push', 'soon', '3 2026-07-01', '2026-03-04'), (1, 6, 'push', 'late', '2', '2026-03-04')`,
    );
    await db.rows(
      `insert into pocket_permissions (congregation_id, token_hash, user_id, history_id, due_date, action, issued_at, expires_at, used_at, used_key, effect, counted_on)
       values (1, decode(repeat('04', 32), 'hex'), 30, 3, '2026-07-01', 'month', '2026-03-05T08:00:00Z', '2026-04-04T08:00:00Z', '2026-03-06T08:00:00Z', '11111111-1111-4111-8111-111111111111', 'asksMonth', '2026-03-06'),
         (1, decode(repeat('05', 32), 'hex'), 6, 2, '2026-07-01', 'returned', '2026-03-05T08:00:00Z', '2026-04-04T08:00:00Z', null, null, null, null)`,
    );
  });
}

/** Her messages in her own data. */
export const messagesOfAnne = {
  choices: [{ kind: 'late', mail: null, push: false }],
  quiet: [{ from: 20, until: 9 }],
  devices: [{ device: 'Firefox sur Android', made_at: '2026-03-02T08:00:00Z' }],
  waiting: [{ kind: 'due', made_at: '2026-03-03T08:00:00Z' }],
  told: [{ kind: 'soon', way: 'push', day: '2026-03-04' }],
};

/** What the page of her own data says of these traces. */
export const saidOfAnne = [
  'T12 - Rue Grimaldi\u202F: un mois de plus, demandé le 1er mars 2026',
  'T12 - Rue Grimaldi\u202F: à rentrer le 1er juillet 2026, rappelé le 4 mars 2026.',
  'en retard, par notification\u202F: je ne le veux pas.',
  'Pas de notification de 20\u202Fh à 9\u202Fh.',
  'Firefox sur Android reçoit des notifications depuis le 2 mars 2026 à 09:00.',
  'à rentrer\u202F: une notification attend depuis le 3 mars 2026 à 09:00.',
  'bientôt à rentrer, par notification, le 4 mars 2026.',
];
