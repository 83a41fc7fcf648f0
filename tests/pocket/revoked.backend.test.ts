import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { openPocketWorld, type FilledTerritory } from './pocket-world.ts';

const { world, staff, out, act, stored } = await openPocketWorld();

afterAll(() => world.close());
beforeAll(() => world.clock.set('2026-03-15T09:00:00Z'));

const unknown = refusal(
  'Cette action ne peut plus être envoyée depuis ce téléphone. Connecte-toi pour la refaire.',
);
const password = 'nouveau1';
const ownForm = { email: '', subscription: 'n', rgpd_forget_me: 'n' };

let id = 50;
let token: string;
let kept: number;
let waiting: number;

beforeEach(async () => {
  id += 1;
  await aUser(world, { id, login: `DEMO Poche ${id}` });
  token = await world.signIn(`DEMO Poche ${id}`);
  kept = await out({ to: id });
  waiting = await out({ to: id });
});

/** The tokens for an act on both territories, null where the device holds a good one. */
async function tokensOf(
  session: string,
  held: readonly string[] = [],
  act: 'returned' | 'month' = 'returned',
) {
  const { body } = await world.call('POST /pocket/fill', {
    token: session,
    form: { held: held.join(',') },
  });
  const { territories } = body as unknown as { territories: readonly FilledTerritory[] };
  return territories
    .toSorted((a, b) => a.history_id - b.history_id)
    .map(({ acts }) => acts.find(({ action }) => action === act)?.token);
}

async function twoReturns() {
  const [first, second] = await tokensOf(token);
  if (!first || !second) throw new Error('No permissions.');
  return [first, second] as const;
}

/** Ends the present connection of a session, as another device would. */
async function endOf(session: string) {
  const { body } = await world.call('GET /user/connection/list', { token: session });
  const { connections } = body as unknown as {
    connections: readonly { id: string; present: boolean }[];
  };
  const connection = connections.find(({ present }) => present)?.id;
  if (!connection) throw new Error('No connection.');
  const form = { connection_id: connection };
  return world.call('POST /user/connection/end', { token: session, form });
}

const changes = {
  'a new password of one’s own': () =>
    world.call('POST /user/myaccount/edit', { token, form: { ...ownForm, password } }),
  'a password given by a manager': () =>
    world.call('POST /user/edit', {
      token: staff.token('3'),
      form: { user_id: String(id), login: `DEMO Poche ${id}`, email: '', role_id: '5', password },
    }),
  'the end of its connection': async () => endOf(token),
  'the end of all connections': () => world.call('POST /user/connection/endall', { token }),
};

/** What a device shows to learn whether it may go on keeping. */
async function keepOf(session: string, held: readonly string[] = []) {
  const form = { held: held.join(',') };
  const { body } = await world.call('POST /pocket/fill', { token: session, form });
  return body['keep'] as string | null;
}
const standing = async (shown: string) =>
  (await world.call('POST /pocket/check', { form: { token: shown } })).body['standing'];

describe('what a device may keep [OWN-212]', () => {
  it.each(Object.entries(changes))(
    'ends with %s, for the server that let it',
    async (_what, change) => {
      const keep = (await keepOf(token)) ?? '';
      expect(await standing(keep)).toBe('stands');
      expect((await change()).body.success).toBe(true);
      expect(await standing(keep)).toBe('ended');
    },
  );

  it('ends with the account', async () => {
    const keep = (await keepOf(token)) ?? '';
    await world.database.asTenant(1, (db) =>
      db.rows('delete from histories where user_id = $1', [id]),
    );
    await staff.ask('3', 'POST /user/remove', { user_id: String(id) });
    expect(await standing(keep)).toBe('ended');
  });

  it('stands through a sign-out, belongs to the session it was shown in last, and is no act', async () => {
    const keep = (await keepOf(token)) ?? '';
    const later = await world.signIn(`DEMO Poche ${id}`);
    expect(await keepOf(later, [keep])).toBe(null);
    await endOf(token);
    expect(await standing(keep)).toBe('stands');
    expect((await world.call('POST /user/signout', { token: later })).body.success).toBe(true);
    expect(await standing(keep)).toBe('stands');
    expect(await act(keep.split('.')[0] ?? '')).toEqual(unknown);
  });

  it.each([
    ['a server with another secret', (keep: string) => `${keep.slice(0, -22)}${'A'.repeat(22)}`],
    ['another congregation’s name on it', (keep: string) => keep.replace(/^1-/u, '2-')],
    ['no mark', (keep: string) => keep.split('.')[0] ?? ''],
    ['nothing', () => ''],
  ])('is not known to end by %s', async (_what, changed) => {
    const keep = (await keepOf(token)) ?? '';
    await world.call('POST /user/connection/endall', { token });
    expect(await standing(changed(keep))).toBe('unknown');
  });
});

