import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedBackups } from '../../backend/parts/backup/backups.queries.ts';
import { openWorld, type World } from '../support/world.ts';
import { anEmptyDatabase, aWholeServer, query, stateOf } from './a-whole-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const key = 'une phrase assez longue';
let world: World;
let folder: string;

beforeAll(async () => {
  world = await openWorld();
  await aWholeServer(world);
  folder = await mkdtemp(path.join(tmpdir(), 'backup-command-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

interface Said {
  readonly code: unknown;
  readonly said: readonly string[];
}

/** Runs a command as npm does; `limit` is what a shell lets it write, in kilobytes. */
const run = (
  command: 'backup' | 'restore',
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  limit?: number,
) =>
  new Promise<Said>((resolve) => {
    const program = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), `scripts/${command}.ts`];
    const line = [process.execPath, ...program, ...words].map((word) => `'${word}'`).join(' ');
    const shell = limit === undefined ? `exec ${line}` : `ulimit -f ${limit * 2}; exec ${line}`;
    const all = {
      PATH: process.env['PATH'] ?? '',
      TSX_DISABLE_CACHE: '1',
      DATABASE_URL: world.connectionString,
      DATA_DIR: path.join(folder, 'data'),
      ...env,
    };
    execFile('/bin/sh', ['-c', shell], { cwd: root, env: all }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: (out + errors).trim().split('\n') }),
    );
  });

describe('npm run backup and npm run restore [OWN-75]', { timeout: 120_000 }, () => {
  it('a running server into one file, and that into an empty database', async () => {
    const file = path.join(folder, 'tout.backup');
    expect(await run('backup', [file], { BACKUP_KEY: key })).toEqual({
      code: 0,
      said: [
        expect.stringMatching(
          /^Sauvegarde faite\u202F: \/.*\/tout\.backup \([\d,]+ ko, chiffrée\)\.$/u,
        ),
        'Sans la phrase de BACKUP_KEY, personne ne pourra la relire\u202F: garde-la ailleurs.',
      ],
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await world.database.asSite(listedBackups)).toMatchObject([
      { kind: 'manual', folder, file: 'tout.backup', encrypted: true },
    ]);
    const empty = await anEmptyDatabase();
    const { connectionString } = empty;
    const env = { DATABASE_URL: connectionString, BACKUP_KEY: key };
    expect(await run('restore', [file], env)).toEqual({
      code: 0,
      said: [
        expect.stringMatching(
          /^Sauvegarde du \d+ \S+ \d{4} à \d\d:\d\d restaurée\u202F: 2 assemblées, 4 comptes, 6 territoires\.$/u,
        ),
        '- Vallée 7',
        '- Vallée 8',
        expect.stringContaining(
          'Chacun se reconnecte, avec son mot de passe du jour de la sauvegarde.',
        ),
        expect.stringContaining('Reviennent avec elle\u202F: les personnes retirées depuis'),
      ],
    });
    expect(await stateOf(connectionString)).toEqual(await stateOf(world.connectionString));
    expect(await run('restore', [file], env)).toEqual({
      code: 1,
      said: [
        expect.stringContaining('Elle contient «\u202FVallée 7\u202F», «\u202FVallée 8\u202F».'),
      ],
    });
    await empty.drop();
  });

  it('without a file goes into BACKUP_DIR, and into a folder under a name of its own', async () => {
    const [own, other] = [path.join(folder, 'own'), path.join(folder, 'other')];
    await mkdir(other);
    for (const words of [[], [other]])
      expect(await run('backup', words, { BACKUP_DIR: own })).toMatchObject({ code: 0 });
    for (const place of [own, other])
      expect(await readdir(place)).toEqual([expect.stringMatching(/Z-manual\.backup$/u)]);
    expect((await stat(own)).mode & 0o777).toBe(0o700);
  });

  it('a disk that is full while it writes leaves no file [OWN-79]', async () => {
    const body = randomBytes(400_000).toString('base64');
    await query(
      world.connectionString,
      `insert into mail_outbox (congregation_id, recipient, subject, body, html, kind, sent_at)
       values (7, 'a@b.fr', '', $1, '', 'late', now())`,
      [body],
    );
    const full = path.join(folder, 'full');
    await mkdir(full);
    expect(await run('backup', [path.join(full, 'a.backup')], {}, 100)).toEqual({
      code: 1,
      said: [
        `Il n’y a plus assez de place dans ${full}\u202F: libère de l’espace ou choisis un autre dossier. Rien n’en est resté.`,
      ],
    });
    expect(await readdir(full)).toEqual([]);
  });

  it.each([
    ['backup', ['a', 'b'], {}, 'npm run backup -- [fichier ou dossier]'],
    ['backup', [], { BACKUP_KEY: 'court' }, 'BACKUP_KEY'],
    ['backup', [], { DATABASE_URL: '' }, 'Il n’y a pas de base de données dans '],
    ['restore', [], {}, 'npm run restore -- <sauvegarde> [--replace]'],
    ['restore', ['package.json'], { BACKUP_KEY: 'court' }, 'BACKUP_KEY'],
    ['restore', ['nowhere.backup'], {}, 'n’existe pas ou n’est pas lisible.'],
    ['restore', ['package.json'], {}, 'Ce fichier n’est pas une sauvegarde du programme.'],
    ['restore', ['package.json', '--replace'], {}, '--replace ne vaut que pour la base intégrée.'],
  ] as const)(
    '%s %j with %j says what is wrong and ends with 1',
    async (command, words, env, said) => {
      const answer = await run(command, words, env);
      expect(answer.code).toBe(1);
      expect(answer.said.join('\n')).toContain(said);
      expect(answer.said.join('\n')).not.toMatch(/^ +at /mu);
    },
  );
});
