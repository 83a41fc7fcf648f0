import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { aCongregation, aUser, type CongregationFacts } from './builders.ts';
import type { Form, World } from './world.ts';

/** The staff of the tests: a user of congregation 1 for each of the five roles, and a neighbour in congregation 2. */
export type Who = '1' | '2' | '3' | '4' | '5' | 'neighbour' | 'site in 2';

export interface Staff {
  /** Makes the call and answers its body; the status must be 200. */
  readonly ask: (
    who: Who,
    name: CallName,
    form?: Form,
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly token: (who: Who) => string;
  /** Tokens expire twelve hours after sign-in by the world's clock. */
  readonly signInAgain: () => Promise<void>;
}

/** Logins 'Rôle numéro 1' … 5 with the ids 1 … 5, 'Autre Rôle 5' with 6, and 'Voisin Port' with 21. */
export async function aStaff(
  world: World,
  settings: NonNullable<CongregationFacts['settings']> = {},
): Promise<Staff> {
  await aCongregation(world, { id: 1, settings });
  await aCongregation(world, { id: 2, name: 'Port' });
  for (const role of [1, 2, 3, 4, 5] as const) {
    await aUser(world, { id: role, login: `Rôle numéro ${role}`, role });
  }
  await aUser(world, { id: 6, login: 'Autre Rôle 5' });
  await aUser(world, { id: 21, login: 'Voisin Port', role: 2, congregation: 2 });
  const tokens = new Map<Who, string>();
  const signInAgain = async () => {
    for (const who of ['1', '2', '3', '4', '5'] as const) {
      tokens.set(who, await world.signIn(`Rôle numéro ${who}`));
    }
    tokens.set('site in 2', await world.signIn('Rôle numéro 1', 2));
    tokens.set('neighbour', await world.signIn('Voisin Port', 2));
  };
  await signInAgain();
  const token = (who: Who) => tokens.get(who) ?? '';
  return {
    token,
    signInAgain,
    ask: async (who, name, form = {}) => {
      const { status, body } = await world.call(name, { token: token(who), form });
      if (status !== 200) throw new Error(`${name}: ${status}`);
      return body;
    },
  };
}

/** Changes settings of congregation 1, or of another. */
export const set = (world: World, settings: string, congregation = 1) =>
  world.database.asTenant(congregation, (db) =>
    db.rows(`update congregation_settings set ${settings}`),
  );
