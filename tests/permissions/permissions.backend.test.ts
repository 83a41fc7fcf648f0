import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall, permissions, type RoleId } from '../../backend/permissions/permissions.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { expectGenericFields, refusal } from '../support/generic-fields.ts';
import { callNames, openWorld, type World } from '../support/world.ts';

/** Decision B5, copied by hand: anonymous, then the roles 5, 4, 3, 2, 1; x may, o may within limits, - may not. */
const matrix = `
  GET /congregation/select                    x x x x x x
  POST /user/auth                             x x x x x x
  POST /user/password/lost                    x x x x x x
  GET /user/rgpdprivacy/view                  - x x x x x
  POST /user/rgpdprivacy/edit                 - x x x x x
  GET /user/menu                              - x x x x x
  GET /map/global/view                        - x x x x x
  GET /user/myaccount/view                    - o o o o o
  POST /user/myaccount/edit                   - o o o o o
  GET /territory/myexited                     - o o o o o
  GET /territory/dashboard                    - - x x x x
  POST /territory/histogram                   - - x x x x
  GET /territory/s13                          - - x x x x
  GET /territory/exited/list                  - - x x x x
  POST /history/reprieve                      - - - x x x
  GET /territory/setting/view/{territory_id}  - - x x x x
  POST /territory/setting/edit                - - - x x x
  GET /map/edit/territory/{territory_id}      - - - x x x
  POST /map/save/territory                    - - - x x x
  POST /map/import/geojson                    - - - x x x
  POST /map/remove/territory                  - - - x x x
  GET /history/view/{territory_id}            - - x x x x
  POST /history/last                          - - - x x x
  POST /history/edit                          - - - x x x
  POST /history/remove                        - - - x x x
  POST /history/add                           - - - x x x
  GET /history/activity                       - x x x x x
  GET /user/list/add                          - - - x x x
  GET /user/list                              - - - x x x
  GET /user/list/entire                       - - - x x x
  GET /user/allowedroles                      - - - o o x
  GET /user/list/editorremove                 - - - o o x
  POST /user/view                             - - - o o x
  POST /user/add                              - - - o o x
  POST /user/edit                             - - - o o x
  POST /user/remove                           - - - o o x
  GET /territory/list                         - - x x x x
  POST /territory/exit/list                   - o o x x x
  GET /territory/id2token/{id}                - o o x x x
  GET /map/info/{token}                       x x x x x x
  POST /territory/exit                        - o o x x x
  GET /territory/return/list                  - o o x x x
  POST /territory/return                      - o o x x x
  GET /territory/returncancel/list            - - - x x x
  POST /territory/exit/cancel                 - - - x x x
  GET /territory/available                    - x x x x x
  GET /booking/list                           - - - x x x
  POST /booking/load                          - - - x x x
  POST /booking/add                           - - - x x x
  POST /booking/overwrite                     - - - x x x
  POST /booking/clean                         - - - x x x
  POST /booking/remove                        - - - x x x
  POST /booking/merge                         - - - x x x
  POST /territory/available/export            - x x x x x
  GET /congregation/setting/view              - - - x x x
  POST /congregation/setting/edit             - - - x x x
  GET /map/global/edit                        - - - x x x
  POST /map/global/save                       - - - x x x
  GET /map/global/remove                      - - - x x x
  POST /map/global/import/geojson             - - - x x x
  GET /territory/type/list                    - - - x x x
  POST /territory/type/add                    - - - - x x
  POST /territory/type/edit                   - - - x x x
  POST /territory/type/remove                 - - - - x x
  POST /territory/add                         - - - x x x
  POST /territory/remove                      - - - x x x
  GET /service/logs                           - - - x x x
  GET /congregation/list                      - - - - - x
  POST /congregation/add                      - - - - - x
  POST /congregation/edit                     - - - - - x
  POST /congregation/remove                   - - - - - x
`
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, anonymous, ...roles] = line.trim().split(/ +/);
    return { call: `${method} ${path}`, anonymous, roles };
  });
const roleIds: readonly RoleId[] = [5, 4, 3, 2, 1];

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

  it('says in every cell what decision B5 says [RG-05, B-04]', () => {
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

/** Values that name nothing: a call that may be made is refused for another reason, or harmless. */
const nothing = { territory_id: 0, id: 0, token: 'none' };
/** The S-13 would be a PDF. */
const refusedYear = { service_year: 'none' };

describe('every built call', () => {
  it('is asked for by each role, and answers by the table [RG-05, B-04]', async () => {
    for (const call of world.builtCalls) {
      for (const role of roleIds) {
        const token = tokens.get(role) ?? '';
        const answer = await world.call(call, { token, path: nothing, query: refusedYear });
        const where = `${call} as role ${role}`;
        expectGenericFields(answer);
        expect(answer.status, where).toBe(200);
        if (mayCall(call, role)) {
          expect(answer.body.message, where).not.toBe(forbidden.message);
        } else {
          expect(answer.body, where).toEqual(forbidden);
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

  it('says no before it looks at what was sent [RG-05]', async () => {
    const form = { territory_id: 'abc', history_id: '0' };
    const token = tokens.get(5) ?? '';
    expect((await world.call('POST /history/reprieve', { token, form })).body).toEqual(forbidden);
  });

  it('goes by the role of this moment, not by the role at sign-in [RG-05]', async () => {
    await aUser(world, { id: 9, login: 'DEMO Descendu', role: 4 });
    const token = await world.signIn('DEMO Descendu');
    expect((await world.call('GET /territory/exited/list', { token })).body.success).toBe(true);
    await world.database.asTenant(1, (db) => db.rows('update users set role_id = 5 where id = 9'));
    expect((await world.call('GET /territory/exited/list', { token })).body).toEqual(forbidden);
  });
});

const forbidden = refusal("Tu n'as pas les droits nécessaires pour cette action.");
