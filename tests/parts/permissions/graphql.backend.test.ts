import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, mayCall, type RoleId } from '../../../backend/parts/permissions/permissions.ts';
import { forbiddenTo } from '../../support/forbidden.ts';
import { aCongregation, aUser } from '../../support/builders.ts';
import { askedFields, type AskedField } from '../../support/asked-fields.ts';
import { openGateway, type GraphqlAnswer, type TestGateway } from '../../support/gateway.ts';
import { callNames, openWorld, type World } from '../../support/world.ts';
import { roleIds } from './decision-b5.ts';

let world: World;
let gateway: TestGateway;
let fields: readonly AskedField<(typeof callNames)[number]>[];
const tokens = new Map<RoleId, string>();

beforeAll(async () => {
  world = await openWorld();
  gateway = await openGateway(world.url, { operations: 'open' });
  fields = await askedFields(callNames);
  await aCongregation(world);
  for (const role of roleIds) {
    await aUser(world, { id: role, login: `DEMO Rôle ${role}`, role });
    tokens.set(role, await world.signIn(`DEMO Rôle ${role}`));
  }
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

/** The refusal or error of a field; null when it succeeded. */
function objection({ data, errors }: GraphqlAnswer, field: string): string | null {
  const [error] = errors ?? [];
  if (error && !error.path) throw new Error(`${field}: ${error.message}`);
  if (error) {
    const { code } = error.extensions as { code: string };
    return code === 'REFUSED' ? error.message : code;
  }
  const answered = data?.[field] as { __typename: string; message?: string } | null;
  return answered?.__typename === 'Refusal' ? (answered.message ?? '') : null;
}

describe('every field of the schema', () => {
  it('makes one call, and each built call has a field [DC-01, RG-05]', () => {
    expect(fields.map(({ call }) => call).toSorted((a, b) => a.localeCompare(b))).toEqual(
      world.builtCalls.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('is forbidden to each role exactly where the table says so [RG-05, B-04]', async () => {
    for (const { field, call, operation } of fields) {
      const answers = await Promise.all(
        roleIds.map(
          async (role) =>
            [role, objection(await gateway.query(operation, tokens.get(role)), field)] as const,
        ),
      );
      expect(
        answers.map(
          ([role, said]) => `${role} ${said === forbiddenTo(role) ? 'forbidden' : 'open'}`,
        ),
        field,
      ).toEqual(roleIds.map((role) => `${role} ${mayCall(call, role) ? 'open' : 'forbidden'}`));
      expect(
        answers.map(([, said]) => said),
        field,
      ).not.toContain('BACKEND_BAD_RESPONSE');
    }
  }, 60_000);

  it('is closed without a token unless the table opens it [RG-04, RG-05]', async () => {
    for (const { field, call, operation } of fields) {
      const said = objection(await gateway.query(operation), field);
      if (allowed[call].startsWith('A')) expect(said, field).not.toBe('UNAUTHENTICATED');
      else expect(said, field).toBe('UNAUTHENTICATED');
    }
  });
});
