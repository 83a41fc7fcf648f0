import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingTargets } from '#machines/imports/import.rules.ts';
import { readAsItIs } from '#machines/parts/files/map-remark.ts';
import type { ImportReport } from '#schema/generated.ts';
import { apartRemarks } from '#web/imports/files/apart-shapes.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { faultSentence } from '#web/parts/files/file-fault.texts.ts';
import { asGeoJson } from '#web/map/editor/convert-file.ts';
import { remarkSentence } from '#web/parts/map/reading/remarks.texts.ts';
import { aMap, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { builtCases } from './cases/built.ts';
import { type Case, untouched } from './cases/case.ts';
import { listCases } from './cases/lists.ts';
import { mapCases } from './cases/maps.ts';
import { bytes } from './file-builders.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';

const folder = path.join(import.meta.dirname, 'cases');
const cases = [...listCases, ...mapCases];

let imports: ImportsWorld;
let gateway: TestGateway;
let untouchedRows: readonly string[];

/** Territories 1 to 3 with maps, 10 and 12, five people, one assignment: what the files could do harm to. */
beforeAll(async () => {
  // The reader of KML parses XML as a browser does.
  vi.stubGlobal('DOMParser', new Window().DOMParser);
  vi.stubGlobal('window', {});
  imports = await openImportsWorld();
  gateway = await openGateway(imports.world.url);
  const { world } = imports;
  for (const id of [1, 2, 3, 10, 12]) await aTerritory(world, { id, name: `Quartier ${id}` });
  for (const territory of [1, 2, 3]) await aMap(world, { territory });
  for (const [at, letter] of ['A', 'B', 'C'].entries())
    await aUser(world, { id: 41 + at, login: `FICTIF Numéro${letter}` });
  const former = { released: '2020-01-10', returned: '2020-03-01', due: '2020-05-10' };
  await anAssignment(world, { id: 1, territory: 1, to: 41, ...former });
  untouchedRows = await imports.everything();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway.close();
  await imports.world.close();
});

const fileOf = (name: string): File =>
  builtCases[name] ?? bytes(readFileSync(path.join(folder, name)), name);

async function asked<Answer>(operation: string, field: string, variables: object) {
  const token = imports.staff.token('2');
  const { data, errors } = await gateway.run(operation, { ...variables }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.[field] as Answer;
}

/** Territories with their maps, people and assignments, a line of text each. */
async function register(): Promise<readonly string[]> {
  const read = (sql: string) => imports.world.read<{ said: string }>(sql, 1);
  const found = await Promise.all([
    read(
      `select concat_ws(' | ', 'T' || t.number, t.name, nullif(t.note, ''), (
         select string_agg(concat_ws(' ', f #>> '{properties,type}', quote_literal(trim(f #>> '{properties,desc}')),
           regexp_replace(f #>> '{geometry,coordinates}', '(\\.\\d{3})\\d+', '\\1', 'g')), ' + ')
         from jsonb_array_elements(m.geojson_feature::jsonb->'features') f)) as said
       from territories t left join territory_maps m on m.territory_id = t.id order by t.number`,
    ),
    read("select concat_ws(' | ', login, email) as said from users order by 1"),
    read(
      `select concat_ws(' | ', 'T' || t.number, u.login, h.release_date, h.return_date) as said
       from histories h join territories t on t.id = h.territory_id join users u on u.id = h.user_id order by t.number, h.release_date`,
    ),
  ]);
  return found.flat().map(({ said }) => said);
}

/** What the screen says above the columns, which columns it takes, what the report says, what is then stored. */
async function tried(file: File): Promise<Omit<Case, 'file' | 'expected'>> {
  const read = await readFile(file).catch((cause: unknown) => {
    if (cause instanceof UnreadableFile) return faultSentence(cause.fault);
    throw cause;
  });
  if (typeof read === 'string') return { ...untouched, unreadable: read };
  const [table] = read;
  if (!table) throw new Error('A file that can be read has a table.');
  const { kind, targets, says = null } = interpretationOf(table);
  const seen = {
    kind,
    columns: table.heads.flatMap((head, at) => (targets[at] ? [`${head}: ${targets[at]}`] : [])),
    remarks: [
      ...[...(table.remarks ?? []), ...apartRemarks(table, { kind, targets })].flatMap(
        (remark) => remarkSentence(remark) ?? [],
      ),
      ...(says ? [says] : []),
    ],
  };
  const missing = missingTargets({ kind, targets });
  if (missing.length > 0) return { ...untouched, ...seen, missing };
  const sent = importedFile(file.name, table, kind, targets);
  const report = await asked<ImportReport>('ImportReport', 'importReport', {
    file: sent,
    choices: [],
    confirmed: [],
  });
  return {
    ...seen,
    lines: report.lines.map(({ line, status, about, reason }) =>
      [line, status, about, ...(reason ? [reason] : [])].join(' | '),
    ),
    written: await written(sent, report),
  };
}

/** Rows that the import adds or changes, with the lines left out that are not valid; it is then undone. */
async function written(file: object, { lines, digest, created, updated }: ImportReport) {
  const before = await register();
  const skipped = lines
    .filter(({ status }) => ['incomplete', 'doubtful', 'refused'].includes(status))
    .map(({ line }) => line);
  const order = { file, choices: [], confirmed: [], skipped, digest, invite: false };
  const ran = await asked<{ readonly __typename: string; readonly importId?: string }>(
    'RunImport',
    'runImport',
    order,
  );
  expect(ran.__typename).toBe(created + updated > 0 ? 'ImportRun' : 'Refusal');
  const rows = (await register()).filter((row) => !before.includes(row));
  if (ran.importId) expect(await imports.undo(ran.importId)).toMatchObject({ success: true });
  expect(await register()).toEqual(before);
  return rows;
}

describe('a file of a kind that once did harm', () => {
  it('is each of those in the folder, and five that are built [OWN-340]', () => {
    const carried = readdirSync(folder).filter((name) => !name.endsWith('.ts'));
    const known = [...carried, ...Object.keys(builtCases)].toSorted();
    expect(cases.map(({ file }) => file).toSorted()).toEqual(known);
    expect(cases).toHaveLength(36);
  });

  it.each(cases)('$file: $expected [OWN-340]', async ({ file, expected: _, ...result }) => {
    expect(await tried(fileOf(file))).toEqual(result);
  });

  it('leaves nothing behind once its import is undone [OWN-340]', async () => {
    expect(await imports.everything()).toEqual(untouchedRows);
  });

  it('keeps its letters in the map editor, too [OWN-302, OWN-340]', async () => {
    const { file } = await asGeoJson(fileOf('editor-geojson-windows-1252.geojson'), readAsItIs);
    const { features } = JSON.parse(await (file as File).text()) as {
      readonly features: readonly { readonly properties: { readonly desc: string } }[];
    };
    expect(features.map(({ properties }) => properties.desc)).toEqual(['x', 'Église']);
  });
});
