import { randomUUID } from 'node:crypto';
import { aMap, aTerritory, type AssignmentFacts } from '../support/builders.ts';
import { aStaff } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

export const publicUrl = 'https://plans.example.org';

interface Act {
  readonly action: 'returned' | 'month';
  readonly tap: string;
  readonly token: string | null;
}

export interface FilledTerritory {
  readonly history_id: number;
  readonly acts: readonly Act[];
  readonly [field: string]: unknown;
}

/** A congregation with its staff, and territories that role 5 keeps on a telephone. */
export async function openPocketWorld() {
  const world = await openWorld({ publicUrl });
  const staff = await aStaff(world);
  let lastId = 0;

  /** A territory that role 5 took out online on 2026-01-01 and owes on 2026-05-01, with a map. */
  const out = async (facts: Partial<AssignmentFacts> = {}) => {
    lastId += 1;
    const exited = { to: 5, released: '2026-01-01', due: '2026-05-01', online: true, ...facts };
    const id = await aTerritory(world, { id: lastId, exited });
    await aMap(world, { territory: id });
    return id;
  };
  const fill = async (held: readonly string[] = [], role: '5' | '3' = '5') => {
    const { body } = await world.call('POST /pocket/fill', {
      token: staff.token(role),
      form: { held: held.join(',') },
    });
    return body as typeof body & { territories: readonly FilledTerritory[] };
  };
  /** The permission for an act on a territory. */
  const permission = async (id: number, action: 'returned' | 'month') => {
    const { territories } = await fill();
    const own = territories.find((it) => it.history_id === id);
    const token = own?.acts.find((act) => act.action === action)?.token;
    if (!token) throw new Error(`No permission: ${JSON.stringify(own)}`);
    return token;
  };
  /** A new address for each call, so that the limit by address does not apply. */
  let visitors = 0;
  const act = async (
    token: string,
    { key, ago = 0 }: { readonly key?: string; readonly ago?: number } = {},
  ) => {
    visitors += 1;
    const headers = {
      'Idempotency-Key': key ?? randomUUID(),
      'X-Forwarded-For': `2001:db8::${visitors.toString(16)}`,
    };
    const form = { token, seconds_ago: String(ago) };
    return (await world.call('POST /pocket/act', { form, headers })).body;
  };
  const later = (hours: number) => world.clock.set(world.clock.now().add({ hours }).toString());
  const stored = (id: number) =>
    world.read<{ due: string; returned: string | null; months: number }>(
      `select theoretical_return_date as due, return_date as returned, reprieve_months as months
       from histories where id = ${id}`,
    );
  const requests = (id: number) =>
    world.read<{ kind: string; at: string }>(
      `select kind, to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
       from assignment_requests where history_id = ${id} order by kind`,
    );
  const logged = (id: number) =>
    world.read<{ login: string; user_id: number | null; action: string }>(
      `select login, user_id, action from event_logs
       where number_name = 'T${id} - Rue ${id}' order by id`,
    );
  return { world, staff, out, fill, permission, act, later, stored, requests, logged };
}
