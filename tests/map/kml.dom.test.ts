import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readMap } from '#web/parts/files/read-map.ts';

const document = (lng: number) =>
  strToU8(
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>${lng}</name><Point><coordinates>${lng},43,0</coordinates></Point></Placemark></kml>`,
  );

it('of a KMZ what is damaged is said, and the others are read [OWN-203, OWN-04, OWN-303]', async () => {
  const kmz = zipSync({ 'doc.kml': document(7), 'other.kml': document(8) });
  const second = Buffer.from(kmz).indexOf('other.kml') + 'other.kml'.length;
  kmz.fill(0xff, second, second + 10);
  const { features, remarks } = await readMap('carte.kmz', kmz);
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [7, 43] },
  ]);
  expect(remarks).toContainEqual({ code: 'damagedFiles', names: ['other.kml'] });
});

it('a name that stands in a KMZ again is unpacked once [OWN-331]', async () => {
  const kmz = zipSync({ 'a.kml': document(7), 'b.kml': document(8), 'c.kml': document(9) });
  const bytes = Buffer.from(kmz);
  for (let at = bytes.indexOf('b.kml'); at !== -1; at = bytes.indexOf('b.kml', at))
    bytes.write('a.kml', at);
  const { features } = await readMap('carte.kmz', new Uint8Array(bytes));
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [8, 43] },
    { type: 'Point', coordinates: [9, 43] },
  ]);
});
