import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#schema/generated.ts';
import { recognised } from '#web/import-files/headers.ts';
import { importedFile } from '#web/import-files/imported-file.ts';
import { readFile } from '#web/import-files/read-file.ts';
import { modelRows } from '#web/imports/imports.texts.ts';
import { asCsv } from '#web/table-export/csv.ts';
import { asXlsx } from '#web/table-export/xlsx.ts';
import type { Exported } from '#web/table-export/exported.rows.ts';
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
  const { kind, targets } = recognised(table);
  const sent = importedFile(file.name, table, kind, targets);
  const { data } = await gateway.run('ImportReport', { file: sent }, imports.staff.token('2'));
  const report = data?.['importReport'] as ImportReport | undefined;
  return report?.lines.map(({ status }) => status) ?? [];
}

const day = (iso: string) => ({ day: iso, time: null });

/** What the lists of the product export, by their own heads. */
const lists: readonly (readonly [string, readonly string[], readonly (readonly Exported[])[]])[] = [
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

describe('what the product has written itself', () => {
  it.each(lists)(
    '%s, as CSV and as XLSX, is ignored on every line [issue 7]',
    async (_, heads, rows) => {
      const ignored = rows.map(() => 'ignored');
      expect(await statusesOf(new File([asCsv({ heads, rows })], 'liste.csv'))).toEqual(ignored);
      expect(await statusesOf(new File([await asXlsx({ heads, rows })], 'liste.xlsx'))).toEqual(
        ignored,
      );
    },
  );

  it("a territory's exported map is ignored; its file is called by its number [issue 7, IMP-05]", async () => {
    const file = new File([JSON.stringify(aSquare)], "T2 - Rue ; '2'.geojson");
    expect(await statusesOf(file)).toEqual(['ignored']);
  });

  it('the models to fill are understood by themselves [issue 7]', () => {
    for (const [kind, [heads]] of Object.entries(modelRows)) {
      const understood = recognised({ heads });
      expect(understood.kind).toBe(kind);
      expect(understood.targets).not.toContain(null);
    }
  });
});
