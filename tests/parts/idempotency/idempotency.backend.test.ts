import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../../backend/daily/daily.ts';
import type { CallName } from '../../../backend/parts/permissions/permissions.ts';
import { aTerritory, aUser } from '../../support/builders.ts';
import { refusal } from '../../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../../support/staff.ts';
import { openWorld, type Form, type World } from '../../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aUser(world, { id: 33, login: 'Autre Gestion', role: 3 });
});
afterAll(() => world.close());

let lastId = 0;
const out = () =>
  aTerritory(world, {
    id: (lastId += 1),
    exited: { to: 5, released: '2026-01-01', due: '2026-05-01' },
  });
const newKey = () => crypto.randomUUID();
const send = async (who: Who, name: CallName, form: Form, key: string) =>
  (
    await world.call(name, {
      token: staff.token(who),
      form,
      headers: { 'Idempotency-Key': key },
    })
  ).body;
const reprieve = (key: string, id: number, who: Who = '3') =>
  send(who, 'POST /history/reprieve', { territory_id: String(id), history_id: String(id) }, key);
const months = async (id: number) =>
  (
    await world.read<{ n: number }>(`select reprieve_months as n from histories where id = ${id}`)
  )[0]?.n;
const kept = () => world.read<{ key: string }>('select key from idempotent_answers');
const used = refusal(
  'Cet envoi a déjà été traité. Recharge la page, vérifie, puis recommence si besoin.',
);

describe('a change with an idempotency key', () => {
  it('is made once, and its repeats get the first answer [REST-15, REST-41]', async () => {
    const [id, key] = [await out(), newKey()];
    const first = await reprieve(key, id);
    expect(first.success).toBe(true);
    for (let times = 0; times < 3; times += 1) expect(await reprieve(key, id)).toEqual(first);
    expect(await months(id)).toBe(1);
    expect((await reprieve(newKey(), id)).success).toBe(true);
    expect(await months(id)).toBe(2);
  });

  it('is made once by twenty simultaneous calls [REST-15]', async () => {
    const [id, key] = [await out(), newKey()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => reprieve(key, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.success).toBe(true);
    expect(await months(id)).toBe(1);
  });

  it('answers a repeated exit with its success, although the territory is now out [REST-41]', async () => {
    const id = await aTerritory(world, { id: (lastId += 1) });
    const form = {
      territory_ids: String(id),
      release_date: '2026-03-15',
      user_id: '5',
      activity_id: '1',
    };
    const key = newKey();
    const first = await send('3', 'POST /territory/exit', form, key);
    expect(first).toMatchObject({ success: true, change_display: true });
    expect(await send('3', 'POST /territory/exit', form, key)).toEqual(first);
    expect(await send('3', 'POST /territory/exit', form, newKey())).toEqual(
      refusal(`Le territoire T${id} - Rue ${id} est déjà sorti.`),
    );
  });

  it('is refused when the key comes again with another body [REST-41]', async () => {
    const [one, two, key] = [await out(), await out(), newKey()];
    await reprieve(key, one);
    expect(await reprieve(key, two)).toEqual(used);
    const sameBody = { territory_id: String(one), history_id: String(one) };
    expect(await send('3', 'POST /booking/clean', sameBody, key)).toEqual(used);
    expect(await months(two)).toBe(0);
  });

  it('has separate keys for each person and each congregation [GEN-20]', async () => {
    const [id, key] = [await out(), newKey()];
    await reprieve(key, id, '3');
    expect((await reprieve(key, id, '2')).success).toBe(true);
    expect(await months(id)).toBe(2);
    expect(await reprieve(key, id, 'neighbour')).toEqual(
      refusal('Cette attribution n’existe pas.'),
    );
    expect(await reprieve(key, id, 'site in 2')).toEqual(
      refusal('Cette attribution n’existe pas.'),
    );
  });

  it('that is refused stores nothing: the same key may be used again [REST-15]', async () => {
    const [id, key] = [await out(), newKey()];
    const form = { territory_ids: String(id), return_date: '2026-03-16' };
    const late = await send('3', 'POST /territory/return', form, key);
    expect(late.success).toBe(false);
    expect((await kept()).filter((row) => row.key === key)).toEqual([]);
    const good = { ...form, return_date: '2026-03-15' };
    expect((await send('3', 'POST /territory/return', good, key)).success).toBe(true);
  });

  it.each(['abc', '', '1', 'null', '0'.repeat(32), "' or 1=1 --", 'x'.repeat(4000)])(
    'whose key is %j counts as one without a key [RG-03]',
    async (key) => {
      const id = await out();
      expect(await reprieve(key, id)).toEqual(
        refusal('L’envoi a échoué. Recharge la page, puis recommence.'),
      );
      expect(await months(id)).toBe(0);
    },
  );

  it('reveals nothing to a caller without permission, with or without a key [RG-04, RG-05]', async () => {
    const [id, key] = [await out(), newKey()];
    await reprieve(key, id);
    expect(await reprieve(key, id, '5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    const stranger = await world.call('POST /history/reprieve', {
      headers: { 'Idempotency-Key': key },
    });
    expect(stranger.status).toBe(401);
  });
});

describe('a call without a key, or one that only reads', () => {
  it('stores nothing [REST-15]', async () => {
    const before = (await kept()).length;
    const id = await out();
    const form = { territory_id: String(id), history_id: String(id) };
    await staff.ask('3', 'POST /history/reprieve', form);
    await world.call('GET /territory/available', {
      token: staff.token('3'),
      headers: { 'Idempotency-Key': newKey() },
    });
    expect(await kept()).toHaveLength(before);
  });
});

describe('a stored answer', () => {
  it('is deleted after a day, and never holds the request [REST-15]', async () => {
    const [id, key] = [await out(), newKey()];
    await reprieve(key, id);
    const [row] = await world.read<{ body_hash: Buffer }>(
      `select body_hash from idempotent_answers where key = '${key}'`,
    );
    expect(row?.body_hash).toHaveLength(32);
    const work = async (now: string) => {
      world.clock.set(now);
      await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
      return (await kept()).filter((it) => it.key === key).length;
    };
    expect(await work('2026-03-16T09:00:00Z')).toBe(1);
    expect(await work('2026-03-16T09:00:01Z')).toBe(0);
    world.clock.set('2026-03-15T09:00:00Z');
  });
});
