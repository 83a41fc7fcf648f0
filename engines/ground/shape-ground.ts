import { boxOf, maxZoom, rounded, soundBox, withSurroundings } from './frame.ts';
import { GroundError, type GroundOptions } from './ground.ts';
import { worldBox } from './mercator.ts';
import { groundMetadata, vectorLayers } from './metadata.ts';
import { readCut } from './osm/read-extract.ts';
import type { Progress } from './progress.ts';
import { groundFeatures } from './shape/ground-features.ts';
import { cutTiles, tilesToCut } from './tiles/cut-tiles.ts';
import { tally } from './tiles/tally.ts';
import type { TileStore } from './tiles/tile-store.ts';
import type { ArchiveFacts } from './tiles/write-archive.ts';

export const planOfExtract = {
  reading: [0, 0.35],
  shaping: [0.35, 0.4],
  tiling: [0.4, 0.97],
  writing: [0.97, 1],
} as const;

/** Makes the tiles of an OpenStreetMap extract. */
export async function shapeGround(
  { source, area, name }: Pick<GroundOptions, 'source' | 'area' | 'name'>,
  store: TileStore,
  progress: Progress,
): Promise<ArchiveFacts> {
  const cut = await readCut(source, {
    asked: area ? boxOf(area) : null,
    frameOf: (bounds) => withSurroundings(soundBox(bounds)),
    passed: (share) => progress('reading', share),
  });
  progress('shaping', 0);
  const features = [...groundFeatures(cut)];
  const frame = worldBox(cut.frame);

  const total = tilesToCut(frame);
  const sum = tally();
  let done = 0;
  for (const tile of cutTiles(features, frame)) {
    await store.add(tile, tile.bytes);
    if (tile.z === maxZoom) sum.add(tile.bytes);
    done += 1;
    progress('tiling', done / total);
  }
  const counts = sum.counts();
  if (counts.roads === 0) throw new GroundError('no-streets');

  const [west, south, east, north] = cut.frame;
  return {
    bounds: cut.frame,
    center: [rounded((west + east) / 2), rounded((south + north) / 2)],
    centerZoom: 13,
    minZoom: 0,
    maxZoom,
    metadata: groundMetadata({
      name: name ?? null,
      day: cut.header.day,
      layers: vectorLayers(features),
      counts,
    }),
  };
}
