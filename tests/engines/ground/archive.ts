import { openTileFile, type TileFile } from '#engines/ground/tiles/tile-file.ts';
import { entriesBetween } from '#engines/ground/tiles/tile-walk.ts';
import { readTile, type TileFeature } from '../../map/read-tile.ts';

export const extent = 4096;

export interface PlacedFeature extends TileFeature {
  /** In units of the tile at its zoom over the whole world, so that neighbours fit together. */
  readonly placed: readonly (readonly (readonly [x: number, y: number])[])[];
}

export interface Archive {
  readonly file: TileFile;
  readonly tile: (z: number, x: number, y: number) => Promise<ReadonlyMap<string, PlacedFeature[]>>;
  readonly close: () => Promise<void>;
}

export async function openArchive(path: string): Promise<Archive> {
  const file = await openTileFile(path);
  const known = new Map<string, Promise<ReadonlyMap<string, PlacedFeature[]>>>();
  return {
    file,
    tile: (z, x, y) => {
      const key = `${z}/${x}/${y}`;
      const found = known.get(key) ?? read(file, z, x, y);
      known.set(key, found);
      return found;
    },
    close: () => file.close(),
  };
}

async function read({ archive }: TileFile, z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y);
  const layers = readTile(new Uint8Array(tile?.data ?? new ArrayBuffer(0)));
  return new Map(
    [...layers].map(([name, features]) => [
      name,
      features.map((feature) => ({
        ...feature,
        placed: feature.lines.map((line) =>
          line.map(([dx, dy]) => [x * extent + dx, y * extent + dy] as const),
        ),
      })),
    ]),
  );
}

/** Units over the whole world at a zoom. */
export function unitsOf(lng: number, lat: number, z: number): readonly [x: number, y: number] {
  const side = extent * 2 ** z;
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [((lng + 180) / 360) * side, ((1 - mercator) / 2) * side];
}

/** The packed lengths of all contents. */
export async function lengthsIn(file: TileFile): Promise<number[]> {
  const lengths: number[] = [];
  for await (const { length } of entriesBetween(file, 0, Infinity)) lengths.push(length);
  return lengths;
}
