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

/** The tokens for the return of both territories, null where the device holds a good one. */
async function returnsOf(session: string, held: readonly string[] = []) {
  const { body } = await world.call('POST /pocket/fill', {
    token: session,
    form: { held: held.join(',') },
  });
  const { territories } = body as unknown as { territories: readonly FilledTerritory[] };
  return territories
    .toSorted((a, b) => a.history_id - b.history_id)
    .map(({ acts }) => acts.find(({ action }) => action === 'returned')?.token);
}

async function twoReturns() {
  const [first, second] = await returnsOf(token);
  if (!first || !second) throw new Error('No permissions.');
  return [first, second] as const;
}

const changes = {
  'a new password of one’s own': () =>
    world.call('POST /user/myaccount/edit', { token, form: { ...ownForm, password } }),
  'a password given by a manager': () =>
    world.call('POST /user/edit', {
      token: staff.token('3'),
      form: { user_id: String(id), login: `DEMO Poche ${id}`, email: '', role_id: '5', password },
    }),
  'the end of all connections': () => world.call('POST /user/connection/endall', { token }),
};

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
    const other = await returnsOf(again);
    expect(other).not.toContain(null);
    const [first, second] = await returnsOf(again, held);
    expect(await act(second ?? '')).toMatchObject({ outcome: 'counted' });
    expect(await returnsOf(again, [first ?? ''])).toEqual([null]);
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
