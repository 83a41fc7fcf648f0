import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#schema/generated.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { modelRows } from '#web/imports/imports.texts.ts';
import { asCsv } from '#web/parts/table-export/csv.ts';
import { asXlsx } from '#web/parts/table-export/xlsx.ts';
import type { ExportedCell } from '#web/parts/table-export/exported.rows.ts';
import { aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';

let imports: ImportsWorld;
let gateway: TestGateway;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  gateway = await openGateway(world.url);
  await aUser(world, { id: 40, login: 'DUPONT Jean', email: 'jean@example.org' });
  for (const id of [1, 2, 3]) {
    await aTerritory(world, {
      id,
      name: `Rue ; "${id}"`.replaceAll('"', "'"),
      gate: id * 10,
      noVisited: id === 2,
      note: id === 3 ? '-3 rue' : '',
      typeId: id,
    });
    await aMap(world, { territory: id });
    await anAssignment(world, {
      id,
      territory: id,
      to: id === 3 ? null : 40,
      released: '2025-01-02',
      returned: id === 1 ? null : '2025-03-04',
      due: '2025-05-02',
    });
  }
});
afterAll(async () => {
  await gateway.close();
  await imports.world.close();
});

async function statusesOf(file: File): Promise<readonly string[]> {
  const [table] = await readFile(file);
  if (!table) return [];
  const { kind, targets } = interpretationOf(table);
  const sent = importedFile(file.name, table, kind, targets);
  const { data } = await gateway.run(
    'ImportReport',
    { file: sent, choices: [] },
    imports.staff.token('2'),
  );
  const report = data?.['importReport'] as ImportReport | undefined;
  return report?.lines.map(({ status }) => status) ?? [];
}

const day = (iso: string) => ({ day: iso, time: null });

/** The exports of the product's lists, with their own column headers. */
const lists: readonly (readonly [
  string,
  readonly string[],
  readonly (readonly ExportedCell[])[],
])[] = [
  [
    'the available territories',
    ['Résa', 'Territoire', 'Type', 'Dernière sortie', 'Activité', 'Porte', 'NPV', 'Note'],
    [
      [null, "T1 - Rue ; '1'", 'Habitations', null, null, 10, null, null],
      ['Vendredi', "T2 - Rue ; '2'", 'Commerces', day('2025-03-04'), 'Campagne', 20, 'NPV', null],
      [null, "T3 - Rue ; '3'", 'Entr.', null, null, 30, null, '-3 rue'],
    ],
  ],
  [
    'the people',
    ['NOM Prénom', 'E-mail', 'E-mails automatiques', 'Règles de confidentialité', 'Rôle'],
    [
      ['DUPONT Jean', 'jean@example.org', 'Refuse', 'Accepté', 'Proclamateur'],
      ['Rôle numéro 1', null, 'Refuse', 'Accepté', 'Administrateur du site'],
    ],
  ],
  [
    'assignments',
    ['Territoire', 'Proclamateur', 'Activité', 'Sortie', 'Rentrée'],
    [
      ["T1 - Rue ; '1'", 'DUPONT Jean', 'Porte à porte', day('2025-01-02'), null],
      ["T2 - Rue ; '2'", 'DUPONT Jean', 'Porte à porte', day('2025-01-02'), day('2025-03-04')],
      ["T3 - Rue ; '3'", 'Proclamateur supprimé', null, day('2025-01-02'), day('2025-03-04')],
    ],
  ],
];

describe('a file that the product exported', () => {
  it.each(lists)(
    '%s, as CSV and as XLSX, is ignored on every line [OWN-09]',
    async (_, heads, rows) => {
      const ignored = rows.map(() => 'ignored');
      expect(await statusesOf(new File([asCsv({ heads, rows })], 'liste.csv'))).toEqual(ignored);
      expect(await statusesOf(new File([await asXlsx({ heads, rows })], 'liste.xlsx'))).toEqual(
        ignored,
      );
    },
  );

  it('as the map of a territory is ignored, and has the territory’s number as its name [OWN-09, IMP-05]', async () => {
    const file = new File([JSON.stringify(aSquare)], "T2 - Rue ; '2'.geojson");
    expect(await statusesOf(file)).toEqual(['ignored']);
  });

  it('as a template has columns whose meaning is recognised [OWN-09]', () => {
    for (const [kind, [heads]] of Object.entries(modelRows)) {
      const understood = interpretationOf({ heads });
      expect(understood.kind).toBe(kind);
      expect(understood.targets).not.toContain(null);
    }
  });
});
