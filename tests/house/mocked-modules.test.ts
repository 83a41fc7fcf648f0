import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/house/sources.ts';

it('no file puts another module in place of one where the next file would meet it', async () => {
  const sharing = await filesIn('tests', (name) =>
    /\.(?:backend|gateway|machine|view|rules)\.test\.ts$/u.test(name),
  );
  expect(sharing.length).toBeGreaterThan(300);
  const mocking: string[] = [];
  for (const file of sharing)
    if (/\bvi\.(?:do)?mock\(/iu.test(await readFile(file, 'utf8'))) mocking.push(file);
  expect(mocking).toEqual([]);
});
