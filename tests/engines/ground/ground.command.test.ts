import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inspectGround } from '#engines/ground/inspect-ground.ts';
import { aStreet } from './made.ts';
import { anExtract, ownFolder } from './small-extract.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = ownFolder();

interface Said {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

const command = [
  process.execPath,
  path.join(root, 'node_modules/tsx/dist/cli.mjs'),
  path.join(root, 'scripts/ground.ts'),
] as const;

/** Runs `npm run ground` as npm does: in the folder of the program, called from another. */
const env = { ...process.env, INIT_CWD: folder };
function started(...words: readonly string[]) {
  const [node, ...parameters] = [...command, ...words];
  let stop = (_signal: 'SIGINT' | 'SIGTERM') => {};
  const ended = new Promise<Said>((resolve) => {
    const child = execFile(node, parameters, { cwd: root, env }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
    stop = (signal) => void child.kill(signal);
  });
  return { ended, stop };
}

const ground = (...words: readonly string[]) => started(...words).ended;

const anExtractFile = () => {
  const extract = anExtract();
  aStreet(extract);
  return extract.write(path.join(folder, 'bourg.osm.pbf'));
};

it('makes a ground beside the caller, tells how far it is, and sums up [OWN-65, OWN-200]', async () => {
  const { code, out, err } = await ground(anExtractFile(), '--name', 'Le Bourg');
  expect(code).toBe(0);
  expect(err).toContain('Écriture du fichier\u202F: 100\u202F%');
  const [head, ...rest] = out.trimEnd().split('\n');
  expect(head).toMatch(/^\/.*\/bourg\.pmtiles\u202F: \d+,\d Mo, zooms 0 à 15$/u);
  expect(rest).toEqual(['1 rue, 0 numéro', 'Données OpenStreetMap du 15/03/2026']);
  expect(await inspectGround(path.join(folder, 'bourg.pmtiles'))).toMatchObject({
    name: 'Le Bourg',
    streets: 1,
  });
});

it.each([
  ['no file', [], /^Utilisation\u202F: npm run ground/u],
  ['two frames', ['a.osm.pbf', '--bbox', '1,2,3,4', '--around', '1,2,3'], /^Utilisation/u],
  ['a frame of three numbers', ['a.osm.pbf', '--bbox', '1,2,3'], /^Utilisation/u],
  ['a file that is not there', ['a.osm.pbf'], /^Ce fichier ne peut pas être lu\.\n$/u],
] as const)(
  '%s ends with 1 and a sentence, and nothing is made [OWN-65]',
  async (_, words, said) => {
    const { code, out, err } = await ground(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(said);
    expect(existsSync(path.join(folder, 'a.pmtiles'))).toBe(false);
  },
);

it.each([
  ['--bbox', '-1.7,48.0,-1.6,48.2'],
  ['--around', '-33.9,18.4,5'],
])('a place west or south of zero is understood: %s %s [OWN-65]', async (option, value) => {
  const { err } = await ground(anExtractFile(), option, value);
  expect(err).toContain('Ce fichier ne contient rien à cet endroit.');
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s breaks it off and leaves nothing [OWN-65]',
  async (name) => {
    const { ended, stop } = started(anExtractFile(), '--out', 'broken-off.pmtiles');
    const left = () => readdirSync(folder).filter((file) => file.startsWith('broken-off'));
    await expect.poll(left, { timeout: 20_000, interval: 5 }).toHaveLength(1);
    stop(name);
    expect(await ended).toEqual({ code: 1, out: '', err: '' });
    expect(left()).toEqual([]);
  },
);

it('a disk that is full ends it with a sentence, and the ground made before stays [OWN-65, OWN-73]', async () => {
  const before = path.join(folder, 'full.pmtiles');
  writeFileSync(before, 'the ground of before');
  const line = [...command, anExtractFile(), '--out', before].map((word) => `'${word}'`).join(' ');
  // A shell that lets nobody write more than half a kilobyte into a file.
  const said = await new Promise<Said>((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', TSX_DISABLE_CACHE: '1' };
    const full = ['-c', `ulimit -f 1; exec ${line}`];
    execFile('/bin/sh', full, { cwd: folder, env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
  expect(said).toMatchObject({ code: 1, out: '' });
  expect(said.err).toContain('Il n’y a plus assez de place sur le disque du serveur.');
  expect(readFileSync(before, 'utf8')).toBe('the ground of before');
  expect(readdirSync(folder).filter((name) => name.includes('.making-'))).toEqual([]);
});

it('a ground made before stays when the new one cannot be made [OWN-65]', async () => {
  const [before, source] = [path.join(folder, 'kept.pmtiles'), path.join(root, 'package.json')];
  await ground(anExtractFile(), '--out', before);
  const kept = readFileSync(before);
  expect(await ground(source, '--out', before)).toMatchObject({ code: 1, out: '' });
  expect(readFileSync(before).equals(kept)).toBe(true);
});
