import { exported, imported, isOurs } from '#engines/drawing/foreign-file.ts';

const renamed = (name: string) => name.replace(/\.[^.]*$/u, '.geojson');

const geoJsonFile = (name: string, text: string) =>
  new File([text], renamed(name), { type: 'application/geo+json' });

/** A file as the documented call takes it: ours as it lies on the disk, those of other programs converted here (OWN-04). */
export async function asGeoJson(file: File): Promise<File> {
  if (/\.geojson$/iu.test(file.name)) return ofOtherPrograms(file);
  const { kmlAsGeoJson } = await import('../../parts/files/kml.ts');
  const map = imported(JSON.stringify(kmlAsGeoJson(new Uint8Array(await file.arrayBuffer()))));
  if (!map || map.features.length === 0) throw new TypeError('No shapes in this file.');
  return geoJsonFile(file.name, exported(map));
}

/** What is not to be understood goes as it is, so that the server may say why. */
async function ofOtherPrograms(file: File): Promise<File> {
  const text = await file.text();
  const map = isOurs(text) ? null : imported(text);
  return map && map.features.length > 0 ? geoJsonFile(file.name, exported(map)) : file;
}
