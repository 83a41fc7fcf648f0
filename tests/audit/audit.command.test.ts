import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inGroups } from '../../engines/ledger/head.ts';
import { ledgerOf } from '../../engines/ledger/ledger.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
});
afterAll(() => rm(folder, { recursive: true }));

const audit = (...words: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const program = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/audit.ts'];
    const env = { PATH: process.env['PATH'] ?? '', INIT_CWD: folder };
    execFile(process.execPath, [...program, ...words], { cwd: root, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });
const ledger = ledgerOf(['Acte']);
const lines = [ledger.heads, ...['A', 'B', 'C', 'D'].map((it) => ledger.line([it]))];
const { line, head } = ledger.end();
const verify = async (changed: readonly string[]) => {
  await writeFile(path.join(folder, 'a.csv'), changed.join(''));
  return audit('verify', 'a.csv');
};

describe('npm run audit -- verify [OWN-386]', () => {
  it('says in one sentence that a file is whole, with its head', async () => {
    expect(await verify([...lines, line])).toEqual({
      code: 0,
      said: `Le fichier est entier\u202F: 4 lignes, tête ${inGroups(head)}`,
    });
  });

  it.each([
    [
      'changed',
      [...lines.with(2, (lines[2] ?? '').replace('B', 'X')), line],
      'La ligne 2 a été changée.',
    ],
    ['missing', [...lines.toSpliced(2, 1), line], 'La ligne 2 manque.'],
    ['missing together', [...lines.toSpliced(1, 3), line], 'Les lignes 1 à 3 manquent.'],
    [
      'swapped',
      [...lines.with(2, lines[3] ?? '').with(3, lines[2] ?? ''), line],
      'La ligne 3 a été déplacée.',
    ],
    ['added', [...lines, lines[1] ?? '', line], 'La ligne 1 a été ajoutée.'],
    [
      'of another file',
      [...lines.with(3, ledgerOf(['Acte']).line(['C']).replace('1', '3')), line],
      'La ligne 3 a été changée.',
    ],
    ['cut', lines, 'La fin du fichier manque.'],
    ['foreign', ['a;b\r\n'], 'Ce n’est pas un fichier d’audit.'],
  ])('names the line that is %s', async (_, changed, said) => {
    expect(await verify(changed)).toEqual({ code: 1, said });
  });

  it('says how it is called, and that a file is not there', async () => {
    const usage = { code: 2, said: 'npm run audit -- verify <fichier.csv>' };
    expect(await audit()).toEqual(usage);
    expect(await audit('check', 'a.csv')).toEqual(usage);
    expect(await audit('verify', 'b.csv')).toEqual({
      code: 2,
      said: 'Le fichier b.csv n’est pas lisible.',
    });
  });
});
