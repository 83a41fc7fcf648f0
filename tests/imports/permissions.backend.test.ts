import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayCall } from '../../backend/parts/permissions/permissions.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { aTerritory } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { asForm, openImportsWorld, type ImportsWorld, type SentFile } from './imports-world.ts';

let imports: ImportsWorld;
let gateway: TestGateway;

beforeAll(async () => {
  imports = await openImportsWorld();
  gateway = await openGateway(imports.world.url, { operations: 'open' });
  await aTerritory(imports.world, { id: 1 });
  await aTerritory(imports.world, { id: 21, number: 21, congregation: 2 });
});
afterAll(async () => {
  await gateway.close();
  await imports.world.close();
});

const file: SentFile = {
  kind: 'territories',
  columns: 'number,name',
  rows: [['1', 'Rue 1']],
};
const calls = [
  [
    'POST /import/check',
    asForm(file),
    'query { it: importReport(file: $file, choices: []) { digest } }',
  ],
  [
    'POST /import/run',
    asForm(file),
    'mutation { it: runImport(file: $file, choices: [], skipped: [], digest: "", invite: false) { __typename ... on Refusal { message } } }',
  ],
  ['GET /import/list', {}, 'query { it: imports { id } }'],
  [
    'POST /import/undo',
    { import_id: '0' },
    'mutation { it: undoImport(importId: "0") { __typename ... on Refusal { message } } }',
  ],
] as const;
const inline =
  '{ kind: territories, name: "a.csv", columns: [number, name], rows: [{ line: 2, cells: ["1", "Rue 1"] }] }';
it.each(calls)(
  '%s is for administrators, through REST and GraphQL [OWN-09]',
  async (call, form, operation) => {
    const query = operation.replace('$file', inline);
    for (const role of [1, 2, 3, 4, 5] as const) {
      const who = String(role) as '1';
      const forbidden = forbiddenTo(role);
      const { message } = await imports.staff.ask(who, call, form);
      const answer = JSON.stringify(await gateway.query(query, imports.staff.token(who)));
      expect([role, message === forbidden, answer.includes(forbidden)]).toEqual([
        role,
        role > 2,
        role > 2,
      ]);
      expect(mayCall(call, role)).toBe(role <= 2);
    }
    expect((await imports.world.call(call, { form })).status).toBe(401);
    expect(JSON.stringify(await gateway.query(query))).toContain('UNAUTHENTICATED');
  },
);

it('finds no territories, people or imports of another congregation [OWN-09, GEN-20]', async () => {
  const before = await imports.everything(2);
  const ran = await imports.run({
    kind: 'territories',
    columns: 'number,name',
    rows: [['21', 'La nôtre']],
  });
  expect(ran).toMatchObject({ success: true, created: 1 });
  const past = (number: string, login: string): SentFile => ({
    kind: 'history',
    columns: 'number,login,release_date,return_date',
    rows: [[number, login, '2025-01-01', '2025-02-01']],
  });
  expect(await imports.check(past('1', 'Voisin Port'))).toMatchObject({ incomplete: 1 });
  expect(await imports.check(past('1', 'Autre Rôle 5'), 'neighbour')).toMatchObject({ refused: 1 });
  expect(await imports.undo(ran['import_id'], 'neighbour')).toMatchObject({
    message: 'Cet import n’existe pas.',
  });
  expect(await imports.staff.ask('neighbour', 'GET /import/list')).toMatchObject({ imports: [] });
  expect(await imports.everything(2)).toEqual(before);
  expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
});

it('shows a site administrator of another congregation by role, not by name [OWN-09, B-47]', async () => {
  const rows = [
    ['NOUVEAU Un', ''],
    ['NOUVEAU Deux', ''],
  ];
  const ran = await imports.run({ kind: 'people', columns: 'login,role', rows }, {}, 'site in 2');
  expect(ran).toMatchObject({ success: true, created: 2 });
  expect(await imports.staff.ask('neighbour', 'GET /import/list')).toMatchObject({
    imports: [{ login: 'Administrateur du site', created: 2, kind: 'people' }],
  });
  expect(await imports.undo(ran['import_id'], 'neighbour')).toMatchObject({ success: true });
});
