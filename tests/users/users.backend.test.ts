import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aUser(world, { id: 30, login: 'Éliane Zola' });
  await aUser(world, { id: 31, login: 'eloi Martin' });
  await aUser(world, { id: 32, login: 'Zoé Abel' });
});
afterAll(() => world.close());

describe('everybody of the congregation', () => {
  it('is listed as in a French dictionary, with nothing but a name, and counted [REST-30, B-85, B-108]', async () => {
    expect(await staff.ask('3', 'GET /user/list/entire')).toEqual(
      success({
        users: [
          { id: 6, login: 'Autre Rôle 5' },
          { id: 30, login: 'Éliane Zola' },
          { id: 31, login: 'eloi Martin' },
          { id: 1, login: 'Rôle numéro 1' },
          { id: 2, login: 'Rôle numéro 2' },
          { id: 3, login: 'Rôle numéro 3' },
          { id: 4, login: 'Rôle numéro 4' },
          { id: 5, login: 'Rôle numéro 5' },
          { id: 32, login: 'Zoé Abel' },
        ],
        number_of_users: 9,
      }),
    );
  });

  it('is that of one congregation, and for managers only [REST-30, GEN-20, RG-05]', async () => {
    expect(await staff.ask('site in 2', 'GET /user/list/entire')).toEqual(
      success({ users: [{ id: 21, login: 'Voisin Port' }], number_of_users: 1 }),
    );
    for (const who of ['4', '5'] as const) {
      expect(await staff.ask(who, 'GET /user/list/entire')).toEqual(
        refusal("Tu n'as pas les droits nécessaires pour cette action."),
      );
    }
  });
});
