import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPocketWorld } from './pocket-world.ts';

const { world, staff, out, permission } = await openPocketWorld();

afterAll(() => world.close());
beforeAll(() => world.clock.set('2026-03-15T09:00:00Z'));

it('an act carries the id of its click in PostgreSQL [OWN-90, OWN-106]', async () => {
  const id = await out();
  const token = await permission(id, 'returned');
  const click = randomUUID();
  const named = `select from pg_stat_activity where application_name = 'territories ${click}'`;
  let answer: Promise<unknown> | undefined;
  await world.database.asTenant(1, async (db) => {
    await db.rows(`select from territories where id = ${id} for update`);
    answer = world.call('POST /pocket/act', {
      form: { token },
      headers: { 'Idempotency-Key': randomUUID(), 'X-Request-Id': click },
    });
    await vi.waitFor(async () => expect(await world.read(named)).toHaveLength(1), 5000);
  });
  expect(await answer).toMatchObject({ body: { outcome: 'counted' } });
});

it('one’s own data hold what a telephone may do, also where the exit was cancelled [ACCT-07, OWN-14, OWN-106]', async () => {
  const id = await out();
  await permission(id, 'returned');
  await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(id) });
  const exported = async (format: string) => {
    const response = await fetch(`${world.url}/user/myaccount/export?format=${format}`, {
      headers: { Authorization: `Bearer ${staff.token('5')}` },
    });
    return response.text();
  };
  const { permissions } = JSON.parse(await exported('json')) as { permissions: unknown };
  const unused = { territory: null, expires_at: '2026-04-14T09:00:00Z', used_at: null };
  expect(permissions).toEqual(
    expect.arrayContaining([
      { ...unused, action: 'month' },
      { ...unused, action: 'returned' },
    ]),
  );
  expect(await exported('html')).toContain(
    'Sortie annulée\u202F: «\u202FUn mois de plus\u202F», valable jusqu’au',
  );
});
