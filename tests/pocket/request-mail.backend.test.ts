import { afterAll, beforeAll, expect, it } from 'vitest';
import { set } from '../support/staff.ts';
import { openPocketWorld } from './pocket-world.ts';

const { world, out, permission, act } = await openPocketWorld();

beforeAll(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await set(world, 'sendmail = true');
  await world.database.asTenant(1, (db) =>
    db.rows("update users set email = 'p3@example.org', subscription = true where id = 3"),
  );
});
afterAll(() => world.close());

const mails = () =>
  world.read<{ recipient: string; subject: string }>(
    "select recipient, subject from mail_outbox where kind = 'request' order by id",
  );

it('a request made on the device is told to managers once, a return to nobody [OWN-253]', async () => {
  const token = await permission(await out(), 'month');
  const key = crypto.randomUUID();
  expect(await act(token, { key })).toMatchObject({ success: true, outcome: 'counted' });
  expect(await act(token, { key })).toMatchObject({ success: true });
  const told = [{ recipient: 'p3@example.org', subject: 'Demande\u202F: un mois de plus' }];
  expect(await mails()).toEqual(told);
  const back = await permission(await out(), 'returned');
  expect(await act(back)).toMatchObject({ outcome: 'counted', effect: 'returns' });
  expect(await mails()).toEqual(told);
});
