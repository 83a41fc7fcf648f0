import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openGazetteers } from '#backend/parts/gazetteer/gazetteers.ts';
import { aGround, sha256Of } from '../grounds/a-ground.ts';
import { ownFolder } from '../engines/ground/small-extract.ts';

const dataDir = ownFolder();
const folder = path.join(dataDir, 'grounds');

it('eight congregations in eight towns search one after the other, and no names are read twice [OWN-133]', async () => {
  const log = { warn: (fields: object) => expect.fail(JSON.stringify(fields)) };
  const gazetteers = openGazetteers({ config: { dataDir }, log });
  await mkdir(folder);
  const towns = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const ground = aGround({ name: `Ville ${at}`, at: [at, 45] });
      await writeFile(path.join(folder, `${sha256Of(ground)}.pmtiles`), ground);
      return sha256Of(ground);
    }),
  );
  const round = async () => {
    const longitudes: number[] = [];
    for (const ownGround of towns) {
      const where = { ownGround, basemapUrl: '', limits: () => Promise.resolve([]) };
      const found = await gazetteers.search(where, 'rue du test');
      if (found.state === 'found') longitudes.push(found.places[0]!.at[0]);
    }
    return longitudes.map(Math.floor);
  };
  expect(await round()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  expect(names).toHaveLength(8);
  for (const name of names) await rm(path.join(folder, name));
  expect(await round()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toEqual([]);
});
