import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { aBooking, aMap, anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld, type Form } from '../support/world.ts';

export type Act = readonly [name: CallName, form: Form];

export const exitOf = (ids: string, more: Form = {}): Act => [
  'POST /territory/exit',
  { territory_ids: ids, release_date: '2026-03-15', user_id: '6', activity_id: '1', ...more },
];
export const giveBack: Act = [
  'POST /territory/return',
  { territory_ids: '5', return_date: '2026-03-15' },
];
export const extend: Act = ['POST /history/reprieve', { territory_id: '5', history_id: '5' }];
export const cancelExit: Act = ['POST /territory/exit/cancel', { territory_ids: '5' }];
export const remove = (ids: string): Act => ['POST /booking/remove', { booking_ids: ids }];

export const morning = '2026-03-15T09:00:00Z';

/**
 * A congregation with territories 1 and 2 (in, booked in 'Liste 1'), 3 (in, booked in 'Vendredi'),
 * 4 (in) and 5 (out since January, with all that can hang on an assignment). Links of maps end on
 * return.
 */
export async function openUndoDesk() {
  const world = await openWorld({ now: morning });
  const staff = await aStaff(world, { end_map_links: true });

  const send = async (who: Who, name: CallName, form: Form, key: string = crypto.randomUUID()) =>
    (
      await world.call(name, {
        token: staff.token(who),
        form,
        headers: { 'Idempotency-Key': key },
      })
    ).body;

  async function lay(): Promise<void> {
    world.clock.set(morning);
    await world.database.asTenant(1, async (db) => {
      for (const table of [
        'bookings',
        'territories',
        'event_logs',
        'mail_outbox',
        'pocket_permissions',
        'idempotent_answers',
      ]) {
        await db.rows(`delete from ${table}`);
      }
    });
    for (const id of [1, 2, 3, 4]) await aTerritory(world, { id });
    await aTerritory(world, {
      id: 5,
      exited: { to: 5, released: '2025-12-31', due: '2026-01-31' },
    });
    await anAssignment(world, {
      id: 40,
      territory: 4,
      to: 6,
      released: '2025-01-01',
      returned: '2025-03-01',
      due: '2025-05-01',
    });
    for (const territory of [4, 5]) await aMap(world, { territory });
    await aBooking(world, { id: 1, territories: [1, 2] });
    await aBooking(world, { id: 2, type: 'event', name: 'Vendredi', territories: [3] });
    await world.database.asTenant(1, async (db) => {
      for (const statement of [
        "insert into one_tap_links values (1, sha256('link'), 5, 5, '2026-01-31', 'month', '2026-04-15T09:00:00.000001Z')",
        "insert into pocket_permissions values (1, sha256('permission'), 5, 5, '2026-01-31', 'returned', '2026-03-01', '2026-04-15')",
        "insert into assignment_requests values (1, 1, 5, 5, 'month', '2026-03-14T08:00:00Z')",
        "insert into mail_outbox (congregation_id, id, recipient, subject, body, html, kind, history_id) overriding system value values (1, 1, 'a@example.org', '', '', '', 'late', 5)",
        "insert into reminders values (1, 5, '2026-01-31', 'late', 5, 1, '2026-02-01')",
        'insert into street_rounds values (1, 5, 300)',
        "insert into round_streets values (1, 5, 'Rue Basse', 100, 'done', 'both')",
        "insert into round_streets values (1, 5, 'Rue Haute', 200, 'left', 'odd')",
      ]) {
        await db.rows(statement);
      }
    });
  }

  /** Every row of congregation 1, without what tells of calls alone. */
  async function everything(): Promise<readonly string[]> {
    const tables = await world.read<{ name: string }>(
      `select table_name as name
       from information_schema.columns
       where column_name = 'congregation_id'
         and table_name not in ('event_logs', 'idempotent_answers', 'sessions', 'sign_in_attempts')
       order by table_name`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const rows = await world.read<{ line: string }>(
        `select t::text as line from ${name} t order by 1`,
      );
      lines.push(...rows.map(({ line }) => `${name} ${line}`));
    }
    return lines;
  }

  const logged = () =>
    world.read<{ login: string; number_name: string | null; action: string; css_class: string }>(
      'select login, number_name, action, css_class from event_logs order by id',
    );

  /** Does the act, which must succeed, and answers what takes it back. */
  async function did([name, form]: Act, who: Who = '3'): Promise<string> {
    const body = await send(who, name, form);
    if (typeof body['undo'] !== 'string') throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body['undo'];
  }

  const undo = (act: string, who: Who = '3', key?: string) =>
    send(who, 'POST /act/undo', { act }, key);

  return { world, staff, send, lay, everything, logged, did, undo };
}
