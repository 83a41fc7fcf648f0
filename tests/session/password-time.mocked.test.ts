import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashPassword } from '../../backend/parts/passwords/passwords.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<{ verify: typeof verify }>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aUser(world, { id: 4, login: 'DEMO Ancien' });
  await world.database.asTenant(1, async (db) =>
    db.rows('update users set password_hash = $1 where id = 4', [await hashPassword('Autre2026')]),
  );
});
afterAll(() => world.close());

const costOf = (hashed: string) => hashed.split('$').slice(0, 4).join('$');

it('an unknown login takes as long as a wrong password [B-49, RG-03]', async () => {
  const work = async (entered: Record<string, string>) => {
    vi.mocked(verify).mockClear();
    const form = {
      login: 'DEMO Ancien',
      password: 'faux-faux-1',
      congregation_id: '1',
      ...entered,
    };
    const { body } = await world.call('POST /user/auth', { form });
    expect(body.success).toBe(false);
    return vi.mocked(verify).mock.calls.map(([hashed]) => costOf(String(hashed)));
  };
  const once = ['$argon2id$v=19$m=19456,t=2,p=1'];

  expect(await work({})).toEqual(once);
  expect(await work({ login: 'Personne Inconnue' })).toEqual(once);
  expect(await work({ congregation_id: '99' })).toEqual(once);
});
