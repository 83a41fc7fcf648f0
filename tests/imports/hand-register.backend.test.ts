import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportChoice, ImportReport } from '#schema/generated.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { formerPeople, handRegister, loans, newPeople, territories } from './hand-register.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';

let imports: ImportsWorld;
let gateway: TestGateway;

beforeAll(async () => {
  imports = await openImportsWorld();
  gateway = await openGateway(imports.world.url);
});
afterAll(async () => {
  await gateway.close();
  await imports.world.close();
});

const token = () => imports.staff.token('2');

/** Without the answers that the gateway's keys have left. */
const everything = async () =>
  (await imports.everything()).filter((row) => !row.startsWith('idempotent_answers'));

/** Checks a sheet of the register, and imports it with these choices. */
async function bring(sheet: number, choices: readonly ImportChoice[]) {
  const file = handRegister();
  const table = (await readFile(file))[sheet];
  if (!table) throw new Error('The register has three sheets.');
  const { kind, targets } = interpretationOf(table);
  const sent = importedFile(file.name, table, kind, targets);
  const reportWith = async (some: readonly ImportChoice[]) => {
    const { data } = await gateway.run('ImportReport', { file: sent, choices: some }, token());
    return data?.['importReport'] as ImportReport;
  };
  const first = await reportWith([]);
  const report = await reportWith(choices);
  const { digest } = report;
  const { data } = await gateway.run(
    'RunImport',
    { file: sent, choices, skipped: [], digest, invite: false },
    token(),
  );
  return { first, report, ran: data?.['runImport'] as Readonly<Record<string, unknown>> };
}

const saidOf = ({ words }: ImportReport) =>
  words.map(({ field, word, lines }) => [field, word, lines.length]);

it('ten years of a register kept by hand come in whole, line by line [OWN-130, OWN-09]', async () => {
  const { world } = imports;
  const before = await everything();

  const places = await bring(0, [
    { field: 'type', word: 'habitation', take: 'existing', id: '1' },
    { field: 'type', word: 'Immeubles', take: 'created', id: null },
  ]);
  expect(saidOf(places.first)).toEqual([
    ['type', 'habitation', 10],
    ['type', 'Immeubles', 10],
  ]);
  expect(places.ran).toMatchObject({ __typename: 'ImportRun', created: 30 });

  const staff = await bring(1, [{ field: 'role', word: 'Pionnier', take: 'existing', id: '5' }]);
  expect(saidOf(staff.first)).toEqual([['role', 'Pionnier', 4]]);
  expect(staff.ran).toMatchObject({ __typename: 'ImportRun', created: 15 });

  const past = await bring(2, [
    ...newPeople.map((word): ImportChoice => ({
      field: 'person',
      word,
      take: 'created',
      id: null,
    })),
    ...formerPeople.map((word): ImportChoice => ({
      field: 'person',
      word,
      take: 'removed',
      id: null,
    })),
    { field: 'activity', word: 'Tournée spéciale', take: 'existing', id: '2' },
  ]);
  expect(past.first).toMatchObject({ refused: 0, doubtful: 0 });
  expect(past.first.words.map(({ field }) => field)).toEqual([
    ...Array.from({ length: 25 }, () => 'person'),
    'activity',
  ]);
  expect(past.report).toMatchObject({ created: 300, incomplete: 0, peopleCreated: 20 });
  expect(past.ran).toMatchObject({ __typename: 'ImportRun', created: 300 });

  const stored = await world.read<object>(
    `select
       t.number, coalesce(u.login, 'Proclamateur supprimé') as holder,
       to_char(h.release_date, 'YYYY-MM-DD') as released,
       to_char(h.return_date, 'YYYY-MM-DD') as returned, a.name as activity
     from histories h
     join territories t on t.id = h.territory_id
     join activities a on a.id = h.activity_id
     left join users u on u.id = h.user_id
     order by extract(year from h.release_date), t.number`,
  );
  expect(stored).toEqual(
    loans.map(({ holder, ...loan }) => ({
      ...loan,
      holder: formerPeople.includes(holder) ? 'Proclamateur supprimé' : holder,
    })),
  );
  expect(
    await world.read(
      'select t.number, t.name, y.long_name as type from territories t join territory_types y on y.id = t.type_id order by 1',
    ),
  ).toEqual(
    territories.map(({ number, name, type }) => ({
      number,
      name,
      type: type === 'habitation' ? 'Habitations' : type,
    })),
  );

  for (const { ran } of [past, staff, places]) {
    expect(await imports.undo(ran['importId'])).toMatchObject({ success: true });
  }
  expect(await everything()).toEqual(before);
});
