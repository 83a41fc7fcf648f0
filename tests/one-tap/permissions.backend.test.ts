import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowed, mayCall, type CallName } from '../../backend/parts/permissions/permissions.ts';
import { expectGenericFields } from '../support/generic-fields.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff } = await openOneTapWorld();
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway(world.url, { operations: 'open' });
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

const told = '{ __typename ... on Refusal { message } }';
/** Each call, who may make it (without a token, then roles 5, 4, 3, 2, 1), and its GraphQL field. */
const table: readonly (readonly [CallName, string, string])[] = [
  ['GET /onetap/link/{token}', 'xxxxxx', '{ it: oneTapLink(token: "none") { tap } }'],
  ['POST /onetap/link', 'xxxxxx', `mutation { it: followOneTapLink(token: "none") ${told} }`],
  ['GET /onetap/calendar/{token}', 'xxxxxx', '{ it: dueDateCalendar(token: "none") }'],
  [
    'POST /onetap/ask',
    '-xxxxx',
    `mutation { it: askManager(historyId: "0", action: month) ${told} }`,
  ],
  ['GET /onetap/requests', '---xxx', '{ it: assignmentRequests { requestId } }'],
  ['POST /onetap/grant', '---xxx', `mutation { it: grantRequest(requestId: "0") ${told} }`],
  ['POST /onetap/refuse', '---xxx', `mutation { it: refuseRequest(requestId: "0") ${told} }`],
];
const roles = ['5', '4', '3', '2', '1'] as const;
const forbidden =
  'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.';

describe('the calls of one tap', () => {
  it('have these rows in the permission table [RG-05]', () => {
    const named = Object.keys(allowed).filter((call) => call.includes('/onetap/'));
    expect(named).toEqual(table.map(([call]) => call));
    for (const [call, cells] of table) {
      const anonymous = allowed[call].startsWith('A') ? 'x' : '-';
      const may = ([5, 4, 3, 2, 1] as const).map((role) => (mayCall(call, role) ? 'x' : '-'));
      expect([anonymous, ...may].join(''), call).toBe(cells);
    }
  });

  it.each(table)('%s obeys it: %s [RG-04, RG-05]', async (call, cells) => {
    const path = { token: 'none' };
    const stranger = await world.call(call, { path });
    expectGenericFields(stranger);
    expect(stranger.status).toBe(cells.startsWith('x') ? 200 : 401);
    for (const [at, role] of roles.entries()) {
      const answer = await world.call(call, { path, token: staff.token(role) });
      expectGenericFields(answer);
      expect([answer.status, answer.body.message === forbidden], role).toEqual([
        200,
        cells[at + 1] === '-',
      ]);
    }
  });

  it.each(table)(
    '%s obeys it through GraphQL: %s [RG-04, RG-05, DC-01]',
    async (_, cells, query) => {
      const said = async (token?: string) => {
        const { data, errors } = await gateway.query(query, token);
        const answered = data?.['it'] as { message?: string } | null | undefined;
        const code = (errors?.[0]?.extensions as { code?: string } | undefined)?.code;
        if (code === 'UNAUTHENTICATED') return '401';
        return (answered?.message ?? errors?.[0]?.message) === forbidden ? '-' : 'x';
      };
      expect(await said()).toBe(cells.startsWith('x') ? 'x' : '401');
      for (const [at, role] of roles.entries()) {
        expect(await said(staff.token(role)), role).toBe(cells[at + 1]);
      }
    },
  );
});
