import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { reminderLinks } from '../../backend/one-tap/reminder-links.ts';
import { refusal } from '../support/generic-fields.ts';
import { set } from '../support/staff.ts';
import { tokenSecret } from '../support/world.ts';
import { openPocketWorld, publicUrl } from '../pocket/pocket-world.ts';

const { world, staff, out, permission, act, stored } = await openPocketWorld();
const today = '2026-03-15';

afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(`${today}T09:00:00Z`);
  await staff.signInAgain();
  await set(world, 'end_map_links = true, online_automatic_return = false');
});

const tokenOf = async (territory: number) => {
  const [map] = await world.read<{ token: string }>(
    `select token from territory_maps where territory_id = ${territory}`,
  );
  return map?.token ?? '';
};
let visitors = 0;
const opened = async (token: string) => {
  visitors += 1;
  const { body } = await world.call('GET /map/info/{token}', {
    path: { token },
    headers: { 'X-Forwarded-For': `2001:db8:1::${visitors.toString(16)}` },
  });
  return body;
};
const unknown = refusal('Cette carte n’existe pas.');

const giveBack = (ids: string, who: '3' | '5' = '3') =>
  staff.ask(who, 'POST /territory/return', { territory_ids: ids, return_date: today });

/** Taps 'Rentré' in the reminder of an assignment. */
async function tapReturned(id: number): Promise<unknown> {
  const links = await world.database.asTenant(1, (db) =>
    reminderLinks(
      db,
      { congregationId: 1, userId: 5 },
      [{ historyId: id, dueDate: '2026-05-01' }],
      {
        config: { publicUrl, lastingSecret: tokenSecret },
        now: world.clock.now(),
      },
    ),
  );
  const token = links.get(id)?.returned?.split('/').at(-1) ?? '';
  return (await world.call('POST /onetap/link', { form: { token } })).body;
}
const entry = (id: number, more: Record<string, string>) =>
  staff.ask('3', 'POST /history/edit', {
    territory_id: String(id),
    history_id: String(id),
    output_number: '1',
    release_date: '2026-01-01',
    return_date: '',
    user_id: '5',
    activity_id: '1',
    ...more,
  });

interface Way {
  readonly way: string;
  readonly does: (id: number) => Promise<unknown>;
  readonly online?: boolean;
}
const ways: readonly Way[] = [
  { way: 'a manager takes it back', does: (id) => giveBack(String(id)) },
  { way: 'its holder gives it back online', does: (id) => giveBack(String(id), '5') },
  { way: 'its holder taps in a reminder', does: tapReturned },
  {
    way: 'a manager grants what a tap asked for',
    online: false,
    does: async (id) => {
      await tapReturned(id);
      const [request] = await world.read<{ id: number }>(
        `select id from assignment_requests where history_id = ${id}`,
      );
      return staff.ask('3', 'POST /onetap/grant', { request_id: String(request?.id) });
    },
  },
  {
    way: 'an act of the pocket arrives',
    does: async (id) => act(await permission(id, 'returned'), { ago: 3600 }),
  },
  {
    way: 'it comes back by itself at night',
    does: async () => {
      await set(world, 'online_automatic_return = true');
      world.clock.set('2026-05-02T01:00:00Z');
      await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    },
  },
  {
    way: 'it comes back by itself before a list is read',
    does: async () => {
      await set(world, 'online_automatic_return = true');
      world.clock.set('2026-05-02T01:00:00Z');
      await staff.signInAgain();
      return staff.ask('3', 'GET /territory/return/list');
    },
  },
  {
    way: 'another holder is written into the history',
    does: (id) => entry(id, { user_id: '6' }),
  },
  {
    way: 'its exit is cancelled',
    does: (id) => staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(id) }),
  },
];

describe('the public link of a map that is to end on return', () => {
  it.each(ways)('opens nothing once $way [OWN-180]', async ({ does, online = true }) => {
    const [id, other] = [await out({ online }), await out({ due: '2026-12-01' })];
    const [link, kept] = [await tokenOf(id), await tokenOf(other)];
    expect(await opened(link)).toMatchObject({ success: true, number_name: `T${id} - Rue ${id}` });
    await does(id);
    const renewed = await tokenOf(id);
    expect(renewed).toMatch(/^[\w-]{22}$/);
    expect(renewed).not.toBe(link);
    expect(await opened(link)).toEqual(unknown);
    expect(await opened(renewed)).toMatchObject({
      success: true,
      number_name: `T${id} - Rue ${id}`,
    });
    expect(await tokenOf(other)).toBe(kept);
  });

  it.each(ways)(
    'stays where the setting is off and $way [OWN-180]',
    async ({ does, online = true }) => {
      await set(world, 'end_map_links = false');
      const id = await out({ online });
      const link = await tokenOf(id);
      await does(id);
      expect(await tokenOf(id)).toBe(link);
      expect(await opened(link)).toMatchObject({ success: true });
    },
  );

  it('ends for each of several that come back at once, each with a link of its own [OWN-180]', async () => {
    const ids = [await out(), await out(), await out()];
    const before = await Promise.all(ids.map(tokenOf));
    expect(await giveBack(ids.join(','))).toMatchObject({ success: true });
    const after = await Promise.all(ids.map(tokenOf));
    expect(new Set([...before, ...after]).size).toBe(6);
  });

  it('stays while the territory is out, whatever else is done [OWN-180]', async () => {
    const id = await out();
    const link = await tokenOf(id);
    await staff.ask('3', 'POST /history/reprieve', {
      territory_id: String(id),
      history_id: String(id),
    });
    expect((await stored(id))[0]).toMatchObject({ months: 1 });
    expect(await giveBack(`${id},9999`)).toMatchObject({ success: false });
    await entry(id, { activity_id: '2' });
    expect(await tokenOf(id)).toBe(link);
  });

  it('made at the return stays through the next exit, and what is written down of the past [OWN-180]', async () => {
    const id = await out();
    await giveBack(String(id));
    const link = await tokenOf(id);
    await staff.ask('3', 'POST /territory/exit', {
      territory_ids: String(id),
      release_date: today,
      user_id: '6',
      activity_id: '1',
    });
    await entry(id, { return_date: '2026-03-01' });
    expect(await tokenOf(id)).toBe(link);
  });

  it('ends where the territory goes out and comes back in one step, unless the setting is off [OWN-180]', async () => {
    const [id, other] = [await out(), await out()];
    await giveBack(`${id},${other}`);
    const [link, kept] = [await tokenOf(id), await tokenOf(other)];
    const outAndBack = () =>
      staff.ask('3', 'POST /territory/exit', {
        territory_ids: String(id),
        release_date: today,
        exit_and_return: 'y',
        return_date: today,
        user_id: '6',
        activity_id: '1',
      });
    await set(world, 'end_map_links = false');
    expect(await outAndBack()).toMatchObject({ success: true });
    expect(await tokenOf(id)).toBe(link);
    await set(world, 'end_map_links = true');
    expect(await outAndBack()).toMatchObject({ success: true });
    expect(await opened(link)).toEqual(unknown);
    expect(await opened(await tokenOf(id))).toMatchObject({ success: true });
    expect(await tokenOf(other)).toBe(kept);
  });

  it('stays in another congregation [OWN-180]', async () => {
    await set(world, 'end_map_links = false');
    await set(world, 'end_map_links = true', 2);
    const id = await out();
    const link = await tokenOf(id);
    await giveBack(String(id));
    expect(await tokenOf(id)).toBe(link);
  });
});