describe('what a device may send without a session [OWN-106]', () => {
  it.each(Object.entries(changes))('ends with %s', async (_what, change) => {
    const [, unused] = await twoReturns();
    expect((await change()).body.success).toBe(true);
    expect(await act(unused)).toEqual(unknown);
    expect(await stored(waiting)).toMatchObject([{ returned: null }]);
  });

  it.each(Object.entries(changes))(
    'keeps through %s the receipt of what was done before',
    async (_what, change) => {
      const [used] = await twoReturns();
      const key = randomUUID();
      const receipt = await act(used, { key });
      expect(receipt).toMatchObject({ outcome: 'counted', effect: 'returns' });
      await change();
      expect(await act(used, { key })).toEqual(receipt);
      expect(await stored(kept)).toMatchObject([{ returned: '2026-03-15' }]);
    },
  );

  it('outlives the session it was given in, which one’s own sign-out ends', async () => {
    const [, unused] = await twoReturns();
    expect((await world.call('POST /user/signout', { token })).body.success).toBe(true);
    expect(await act(unused)).toMatchObject({ outcome: 'counted' });
  });

  it('is issued anew at the next sign-in, to each device that holds what has ended', async () => {
    const held = await twoReturns();
    await world.call('POST /user/connection/endall', { token });
    const again = await world.signIn(`DEMO Poche ${id}`);
    const other = await tokensOf(again);
    expect(other).not.toContain(null);
    const [first, second] = await tokensOf(again, held);
    expect(await act(second ?? '')).toMatchObject({ outcome: 'counted' });
    expect(await tokensOf(again, [first ?? ''])).toEqual([null]);
  });

  it('belongs to the session that the device showed it in last', async () => {
    const held = await twoReturns();
    const later = await world.signIn(`DEMO Poche ${id}`);
    expect(await tokensOf(later, held)).toEqual([null, null]);
    await endOf(token);
    expect(await act(held[0])).toMatchObject({ outcome: 'counted' });
    await endOf(later);
    expect(await act(held[1])).toEqual(unknown);
  });

  it('passes its session on to the permission that a conflict offers', async () => {
    const [, month] = await tokensOf(token, [], 'month');
    const territory = { territory_id: String(waiting), history_id: String(waiting) };
    await staff.ask('3', 'POST /history/reprieve', territory);
    const { token: next } = await act(month ?? '');
    expect(next).toMatch(/^1-[\w-]{22}$/u);
    await endOf(token);
    expect(await act(String(next))).toEqual(unknown);
  });

  it('is left to one’s other devices when one of them is signed out', async () => {
    await twoReturns();
    const other = await world.signIn(`DEMO Poche ${id}`);
    const [unused] = await tokensOf(other);
    await endOf(token);
    expect(await act(unused ?? '')).toMatchObject({ outcome: 'counted' });
  });

  it('leaves what the devices of others hold', async () => {
    const [unused] = await twoReturns();
    const neighbour = id + 1000;
    await aUser(world, { id: neighbour, login: `DEMO Voisin ${id}` });
    const session = await world.signIn(`DEMO Voisin ${id}`);
    await world.call('POST /user/connection/endall', { token: session });
    expect(await act(unused)).toMatchObject({ outcome: 'counted' });
  });
});

it('a permission ends with the account [OWN-106]', async () => {
  await aUser(world, { id: 40, login: 'DUPONT Jean' });
  const history = await out({ to: 40 });
  const session = await world.signIn('DUPONT Jean');
  const { body } = await world.call('POST /pocket/fill', { token: session });
  const filled = body as unknown as {
    territories: { history_id: number; acts: { token: string }[] }[];
  };
  const own = filled.territories.find((it) => it.history_id === history)?.acts[0]?.token ?? '';
  await staff.ask('3', 'POST /territory/return', {
    territory_ids: String(history),
    return_date: '2026-03-14',
  });
  expect(await staff.ask('2', 'POST /user/remove', { user_id: '40' })).toMatchObject({
    success: true,
  });
  expect(await act(own)).toEqual(unknown);
});
