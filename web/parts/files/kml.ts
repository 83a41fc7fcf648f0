import { kml } from '@tmcw/togeojson';
import { strFromU8, unzipSync } from 'fflate';

import { parseXml } from '../html/trusted-types.ts';

/** A KMZ is a zipped KML. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Limit in bytes of an unpacked document: above any congregation's map, and within a phone's memory. */
const largestDocument = 20_000_000;

function documentIn(bytes: Uint8Array): Uint8Array {
  if (!isZip(bytes)) return bytes;
  let taken = false;
  const files = unzipSync(bytes, {
    // One document: a zip of a thousand would take a thousand times its limit.
    filter: ({ name, originalSize }) => {
      const wanted = !taken && /\.kml$/iu.test(name) && originalSize <= largestDocument;
      taken ||= wanted;
      return wanted;
    },
  });
  const [found] = Object.values(files);
  if (!found) throw new TypeError('No KML in this archive.');
  return found;
}

/** Converts the placemarks of a KML or KMZ to GeoJSON. */
export function kmlAsGeoJson(bytes: Uint8Array): object {
  const text = strFromU8(documentIn(bytes));
  const parsed = parseXml(text);
  if (parsed.querySelector('parsererror')) throw new TypeError('No XML.');
  return kml(parsed);
}
