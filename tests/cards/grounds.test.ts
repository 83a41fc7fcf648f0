import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groundsHere } from '../../backend/parts/grounds/grounds-here.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grounds-of-cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('cards are drawn from the congregation’s own ground, else from what comes with the product [OWN-71]', async () => {
  const own = path.join(folder, 'own.pmtiles');
  const bundled = await groundsHere(null);
  expect(bundled.map((file) => path.basename(file))).toContain('monaco.pmtiles');
  expect(await groundsHere(own)).toEqual(bundled);
  await writeFile(own, 'a ground');
  expect(await groundsHere(own)).toEqual([own]);
});
