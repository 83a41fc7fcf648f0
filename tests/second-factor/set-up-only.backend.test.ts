import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allowed,
  openInSetUp,
  type SignedInCallName,
} from '../../backend/parts/permissions/permissions.ts';
import { aCongregation } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import { somebody, withPassword } from './people-with-factor.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
});
afterAll(() => world.close());

const owes = {
  ...refusal(
    'Un second facteur est demandé pour ton compte, et le délai est passé\u202F: ajoute-le d’abord, puis continue.',
  ),
  message_type: 'warning',
};
const calls = Object.keys(allowed) as readonly SignedInCallName[];
const withSession = calls.filter((name) => !allowed[name].startsWith('A'));

let owing: string | null = null;

/** The token of a site administrator, by the password alone, of whom a second factor is demanded for long. */
async function owingToken(): Promise<string> {
  if (owing !== null) return owing;
  const person = await somebody(world, { role: 1 });
  owing = String((await withPassword(world, person))['token']);
  await world.database.asTenant(1, (db) =>
    db.rows(
      `insert into second_factor_demands (congregation_id, user_id, since)
       values (1, $1, '2026-03-01')`,
      [person.id],
    ),
  );
  return owing;
}

it.each(withSession)(
  'after the days of a demand %s is open to the set-up, or refused with a sentence [OWN-400]',
  async (name) => {
    const token = await owingToken();
    const path = Object.fromEntries(
      [...name.matchAll(/\{(\w+)\}/gu)].map(([, key]) => [String(key), '1']),
    );
    const { body, status } = await world.call(name, { token, path });
    if (name === 'POST /user/signout') owing = null;
    expect(status).toBe(200);
    if (openInSetUp.some((open) => open === name)) expect(body).not.toEqual(owes);
    else expect(body).toEqual(owes);
  },
);
