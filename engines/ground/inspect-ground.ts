import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { GroundError, type GroundSummary } from './ground.ts';
import type { GroundMetadata } from './metadata.ts';
import { tally } from './tiles/tally.ts';
import { openTileFile, type TileFile } from './tiles/tile-file.ts';
import { tileBytes, tilesAt } from './tiles/tile-walk.ts';

/** More tiles of the largest zoom than this are no congregation's ground. */
const mostTiles = 200_000;

type SummaryFacts = Pick<GroundSummary, 'bounds' | 'center' | 'minZoom' | 'maxZoom'> & {
  readonly metadata: GroundMetadata;
};

/** What a .pmtiles file holds; rejects with a `GroundError` where it is no ground (OWN-61). */
export async function inspectGround(path: string): Promise<GroundSummary> {
  const file = await openTileFile(path);
  try {
    const { header, metadata } = file;
    const counts = metadata.ground ?? (await counted(file));
    const { minLon, minLat, maxLon, maxLat, centerLon, centerLat, minZoom, maxZoom } = header;
    const facts = {
      bounds: [minLon, minLat, maxLon, maxLat],
      center: [centerLon, centerLat],
      minZoom,
      maxZoom,
      metadata: { ...metadata, ground: counts },
    } as const;
    return summaryOf(facts, { bytes: (await stat(path)).size, sha256: await digest(path) });
  } finally {
    await file.close();
  }
}

export function summaryOf(
  { bounds, center, minZoom, maxZoom, metadata }: SummaryFacts,
  { bytes, sha256 }: { bytes: number; sha256: string },
): GroundSummary {
  const { name = null, ground } = metadata;
  const time = metadata['planetiler:osm:osmosisreplicationtime'] ?? '';
  const sourceDate = /^\d{4}-\d\d-\d\d/u.exec(time)?.[0] ?? null;
  const { streets, houseNumbers } = ground;
  return {
    name,
    bounds,
    center,
    minZoom,
    maxZoom,
    bytes,
    sha256,
    sourceDate,
    streets,
    houseNumbers,
  };
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
