import { describe, expect, it } from 'vitest';
import type { FeatureCollection } from 'geojson';
import type { ConvertedFile } from '#machines/map/map-import.rules.ts';
import { readAsItIs } from '#machines/parts/files/map-remark.ts';
import { asGeoJson } from '#web/map/editor/convert-file.ts';

const square = [
  [7.42, 43.73],
  [7.43, 43.73],
  [7.43, 43.74],
  [7.42, 43.74],
  [7.42, 43.73],
];
const bowTie = [
  [7.42, 43.73],
  [7.43, 43.74],
  [7.43, 43.73],
  [7.42, 43.74],
  [7.42, 43.73],
];
const feature = (desc: string, ring: readonly number[][]) => ({
  type: 'Feature',
  properties: { type: 'polygon', desc },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const fileOf = (...features: readonly object[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'carte.geojson');
const shapesIn = async (file: unknown) => {
  if (!(file instanceof File)) throw new TypeError('No file.');
  const map: FeatureCollection = JSON.parse(await file.text());
  return map.features.map(({ properties, geometry }) => [properties?.['desc'], geometry.type]);
};

const impossibleIn = ({ remarks }: ConvertedFile) =>
  remarks.flatMap((remark) =>
    remark.code === 'impossible'
      ? remark.shapes.map(({ shape, label, fault }) => [shape, label, fault])
      : [],
  );

describe('a file for the map editor', () => {
  const sound = feature('Rue', square);
  const file = fileOf(sound, feature('Quai', bowTie));

  it('that is as ours are goes as it lies on the disk [OWN-04]', async () => {
    const own = fileOf(sound);
    const read = await asGeoJson(own, readAsItIs);
    expect(read.file).toBe(own);
    expect(read.drawing).toEqual({ type: 'FeatureCollection', features: [sound] });
  });

  it('that only the server understands is drawn by nobody here [OWN-321]', async () => {
    const odd = new File(['{'], 'carte.geojson');
    expect(await asGeoJson(odd, readAsItIs)).toEqual({ file: odd, remarks: [], drawing: null });
  });

  it('with an impossible shape goes as it is until one says what becomes of it [OWN-326]', async () => {
    const read = await asGeoJson(file, readAsItIs);
    expect(read.file).toBe(file);
    expect(impossibleIn(read)).toEqual([[2, 'Quai', { kind: 'crossing', at: [7.425, 43.735] }]]);
  });

  it('goes with the nearest shapes, or without it [OWN-326]', async () => {
    const repaired = await asGeoJson(file, { ...readAsItIs, mending: 'repair' });
    expect(await shapesIn(repaired.file)).toEqual([
      ['Rue', 'Polygon'],
      ['Quai', 'Polygon'],
      ['Quai', 'Polygon'],
    ]);
    const left = await asGeoJson(file, { ...readAsItIs, mending: 'leave' });
    expect(await shapesIn(left.file)).toEqual([['Rue', 'Polygon']]);
    expect([impossibleIn(repaired).length, impossibleIn(left).length]).toEqual([1, 1]);
  });
});
