import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#schema/generated.ts';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { faultSentence } from '#web/parts/files/file-fault.texts.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { aTerritory, aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';
import { bad, odd } from './odd-files.ts';
import { unreadable } from './unreadable-files.ts';

let imports: ImportsWorld;
let gateway: TestGateway;

beforeAll(async () => {
  imports = await openImportsWorld();
  gateway = await openGateway(imports.world.url);
  await aTerritory(imports.world, { id: 1 });
  await aUser(imports.world, { id: 40, login: 'DUPONT Jean' });
});
afterAll(async () => {
  await gateway.close();
  await imports.world.close();
});

const token = () => imports.staff.token('2');

/** From the file through parser, form and backend to the report. */
async function tried(file: File) {
  const [table] = await readFile(file);
  if (!table) throw new Error('A file that can be read has a table.');
  const { kind, targets } = interpretationOf(table);
  const sent = importedFile(file.name, table, kind, targets);
  const { data, errors } = await gateway.run('ImportReport', { file: sent, choices: [] }, token());
  if (errors) throw new Error(errors[0]?.message);
  return { sent, report: data?.['importReport'] as ImportReport };
}

describe('a bad file', () => {
  it('is one of at least fifty examples [OWN-09]', () => {
    expect(unreadable.length + bad.length).toBeGreaterThanOrEqual(50);
  });

  it.each(unreadable)(
    'with %s is refused as a whole, with the reason [OWN-09]',
    async (_, file, said) => {
      const fault: unknown = await readFile(file).catch((cause: unknown) => cause);
      expect(fault).toBeInstanceOf(UnreadableFile);
      expect([faultSentence((fault as UnreadableFile).fault)]).toEqual(said);
    },
  );

  it.each(bad)(
    'with %s names the line and the reason, and changes nothing [OWN-09]',
    async (_, file, said) => {
      const before = await imports.everything();
      const { sent, report } = await tried(file);
      expect(
        report.lines.map(({ line, status, reason }) =>
          [line, status, reason].filter(Boolean).join(' '),
        ),
      ).toEqual(said);
      const { data } = await gateway.run(
        'RunImport',
        { file: sent, choices: [], skipped: [], digest: report.digest, invite: false },
        token(),
      );
      expect(data?.['runImport']).toMatchObject({
        __typename: 'Refusal',
        message: expect.stringContaining('rien n’est importé'),
      });
      expect(await imports.everything()).toEqual(before);
    },
  );
});

describe('an unusual file', () => {
  it.each(odd)('with %s is read correctly [OWN-09]', async (_, file, said) => {
    const { report } = await tried(file);
    expect(report.lines.map(({ line, status, about }) => `${line} ${status} ${about}`)).toEqual(
      said,
    );
  });
});

describe('dates', () => {
  it.each([
    ['a workbook from 1900', 10],
    ['a workbook from 1904', 11],
    ['a file with the month first', 12],
  ])('of %s are read as intended [OWN-09]', async (_, at) => {
    const [, file] = odd[at] ?? [];
    const { sent } = await tried(file ?? new File([], ''));
    const first = at === 12 ? ['2025-02-03', '2025-03-25'] : ['2025-01-01', '2025-02-01'];
    expect(sent.rows[0]?.cells.slice(2)).toEqual(first);
  });
});
