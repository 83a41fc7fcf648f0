import type { Database } from '../../backend/parts/db/database.ts';

interface Owner {
  readonly congregation: number;
  /** Of its user, territory and assignment, and of the rows made here. */
  readonly id: number;
  /** Of its type of territory, whose ids are those of the whole site. */
  readonly type: number;
  /** What its texts contain. */
  readonly mark: string;
}

/** A row of a congregation in each table that no builder fills. */
export const aRowInEveryOtherTable = (
  database: Database,
  { congregation, id, type, mark }: Owner,
): Promise<void> =>
  database.asTenant(congregation, async (db) => {
    const [c, text] = [congregation, mark.replaceAll("'", "''")];
    const [hash, later] = [`sha256('${text}')`, "now() + interval '30 days'"];
    for (const statement of [
      `insert into temporary_passwords values (${c}, ${id}, '${text}', ${later})`,
      `insert into sessions values (${c}, gen_random_uuid(), ${id}, '${text}', now(), now(), ${later})`,
      `insert into sign_in_attempts values (${c}, '${text}', 1, ${later})`,
      `insert into setting_activities values (${c}, 1)`,
      `insert into territory_types (congregation_id, id, short_name, long_name) values (${c}, ${type}, '${text}', '${text}')`,
      `insert into bookings (congregation_id, id, name, type) values (${c}, ${id}, '${text}', 'event')`,
      `insert into booking_territories values (${c}, ${id}, ${id})`,
      `insert into event_logs (congregation_id, login, action) values (${c}, '${text}', '${text}')`,
      `insert into idempotent_answers values (${c}, ${id}, gen_random_uuid(), 'POST /x', '', null, now())`,
      `insert into one_tap_links values (${c}, ${hash}, ${id}, ${id}, '2036-05-01', 'month', ${later})`,
      `insert into pocket_permissions values (${c}, ${hash}, ${id}, ${id}, '2036-05-01', 'month', now(), ${later})`,
      `insert into unvisited_places values (${c}, ${id}, ${id}, 43.7, 7.4, '2026-03-01')`,
      `insert into street_rounds values (${c}, ${id}, 100)`,
      `insert into round_streets values (${c}, ${id}, '${text}', 100, 'left', 'both')`,
      `insert into device_marks values (${c}, ${id}, ${hash}, ${later})`,
      `insert into pairing_cards values (${c}, ${id}, ${hash}, ${later})`,
      `insert into passkey_handles values (${c}, ${id}, ${hash})`,
      `insert into passkeys values (${c}, gen_random_uuid(), ${id}, ${hash}, ${hash}, 0, '{internal}', '${text}', '${text}', now())`,
      `insert into second_factors values (${c}, ${id}, ${hash}, 59, now())`,
      `insert into recovery_codes values (${c}, ${id}, ${hash})`,
      `insert into second_factor_tickets values (${c}, ${hash}, 1, false, ${later})`,
      `insert into second_factor_policies values (${c}, now())`,
      `insert into second_factor_demands values (${c}, ${id}, now())`,
      `insert into second_factor_removals values (${c}, ${id}, now())`,
      `insert into passkey_challenges values (${c}, ${hash}, ${later})`,
      `insert into message_choices values (${c}, ${id}, 'late', true, null)`,
      // Quiet but for the hour of half a day from now: nothing leaves meanwhile.
      `insert into quiet_hours select ${c}, ${id}, (hour + 13) % 24, (hour + 12) % 24 from (select extract(hour from now())::integer as hour) now`,
      `insert into push_subscriptions values (${c}, gen_random_uuid(), ${id}, '${text}', decode(repeat('04', 65), 'hex'), decode(repeat('05', 16), 'hex'), 'k', gen_random_uuid(), '${text}', now())`,
      `insert into push_outbox (congregation_id, user_id, subscription_id, kind, histories, detail, made_at, next_try) select ${c}, ${id}, id, 'due', '{}', '', now(), now() + interval '1 day' from push_subscriptions where congregation_id = ${c} and user_id = ${id}`,
      `insert into messages_told values (${c}, ${id}, 'mail', 'overdue', '2026-01-05', current_date)`,
      `insert into street_shares values (${c}, ${hash}, ${id}, ${later}, 1)`,
      `insert into assignment_requests values (${c}, ${id}, ${id}, ${id}, 'month', now())`,
      `insert into reminders values (${c}, ${id}, '2036-05-01', 'late', ${id}, null, '2026-05-02')`,
      `insert into territory_changes values (${c}, ${id}, 2, ${id}, now(), '{name}')`,
      `insert into imports (congregation_id, id, kind, file_name, at, created, updated, ignored, skipped, changes) values (${c}, ${id}, 'people', '${text}', now(), 1, 0, 0, 0, 1)`,
      `insert into import_changes (congregation_id, import_id, line, subject, user_id, version) values (${c}, ${id}, 2, 'user', ${id}, 1)`,
      `insert into log_seals values (${c}, '2026-01-01', 1)`,
      `insert into mail_outbox (congregation_id, recipient, subject, body, html, kind) values (${c}, '${text}@example.org', '${text}', '${text}', '', 'late')`,
    ]) {
      await db.rows(statement);
    }
  });
