import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';
import { aFullCongregation } from './a-full-congregation.ts';
import { tablesIn } from './archive-world.ts';
import { everything } from './everything.ts';

const root = path.resolve(import.meta.dirname, '../..');
let world: World;
let folder: string;

beforeAll(async () => {
  world = await openWorld();
  await aFullCongregation(world);
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const archive = (...words: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const program = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/archive.ts'];
    const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: world.connectionString };
    execFile(process.execPath, [...program, ...words], { cwd: root, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: (out + errors).trim() }),
    );
  });
const file = (name: string) => path.join(folder, name);

describe('npm run archive [OWN-17]', { timeout: 60_000 }, () => {
  it('writes a congregation to a file that only its owner can read, and imports it under another name', async () => {
    expect(await archive('export', 'vallée 7', file('a.zip'))).toEqual({
      code: 0,
      said: `Vallée 7\u202F: tout est dans ${file('a.zip')}.`,
    });
    expect((await stat(file('a.zip'))).mode & 0o777).toBe(0o600);
    expect(
      tablesIn(await readFile(file('a.zip')))
        .get('event_logs')
        ?.at(-1),
    ).toMatchObject({
      login: 'npm run archive',
      user_id: null,
      action: 'Archive de l’assemblée exportée',
    });
    const brought = await archive('import', file('a.zip'), 'Rivage');
    expect(brought).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Assemblée «\u202FRivage\u202F» importée\u202F: 2 proclamateurs, 3 territoires\./u,
      ),
    });
    const names = await world.database.asSite((db) => db.rows('select name from congregations'));
    expect(names).toEqual([{ name: 'Vallée 7' }, { name: 'Rivage' }]);
  });

  it('prints what is wrong, writes nothing and ends with code 1', async () => {
    await writeFile(file('b.zip'), 'no archive');
    const before = await everything(world);
    const files = await readdir(folder);
    const usage = expect.stringContaining('npm run archive -- export <nom ou numéro');
    for (const words of [[], ['export', '7']]) {
      expect(await archive(...words)).toEqual({ code: 1, said: usage });
    }
    const saidOf = async (...words: readonly string[]) => (await archive(...words)).said;
    expect(await saidOf('export', '8', file('c.zip'))).toBe('Cette assemblée n’existe pas.');
    expect(await saidOf('import', file('b.zip'))).toBe(
      'Ce fichier n’est pas une archive zip lisible.',
    );
    expect(await saidOf('import', file('c.zip'))).toBe('Ce fichier ou son dossier n’existe pas.');
    expect(await saidOf('export', '7', file('b.zip'))).toBe(
      'Ce fichier existe déjà\u202F: donne un autre nom.',
    );
    expect(await everything(world)).toEqual(before);
    expect(await readdir(folder)).toEqual(files);
  });
});
