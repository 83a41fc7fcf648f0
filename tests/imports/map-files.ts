import { strToU8, zipSync } from 'fflate';
import { bytes } from './file-builders.ts';

/** The corners of a small square whose west side lies there. */
export const corners = (
  x = 7.42,
  y = 43.73,
  side = 0.01,
): readonly (readonly [number, number])[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

export const written = (x?: number, y?: number) =>
  corners(x, y)
    .map(([lng, lat]) => `${lng.toFixed(5)},${lat.toFixed(5)},0`)
    .join(' ');

export const area = (coordinates = written()) =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;

export const placemark = (name: string, more = '', shape = area()) =>
  `<Placemark><name>${name}</name>${more}${shape}</Placemark>`;

export const kmlText = (inside: string, declaration = '<?xml version="1.0" encoding="UTF-8"?>\n') =>
  `${declaration}<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Carte</name>${inside}</Document></kml>`;

export const kmlFile = (text: string, name = 'carte.kml') => new File([text], name);

/** Signs of Latin-1, a byte each. */
export const latin1 = (text: string, name: string) =>
  bytes(
    Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0),
    name,
  );

export function utf16Bytes(text: string, big = false): Uint8Array {
  const content = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    content.set(big ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8], at * 2);
  }
  return content;
}

export const kmz = (documents: Readonly<Record<string, string>>, name = 'carte.kmz') =>
  bytes(
    zipSync(
      Object.fromEntries(Object.entries(documents).map(([file, text]) => [file, strToU8(text)])),
    ),
    name,
  );
