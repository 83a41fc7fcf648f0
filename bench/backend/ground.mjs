import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { giveGround, grounds, insertGround } from '../../backend/grounds/grounds.queries.ts';
import { inspectGround } from '../../engines/ground/inspect-ground.ts';
import { groundFile } from '../../backend/parts/grounds/ground-file.ts';
import { placeOfBounds } from '../../backend/domain/map/place.ts';

/** Where territories begin that lie in its towns. */
export const onLiechtenstein = [9.49, 47.14];

/**
 * Gives the first congregation a ground of its own, as an administrator of the site does.
 * @param {import('../../backend/parts/db/database.ts').Database} database
 * @param {string} dataDir
 * @param {string} source
 */
export async function bringGround(database, dataDir, source) {
  const summary = await inspectGround(source);
  const { sha256, bounds, center } = summary;
  const target = groundFile(dataDir, sha256);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  await database.asSite(async (db) => {
    await insertGround(db, 'Liechtenstein', summary, placeOfBounds(bounds, center));
    for (const { id } of await grounds(db)) await giveGround(db, id, [1]);
  });
}
