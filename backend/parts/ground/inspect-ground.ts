import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { GroundError, type GroundSummary } from './ground.ts';
import { tally } from './tally.ts';
import { openTileFile, type TileFile } from './tile-file.ts';
import { tileBytes, tilesAt } from './tile-walk.ts';

/** More tiles of the largest zoom than this are no congregation's ground. */
const mostTiles = 200_000;

/** What a .pmtiles file holds; rejects with a `GroundError` where it is no ground (OWN-61). */
export async function inspectGround(path: string): Promise<GroundSummary> {
  const file = await openTileFile(path);
  try {
    const { header, metadata } = file;
    const counts = metadata.ground ?? (await counted(file));
    const time = metadata['planetiler:osm:osmosisreplicationtime'] ?? '';
    return {
      name: metadata.name ?? null,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      center: [header.centerLon, header.centerLat],
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bytes: (await stat(path)).size,
      sha256: await digest(path),
      sourceDate: /^\d{4}-\d\d-\d\d/u.exec(time)?.[0] ?? null,
      streets: counts.streets,
      houseNumbers: counts.houseNumbers,
    };
  } finally {
    await file.close();
  }
}

async function counted(file: TileFile) {
  const sum = tally();
  let tiles = 0;
  for await (const place of tilesAt(file, file.header.maxZoom)) {
    tiles += 1;
    if (tiles > mostTiles) throw new GroundError('too-large');
    const bytes = await tileBytes(file, place);
    if (bytes) sum.add(bytes);
    await setImmediate();
  }
  const counts = sum.counts();
  if (counts.roads === 0) throw new GroundError('no-streets');
  return counts;
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest('hex');
}
