import path from 'node:path';
import type { Polygon, Position } from 'geojson';
import { openTileFile, type TileFile } from '#engines/ground/tiles/tile-file.ts';

/** What the maps of a congregation are drawn on, and where its territories lie. */
export interface Whereabouts {
  readonly ownGround: string | null;
  readonly basemapUrl: string;
  readonly limits: () => Promise<readonly Polygon[]>;
}

/**
 * The grounds among `files` whose names serve a congregation: its own, else those that one of its
 * territories lies on, else, before it has any, the one that its settings name (OWN-134).
 */
export async function searchedFiles(
  files: readonly string[],
  { ownGround, basemapUrl, limits }: Whereabouts,
): Promise<readonly string[]> {
  if (ownGround !== null && files.some((file) => path.parse(file).name === ownGround)) return files;
  const polygons = await limits();
  if (polygons.length === 0) {
    return ownGround === null ? files.filter((file) => isAt(basemapUrl, file)) : [];
  }
  const under = await Promise.all(files.map((file) => liesUnderSome(file, polygons)));
  return files.filter((_, at) => under[at]);
}

const isAt = (url: string, file: string) => url.endsWith(`/basemap/${path.basename(file)}`);

async function liesUnderSome(path: string, polygons: readonly Polygon[]): Promise<boolean> {
  const file = await openTileFile(path);
  await file.close();
  return polygons.some(({ coordinates: [outer = []] }) => outer.some(isOn(file)));
}

/** Whether a place lies within the frame of a ground. */
export const isOn =
  ({ header: { minLon, minLat, maxLon, maxLat } }: Pick<TileFile, 'header'>) =>
  ([lng = 0, lat = 0]: Position) =>
    lng >= minLon && lng <= maxLon && lat >= minLat && lat <= maxLat;
