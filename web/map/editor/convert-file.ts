import { exported, imported, isOurs } from '#engines/drawing/foreign-file.ts';
import type { ConvertedFile } from '#machines/map/map-import.rules.ts';
import { RefusalError } from '#machines/parts/failure/failure.ts';
import type { MapReading, MapRemark } from '#machines/parts/files/map-remark.ts';
import type { MapFeatures } from '#schema/geojson.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { faultSentence } from '../../parts/files/file-fault.texts.ts';

const renamed = (name: string) => name.replace(/\.[^.]*$/u, '.geojson');

const geoJsonFile = (name: string, map: MapFeatures) =>
  new File([exported(map)], renamed(name), { type: 'application/geo+json' });

/**
 * A file as the documented call takes it, and what is to be said about it (OWN-04, OWN-326). Ours goes as
 * it lies on the disk, and so does what is not to be understood: the server says why.
 */
export async function asGeoJson(file: File, reading: MapReading): Promise<ConvertedFile> {
  const geoJson = /\.geojson$/iu.test(file.name);
  try {
    const { readMap } = await import('../../parts/files/read-map.ts');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { features, remarks } = await readMap(file.name, bytes, reading);
    const map = imported(JSON.stringify({ type: 'FeatureCollection', features }));
    if (!map || map.features.length === 0) throw new UnreadableFile('nothingDrawn');
    const asItLies = geoJson && !isMended(remarks) && (await liesAsOurs(file));
    return { file: asItLies ? file : geoJsonFile(file.name, map), remarks, drawing: map };
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    if (geoJson) return { file, remarks: [], drawing: null };
    const message = faultSentence(cause.fault);
    throw new RefusalError({ message, severity: 'error', forceOffered: null }, { cause });
  }
}

/** Whether the reader has chosen another reading than the file's own. */
const isMended = (remarks: readonly MapRemark[]): boolean =>
  remarks.some(
    (remark) =>
      (remark.code === 'impossible' && remark.mending !== null) ||
      (remark.code === 'latitudeFirst' && remark.taken),
  );

/** In UTF-8, and without anything to convert. */
async function liesAsOurs(file: File): Promise<boolean> {
  const text = await file.text();
  return !text.includes('\uFFFD') && isOurs(text);
}
