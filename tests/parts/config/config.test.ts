import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommandConfig, readConfig } from '../../../backend/parts/config/config.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'config-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TOKEN_SECRET = 'a secret of thirty-two characters';

it('without DATA_DIR the data lie in ./data, where the commands look for them', async () => {
  expect((await readConfig({ TOKEN_SECRET })).dataDir).toBe(path.resolve('data'));
});

it('the server and the commands read what they have in common alike', async () => {
  const BACKUP_DIR = path.join(folder, 'elsewhere');
  const env = { TOKEN_SECRET, BACKUPS: '0', BACKUP_DIR, DATABASE_URL: 'postgres://x', PRODUCT: '' };
  expect(await readConfig(env)).toMatchObject(readCommandConfig(env));
});

it('the token secret is made once and kept in DATA_DIR', async () => {
  const DATA_DIR = path.join(folder, 'data');
  const first = await readConfig({ DATA_DIR });
  expect(first.tokenSecret).toMatch(/^[\w-]{43}$/u);
  expect((await readConfig({ DATA_DIR })).tokenSecret).toBe(first.tokenSecret);
  expect(await readdir(DATA_DIR)).toEqual(['token-secret']);
});
