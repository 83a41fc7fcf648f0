import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '#web/imports/files/read-file.ts';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { bytes, polygon, ring } from './file-builders.ts';
import { area, kmlText, placemark, written } from './map-files.ts';

const kml = kmlText(
  `<Folder><name>Nord</name>${placemark('12', '<description><![CDATA[É <b>a</b> & b<br>c]]></description>')}</Folder>${placemark('13', '<ExtendedData><Data name="n"><value>4</value></Data></ExtendedData>', `<MultiGeometry>${area(written(7.5))}<LineString><coordinates>7,43 7.1,43 7,43.1 7,43</coordinates></LineString></MultiGeometry>`)}`,
);
const map = {
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:2154' } },
  features: [
    polygon({ number: 12, nom: 'Église' }, [ring(), ring(7.422)]),
    { type: 'Feature', properties: null, geometry: { type: 'MultiPoint', coordinates: [[1, 2]] } },
    { type: 'Feature', properties: {}, geometry: { type: 'GeometryCollection', geometries: [] } },
  ],
};
const originals = {
  'carte.kml': strToU8(kml),
  'carte.kmz': zipSync({ 'doc.kml': strToU8(kml), 'b/12.kml': strToU8(kml) }),
  'carte.geojson': strToU8(JSON.stringify(map)),
};

/** Numbers that look like chance, and are the same each time. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A piece removed, doubled or moved, bytes changed, or the end cut off. */
function mutated(original: Uint8Array, next: (below: number) => number): Uint8Array {
  const at = next(original.length);
  const until = at + 1 + next(40);
  const [before, piece, after] = [
    original.slice(0, at),
    original.slice(at, until),
    original.slice(until),
  ];
  const changed = piece.map((byte) => (next(3) === 0 ? next(256) : byte));
  const target = next(after.length + 1);
  const parts = [
    [before, after],
    [before, piece, piece, after],
    [before, changed, after],
    [before, after.slice(0, target), piece, after.slice(target)],
    [before],
  ][next(5)];
  return Uint8Array.from((parts ?? []).flatMap((part) => [...part]));
}

it('500 damaged files of each kind are a table or are refused, each within two seconds [OWN-302, OWN-303, OWN-304]', async () => {
  const counted = { read: 0, refused: 0 };
  for (const [name, original] of Object.entries(originals)) {
    const next = chance(name.length);
    for (let round = 0; round < 500; round += 1) {
      let damaged = mutated(original, next);
      if (round % 2 === 1) damaged = mutated(damaged, next);
      const started = performance.now();
      const result: unknown = await readFile(bytes(damaged, name)).catch((cause: unknown) => cause);
      expect(performance.now() - started).toBeLessThan(2000);
      if (result instanceof Error) {
        if (!(result instanceof UnreadableFile))
          throw new Error(`${name}, round ${round}`, { cause: result });
        counted.refused += 1;
      } else {
        expect(JSON.stringify(result)).not.toContain('\uFFFD');
        counted.read += 1;
      }
    }
  }
  expect(counted.read).toBeGreaterThan(100);
  expect(counted.refused).toBeGreaterThan(100);
}, 20_000);
