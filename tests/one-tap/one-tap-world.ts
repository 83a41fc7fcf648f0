import { reminderLinks } from '../../backend/one-tap/reminder-links.ts';
import { aTerritory, type AssignmentFacts } from '../support/builders.ts';
import { aStaff } from '../support/staff.ts';
import { openWorld, tokenSecret } from '../support/world.ts';

export const publicUrl = 'https://plans.example.org';
export const config = { publicUrl, lastingSecret: tokenSecret, product: 'territoire' };

/** A congregation with its staff, and reminder links as the reminder job makes them. */
export async function openOneTapWorld() {
  const world = await openWorld({ publicUrl });
  const staff = await aStaff(world);
  let lastId = 0;

  /** A territory that role 5 has from 2026-01-01 to 2026-05-01. */
  const out = (facts: Partial<AssignmentFacts> = {}) => {
    lastId += 1;
    const exited = { to: 5, released: '2026-01-01', due: '2026-05-01', ...facts };
    return aTerritory(world, { id: lastId, exited });
  };
  const remind = async (id: number, userId = 5, dueDate = '2026-05-01') => {
    const links = await world.database.asTenant(1, (db) =>
      reminderLinks(db, { congregationId: 1, userId }, [{ historyId: id, dueDate }], {
        config,
        now: world.clock.now(),
      }),
    );
    const { returned = '', month = '', calendar = '' } = links.get(id) ?? {};
    return {
      returned: tokenIn(returned),
      month: tokenIn(month),
      calendar: tokenIn(calendar).replace('.ics', ''),
    };
  };
  /** A new address for each call, so that the limit by address does not apply. */
  let visitors = 0;
  const visiting = () => {
    visitors += 1;
    return { 'X-Forwarded-For': `2001:db8::${visitors.toString(16)}` };
  };
  const see = async (token: string, headers = visiting()) =>
    (await world.call('GET /onetap/link/{token}', { path: { token }, headers })).body;
  const tap = async (token: string, headers = visiting()) =>
    (await world.call('POST /onetap/link', { form: { token }, headers })).body;
  const calendar = async (token: string, headers = visiting()) =>
    (await world.call('GET /onetap/calendar/{token}', { path: { token }, headers })).body;
  const later = (hours: number) => world.clock.set(world.clock.now().add({ hours }).toString());
  const stored = (id: number) =>
    world.read<{ due: string; returned: string | null; months: number }>(
      `select theoretical_return_date as due, return_date as returned, reprieve_months as months
       from histories where id = ${id}`,
    );
  const requests = (id: number) =>
    world.read<{ kind: string }>(
      `select kind from assignment_requests where history_id = ${id} order by kind`,
    );
  const logged = (id: number) =>
    world.read(
      `select login, user_id, action from event_logs
       where number_name = 'T${id} - Rue ${id}' order by id`,
    );
  return { world, staff, out, remind, see, tap, calendar, later, stored, requests, logged };
}

const tokenIn = (address: string) => address.split('/').at(-1) ?? '';
