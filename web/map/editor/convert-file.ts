import { exported, imported, isOurs } from '#engines/drawing/foreign-file.ts';
import { impossibleShapes, mended, type Mending } from '#engines/geojson/impossible-shapes.ts';
import type { ConvertedFile } from '#machines/map/map-import.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';

const renamed = (name: string) => name.replace(/\.[^.]*$/u, '.geojson');

const geoJsonFile = (name: string, map: MapFeatures) =>
  new File([exported(map)], renamed(name), { type: 'application/geo+json' });

/**
 * A file as the documented call takes it, and the shapes for which that call would refuse it (OWN-04,
 * OWN-326). Ours goes as it lies on the disk, and so does what is not to be understood: the server
 * says why.
 */
export async function asGeoJson(file: File, mending: Mending | null): Promise<ConvertedFile> {
  const own = /\.geojson$/iu.test(file.name);
  const text = own ? await file.text() : await textOfKml(file);
  const map = imported(text);
  if (!map || map.features.length === 0) {
    if (!own) throw new TypeError('No shapes in this file.');
    return { file, impossible: [] };
  }
  const impossible = impossibleShapes(map.features);
  if (impossible.length > 0 && mending !== null) {
    const features = mended(map.features, mending);
    return { file: geoJsonFile(file.name, { ...map, features }), impossible };
  }
  return { file: own && isOurs(text) ? file : geoJsonFile(file.name, map), impossible };
}

async function textOfKml(file: File): Promise<string> {
  const { kmlAsGeoJson } = await import('../../parts/files/kml.ts');
  return JSON.stringify(kmlAsGeoJson(new Uint8Array(await file.arrayBuffer())));
}
