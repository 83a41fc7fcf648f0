import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groundFile } from '../../backend/parts/map/ground-file.ts';

/** Where territories begin that lie in its towns. */
export const onLiechtenstein = [9.49, 47.14];

/**
 * Gives the first congregation a ground of its own, as an administrator of the site does.
 * @param {import('pg').Client} client
 * @param {string} dataDir
 * @param {string} source
 */
export async function giveGround(client, dataDir, source) {
  const bytes = readFileSync(source);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const target = groundFile(dataDir, sha256);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  await client.query(
    `with made as (
       insert into grounds (
         sha256, name, west, south, east, north, latitude, longitude, zoom, bytes, streets, house_numbers
       )
       values ($1, 'Liechtenstein', 9.47, 47.04, 9.64, 47.28, 47.141, 9.5215, 15, $2, 0, 0)
       returning id
     )
     update congregations
     set ground_id = made.id
     from made
     where congregations.id = 1`,
    [sha256, bytes.length],
  );
}
