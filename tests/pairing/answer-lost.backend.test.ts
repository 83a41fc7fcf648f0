import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, success } from '../support/generic-fields.ts';
import { deadCard, openPairingWorld } from './pairing-world.ts';

let pairing: Awaited<ReturnType<typeof openPairingWorld>>;

beforeAll(async () => {
  pairing = await openPairingWorld();
  await pairing.world.database.asTenant(1, (db) =>
    db.rows("update users set email = 'six@example.org', subscription = true where id = 6"),
  );
});
beforeEach(async () => {
  pairing.world.clock.set('2026-03-15T09:00:00Z');
  await pairing.world.database.asTenant(1, async (db) => {
    for (const table of ['pairing_cards', 'event_logs', 'mail_outbox', 'sessions']) {
      await db.rows(`delete from ${table}`);
    }
  });
  await pairing.staff.signInAgain();
});
afterAll(() => pairing.world.close());

describe('a card whose answer was lost on the way [OWN-371]', () => {
  it('opens the account again for the same request, which is logged and mailed once', async () => {
    const { world, print, open, log, mails } = pairing;
    const token = await print('3', 6);
    const key = crypto.randomUUID();
    const first = await open(token, key);
    world.clock.set('2026-03-15T09:04:59Z');
    const again = await open(token, key);
    expect([first.success, again.success]).toEqual([true, true]);
    expect(again['token']).not.toBe(first['token']);
    const call = { token: String(again['token']) };
    expect((await world.call('GET /user/myaccount/view', call)).body['login']).toBe('Autre Rôle 5');
    expect((await log()).filter(({ login }) => login === 'Autre Rôle 5')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('opens nothing for another request, for one without a name, and after five minutes', async () => {
    const { world, print, open } = pairing;
    const token = await print('3', 6);
    const key = crypto.randomUUID();
    expect((await open(token, key)).success).toBe(true);
    expect(await open(token, crypto.randomUUID())).toEqual(deadCard);
    expect(await open(token)).toEqual(deadCard);
    world.clock.set('2026-03-15T09:05:00Z');
    expect(await open(token, key)).toEqual(deadCard);
  });

  it('is out no more, nothing to cancel, and ends with another card', async () => {
    const { staff, print, open, until } = pairing;
    const token = await print('3', 6);
    const key = crypto.randomUUID();
    await open(token, key);
    expect(await until('3', 6)).toEqual(success({ until: null }));
    const next = await print('3', 6);
    expect(await open(token, key)).toEqual(deadCard);
    expect((await open(next, key)).success).toBe(true);
    expect(await staff.ask('3', 'POST /pairing/cancel', { user_id: '6' })).toEqual(
      refusal('Cette carte a déjà servi, ou elle ne sert plus.'),
    );
  });
});
