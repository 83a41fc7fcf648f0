import { exported, imported, isOurs } from '#engines/drawing/foreign-file.ts';
import { impossibleShapes, mended, type Mending } from '#engines/geojson/impossible-shapes.ts';
import type { ConvertedFile } from '#machines/map/map-import.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';

const renamed = (name: string) => name.replace(/\.[^.]*$/u, '.geojson');

const geoJsonFile = (name: string, map: MapFeatures) =>
  new File([exported(map)], renamed(name), { type: 'application/geo+json' });

/**
 * A file as the documented call takes it, and the shapes for which that call would refuse it (OWN-04,
 * OWN-326). Ours goes as it lies on the disk, and so does what is not to be understood: the server
 * says why.
 */
export async function asGeoJson(file: File, mending: Mending | null): Promise<ConvertedFile> {
  const geoJson = /\.geojson$/iu.test(file.name);
  try {
    const map = await mapIn(file);
    const impossible = impossibleShapes(map.features);
    if (impossible.length > 0 && mending !== null) {
      const features = mended(map.features, mending);
      return { file: geoJsonFile(file.name, { ...map, features }), impossible };
    }
    const asItLies = geoJson && (await liesAsOurs(file));
    return { file: asItLies ? file : geoJsonFile(file.name, map), impossible };
  } catch (cause) {
    if (geoJson && cause instanceof UnreadableFile) return { file, impossible: [] };
    throw cause;
  }
}

async function mapIn(file: File): Promise<MapFeatures> {
  const { readMap } = await import('../../parts/files/read-map.ts');
  const { features } = await readMap(file.name, new Uint8Array(await file.arrayBuffer()));
  const map = imported(JSON.stringify({ type: 'FeatureCollection', features }));
  if (!map || map.features.length === 0) throw new UnreadableFile('nothingDrawn');
  return map;
}

/** In UTF-8, and without anything to convert. */
async function liesAsOurs(file: File): Promise<boolean> {
  const text = await file.text();
  return !text.includes('\uFFFD') && isOurs(text);
}
