import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImportKind, ImportReport } from '#schema/generated.ts';
import { exported } from '#engines/drawing/foreign-file.ts';
import { availableColumns } from '#web/booking/booking.columns.tsx';
import { mapsFile } from '#web/coverage-map/maps-file.ts';
import { exitedColumns } from '#web/exited/exited.columns.tsx';
import { histogramColumns } from '#web/histogram/histogram.columns.tsx';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { asCsv } from '#web/parts/table-export/csv.ts';
import { exportedTable, type ExportedTable } from '#web/parts/table-export/exported.rows.ts';
import { asXlsx } from '#web/parts/table-export/xlsx.ts';
import { cellsOf } from '#web/parts/table/table.cells.ts';
import { userColumns } from '#web/users/users.columns.tsx';
import { aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { fc, rounds } from '../support/rounds.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';
import {
  empty,
  holderOf,
  randomRegister,
  write,
  type RandomRegister,
  type RandomTerritory,
} from './random-register.ts';

let imports: ImportsWorld;
let gateway: TestGateway;

beforeAll(async () => {
  // The reader of KML parses XML as a browser does.
  vi.stubGlobal('DOMParser', new Window().DOMParser);
  vi.stubGlobal('window', {});
  imports = await openImportsWorld();
  // A congregation without three people makes no territories.
  for (const id of [22, 23])
    await aUser(imports.world, { id, login: `Voisin ${id}`, congregation: 2 });
  gateway = await openGateway(imports.world.url);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway.close();
  await imports.world.close();
});

type Manager = '2' | 'neighbour';

async function asked<Answer>(name: string, field: string, variables = {}): Promise<Answer> {
  const { data, errors } = await gateway.run(name, variables, imports.staff.token('2'));
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.[field] as Answer;
}

async function sentOf(file: File, kind: ImportKind | null = null) {
  const [table] = await readFile(file);
  if (!table) throw new Error('The file is a table.');
  const read = interpretationOf(table, kind);
  return importedFile(file.name, table, read.kind, read.targets);
}

type Sent = Awaited<ReturnType<typeof sentOf>>;

async function report(file: Sent, who: Manager, confirmed: readonly number[] = []) {
  const { data, errors } = await gateway.run(
    'ImportReport',
    { file, choices: [], confirmed },
    imports.staff.token(who),
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['importReport'] as ImportReport;
}

/** Lines that an import would do anything about but ignore. */
async function done(file: File) {
  const { lines } = await report(await sentOf(file), '2');
  expect(lines.length).toBeGreaterThan(0);
  return lines.filter(({ status }) => status !== 'ignored');
}

/** Brings a file into the other congregation; what is held back is confirmed. */
async function bring(file: File, kind: ImportKind | null = null) {
  const sent = await sentOf(file, kind);
  const held = (await report(sent, 'neighbour')).lines.filter(({ confirmable }) => confirmable);
  const confirmed = held.map(({ line }) => line);
  const { lines, digest } = await report(sent, 'neighbour', confirmed);
  const skipped = lines
    .filter(({ status }) => ['incomplete', 'doubtful', 'refused'].includes(status))
    .map(({ line }) => line);
  const { data } = await gateway.run(
    'RunImport',
    { file: sent, choices: [], confirmed, skipped, digest, invite: false },
    imports.staff.token('neighbour'),
  );
  expect(data?.['runImport']).toMatchObject({ __typename: 'ImportRun' });
}

/** The cells of a list; its rows are what the gateway answered. */
const table = (columns: readonly unknown[], rows: readonly object[]): ExportedTable =>
  exportedTable(cellsOf(columns as never, rows as never));

interface Lists {
  readonly available: ExportedTable;
  readonly exited: ExportedTable;
  readonly people: ExportedTable;
  readonly histogram: ExportedTable;
}

async function lists(): Promise<Lists> {
  interface Listed {
    readonly territories: readonly object[];
    readonly headers: Parameters<typeof exitedColumns>[0];
  }
  const available = await asked<Listed>('AvailableTerritories', 'availableTerritories');
  const exited = await asked<Listed>('ExitedTerritories', 'exitedTerritories');
  const histogram = await asked<Listed>('Histogram', 'histogram', { month: 12, prefilter: false });
  const users = await asked<{ readonly users: readonly object[] }>('Users', 'users');
  return {
    available: table(availableColumns, available.territories),
    exited: table(exitedColumns(exited.headers, {} as never), exited.territories),
    people: table(userColumns, users.users),
    histogram: table(histogramColumns({} as never), histogram.territories),
  };
}

const filesOf = async (list: ExportedTable) => [
  new File([asCsv(list)], 'liste.csv'),
  new File([await asXlsx(list)], 'liste.xlsx'),
];

async function mapsIn(format: 'geojson' | 'kml'): Promise<File> {
  const maps = await asked<Parameters<typeof mapsFile>[0]>('MapsToExport', 'mapsToExport');
  return new File([await mapsFile(maps, format)], `cartes.${format}`);
}

/** The map of one territory, as the editor exports it. */
const editedMap = ({ number, name, map }: RandomTerritory) =>
  new File(
    [exported({ type: 'FeatureCollection', features: [...(map ?? [])] })],
    `T${number} - ${name}.geojson`,
  );

const drawn = ({ territories }: RandomRegister) => territories.filter(({ map }) => map !== null);

const plain = { typeId: 1, gate: null, noVisited: false, note: '', loans: [], isOut: false };
const marker = (x: number) => ({
  type: 'Feature' as const,
  properties: { type: 'parking', desc: ' ' },
  geometry: { type: 'Point' as const, coordinates: [x, 43.7] },
});

/** What once came back as something else, or not at all. */
const pinned: readonly RandomRegister[] = [
  [{ ...plain, number: 1, name: '12 - 5', noVisited: true, map: [marker(7.4)] }],
  [{ ...plain, number: 2, name: 'a\u00A0 a', note: "'-rue", map: [marker(7.41), marker(7.42)] }],
  [{ ...plain, number: 3, name: '27/11/2025', note: '27/11/2025', map: null }],
].map((territories) => ({ people: [], territories }));

const each = (tried: (register: RandomRegister) => Promise<void>, runs: number) =>
  fc.assert(
    fc.asyncProperty(randomRegister, async (register) => {
      for (const congregation of [1, 2]) await empty(imports.world, congregation);
      await write(imports.world, register);
      await tried(register);
    }),
    { numRuns: runs, examples: pinned.map((it): [RandomRegister] => [it]) },
  );

describe('what goes out comes back into the same register', () => {
  it('as lists, in CSV and XLSX: each line is identical [OWN-328, OWN-346]', () =>
    each(
      async () => {
        for (const list of Object.values(await lists())) {
          for (const file of list.rows.length > 0 ? await filesOf(list) : []) {
            expect(await done(file)).toEqual([]);
          }
        }
      },
      rounds(100, 12),
    ));

  it('as maps, in GeoJSON and KML, or one by one: each is identical [OWN-328]', () =>
    each(
      async (register) => {
        const some = drawn(register);
        if (some.length === 0) return;
        for (const format of ['geojson', 'kml'] as const) {
          expect(await done(await mapsIn(format))).toEqual([]);
        }
        for (const territory of some) expect(await done(editedMap(territory))).toEqual([]);
      },
      rounds(100, 12),
    ));
});

/** What a congregation has of what the lists and the map carry. */
async function kept(congregation: number) {
  const read = (sql: string) => imports.world.read<object>(sql, congregation);
  return {
    territories: await read(
      `select t.number, t.name, t.type_id, m.geojson_feature as map
       from territories t left join territory_maps m on m.territory_id = t.id order by 1`,
    ),
    // The list of what is out says nothing of these.
    available: await read(
      `select number, gate, no_visited, note from territories t
       where not exists (select from histories h where h.territory_id = t.id and h.return_date is null)
       order by 1`,
    ),
    people: await read(
      "select login, email, role_id from users where login like '% Jean %' order by login",
    ),
    out: await read(
      `select t.number, u.login, h.activity_id, h.release_date::text as since
       from histories h join territories t on t.id = h.territory_id join users u on u.id = h.user_id
       where h.return_date is null order by 1`,
    ),
  };
}

describe('what goes out builds the register of an empty congregation', () => {
  it.each(['csv and geojson', 'xlsx and kml'])(
    'as %s; past assignments go out in the archive alone [OWN-328]',
    (formats) =>
      each(
        async (register) => {
          const at = formats.startsWith('csv') ? 0 : 1;
          const { available, exited, people } = await lists();
          const pick = async (list: ExportedTable) => (await filesOf(list))[at];
          const steps: readonly (readonly [ExportedTable, ImportKind | null])[] = [
            [available, null],
            [exited, 'territories'],
            [people, null],
            [exited, null],
          ];
          for (const [list, kind] of steps) {
            const file = list.rows.length > 0 ? await pick(list) : undefined;
            if (file) await bring(file, kind);
          }
          if (drawn(register).length > 0) await bring(await mapsIn(at === 0 ? 'geojson' : 'kml'));
          const out = register.territories.filter((it) => holderOf(register, it) !== null);
          const here = await kept(1);
          expect(here.out).toHaveLength(out.length);
          expect(await kept(2)).toEqual(here);
        },
        rounds(50, 8),
      ),
  );
});
