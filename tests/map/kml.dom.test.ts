import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { kmlAsGeoJson } from '../../web/parts/files/kml.ts';

const document = (lng: number) =>
  strToU8(
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Point><coordinates>${lng},43,0</coordinates></Point></Placemark></kml>`,
  );

it('of a KMZ one document is unpacked, whatever else lies in it [OWN-203, OWN-04]', () => {
  const kmz = zipSync({ 'doc.kml': document(7), 'other.kml': document(8) });
  // What is not unpacked may be damaged.
  const second = Buffer.from(kmz).indexOf('other.kml') + 'other.kml'.length;
  kmz.fill(0xff, second, second + 10);
  expect(kmlAsGeoJson(kmz)).toMatchObject({
    type: 'FeatureCollection',
    features: [{ geometry: { type: 'Point', coordinates: [7, 43, 0] } }],
  });
});
