import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mayCall,
  permissions,
  type RoleId,
} from '../../../backend/parts/permissions/permissions.ts';
import { forbiddenTo } from '../../support/forbidden.ts';
import { aCongregation, aUser } from '../../support/builders.ts';
import { expectGenericFields, refusal } from '../../support/generic-fields.ts';
import { callNames, openWorld, type World } from '../../support/world.ts';
import { matrix, roleIds } from './decision-b5.ts';

let world: World;
const tokens = new Map<RoleId, string>();

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  for (const role of roleIds) {
    await aUser(world, { id: role, login: `DEMO Rôle ${role}`, role });
    tokens.set(role, await world.signIn(`DEMO Rôle ${role}`));
  }
});
afterAll(() => world.close());

describe('the permission table', () => {
  it('names the 71 calls of the contract, in its order [RG-01, RG-05]', () => {
    expect(callNames).toEqual(matrix.map(({ call }) => call));
    expect(callNames).toHaveLength(71);
  });

  it('equals decision B5 in every cell [RG-05, B-04]', () => {
    const cells = callNames.map((call) => ({
      call,
      anonymous: permissions[call].startsWith('A'),
      roles: roleIds.map((role) => mayCall(call, role)),
    }));
    expect(cells).toEqual(
      matrix.map(({ call, anonymous, roles }) => ({
        call,
        anonymous: anonymous === 'x',
        roles: roles.map((cell) => cell !== '-'),
      })),
    );
  });
});

/** Ids that match no row: a permitted call is refused for another reason, or does nothing. */
const nothing = { territory_id: 0, id: 0, token: 'none' };
/** A valid year would answer with a PDF. */
const refusedYear = { service_year: 'none' };

describe('every built call', () => {
  it('answers each role as the table says [RG-02, RG-05, B-04]', async () => {
    for (const call of world.builtCalls) {
      for (const role of roleIds) {
        const token = tokens.get(role) ?? '';
        const answer = await world.call(call, { token, path: nothing, query: refusedYear });
        const where = `${call} as role ${role}`;
        expectGenericFields(answer);
        expect(answer.status, where).toBe(200);
        if (mayCall(call, role)) {
          expect(answer.body.message, where).not.toBe(forbiddenTo(role));
        } else {
          expect(answer.body, where).toEqual(refusal(forbiddenTo(role)));
        }
      }
    }
  });

  it('is closed without a token unless the table opens it [RG-04, RG-05]', async () => {
    for (const call of world.builtCalls) {
      const answer = await world.call(call, { path: nothing });
      expectGenericFields(answer);
      expect(answer.status, call).toBe(permissions[call].startsWith('A') ? 200 : 401);
    }
  });

  it('checks the permission before the form [RG-05]', async () => {
    const form = { territory_id: 'abc', history_id: '0' };
    const token = tokens.get(5) ?? '';
    expect((await world.call('POST /history/reprieve', { token, form })).body).toEqual(
      refusal(forbiddenTo(5)),
    );
  });

  it('uses the present role, not the role at sign-in [RG-05]', async () => {
    await aUser(world, { id: 9, login: 'DEMO Descendu', role: 4 });
    const token = await world.signIn('DEMO Descendu');
    expect((await world.call('GET /territory/exited/list', { token })).body.success).toBe(true);
    await world.database.asTenant(1, (db) => db.rows('update users set role_id = 5 where id = 9'));
    expect((await world.call('GET /territory/exited/list', { token })).body).toEqual(
      refusal(forbiddenTo(5)),
    );
  });
});
