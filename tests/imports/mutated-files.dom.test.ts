import { strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { interpretationOf } from '#web/imports/files/headers.ts';
import { importedFile } from '#web/imports/files/imported-file.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { bytes, csv, dayCell, polygon, ring, xlsx } from './file-builders.ts';
import { area, kmlText, kmz, placemark, written } from './map-files.ts';
import { chance, mutated } from './mutations.ts';

const kml = kmlText(
  `<Folder><name>Nord</name>${placemark('12', '<description><![CDATA[É <b>a</b> & b<br>c]]></description>')}</Folder>${placemark('13', '<ExtendedData><Data name="n"><value>4</value></Data></ExtendedData>', `<MultiGeometry>${area(written(7.5))}<LineString><coordinates>7,43 7.1,43 7,43.1 7,43</coordinates></LineString></MultiGeometry>`)}`,
);
const map = {
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'EPSG:2154' } },
  features: [
    polygon({ number: 12, nom: 'Église' }, [ring(), ring(7.422)]),
    polygon({ number: 'T13 - Rue' }, [ring(7.5)]),
    { type: 'Feature', properties: null, geometry: { type: 'MultiPoint', coordinates: [[1, 2]] } },
    { type: 'Feature', properties: {}, geometry: { type: 'GeometryCollection', geometries: [] } },
  ],
};
const list =
  'Registre; 2024\n"Terr. nº";Attribué à;Sorti le;Rentré le\n1;"DUPONT; Jean";05/01/2024;\nT2 - Rue;idem;5 mars 24;01/04/2024\nTotal;2;;\n';
const book = xlsx({
  sheets: {
    A: [
      ['Numéro', 'Nom', 'Sortie'],
      [41, 'Rue A', dayCell(45_000)],
      [42, 'Rue B', null],
    ],
  },
});
const cells = (row: number, ...words: readonly string[]) =>
  words
    .map((word, at) => `<c r="${'AB'[at]}${row}" t="inlineStr"><is><t>${word}</t></is></c>`)
    .join('');
const sheet = `<worksheet><sheetData><row r="1">${cells(1, 'Number', 'Name')}</row><row>${cells(2, '41', 'Rue A')}<c/></row><row r="3"><c r="A3"><v>42</v></c></row><row r="9"/></sheetData></worksheet>`;

type Content = Uint8Array;
const contentOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const named = (name: string) => (content: Content) => bytes(content, name);
const inBook = (content: Content) =>
  xlsx({ sheets: { A: [] }, sheetXml: new TextDecoder('latin1').decode(content) });

const formats: readonly (readonly [string, Promise<Content> | Content, (it: Content) => File])[] = [
  ['KML', strToU8(kml), named('carte.kml')],
  ['KMZ', contentOf(kmz({ 'doc.kml': kml, 'b/14.kml': kml })), named('carte.kmz')],
  ['GeoJSON', strToU8(JSON.stringify(map)), named('carte.geojson')],
  ['CSV', contentOf(csv(list)), named('essai.csv')],
  ['XLSX', contentOf(book), named('essai.xlsx')],
  ['a sheet of an XLSX', strToU8(sheet), inBook],
];

const largest = 40_000_000;

/** All that a file says, byte for byte: of an archive, what is packed in it, and what it is called. */
async function said(file: File): Promise<string> {
  const content = await contentOf(file);
  const latin = new TextDecoder('latin1');
  if (latin.decode(content.subarray(0, 2)) !== 'PK') return latin.decode(content);
  const names: string[] = [];
  unzipSync(content, {
    filter: ({ name, originalSize }) => originalSize < largest && names.push(name) < 0,
  });
  const texts = names.map((name) => {
    try {
      const file = unzipSync(content, { filter: (it) => it.name === name })[name];
      return `${name}\n${latin.decode(file)}`;
    } catch {
      return name;
    }
  });
  return texts.join('\n');
}

/** Whether it stands there by itself: not as a part of a longer number, of '3-B' or of '12.5'. */
const standsIn = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.,/-])0*${number}(?:[.,]0+)?(?![\\d/]|[.,-]\\w|\\s?bis)`, 'u').test(
    text.replaceAll('\0', ''),
  );

/** The numbers of territories of what would be sent; null where a sentence refuses the file. */
async function numbersOf(file: File): Promise<readonly string[] | null> {
  try {
    const numbers: string[] = [];
    for (const table of await readFile(file)) {
      const { kind, targets } = interpretationOf(table);
      const { columns, rows } = importedFile(file.name, table, kind, targets);
      expect(JSON.stringify(rows)).not.toContain('\uFFFD');
      const at = columns.indexOf('number');
      numbers.push(...rows.map((row) => row.cells[at] ?? ''));
    }
    return numbers.filter((number) => /^\d+$/u.test(number));
  } catch (cause) {
    if (cause instanceof UnreadableFile) return null;
    throw cause;
  }
}

const files = 1000;

it.each(formats)(
  '1,000 damaged files: %s is read or refused within five seconds, and names no territory that it does not say [OWN-302, OWN-309, OWN-310, OWN-344]',
  async (format, original, fileOf) => {
    const content = await original;
    const next = chance(format.length);
    const counted = { read: 0, refused: 0, numbered: 0 };
    for (let round = 0; round < files; round += 1) {
      const file = fileOf(mutated(content, next));
      const started = performance.now();
      const numbers = await numbersOf(file).catch((cause: unknown) => {
        throw new Error(`round ${round}`, { cause });
      });
      expect(performance.now() - started).toBeLessThan(5000);
      if (numbers === null) counted.refused += 1;
      else {
        counted.read += 1;
        if (numbers.length > 0) counted.numbered += 1;
        const text = numbers.length > 0 ? await said(file) : '';
        const invented = numbers.filter((number) => !standsIn(text, number));
        expect({ round, invented }).toEqual({ round, invented: [] });
      }
    }
    expect(counted.refused).toBeGreaterThan(0);
    expect(counted.numbered).toBeGreaterThan(0);
  },
  120_000,
);

it.each(['KMZ', 'XLSX'])(
  'a damaged %s never says anything else than before [OWN-344]',
  async (format) => {
    const [, original, fileOf] = formats.find(([name]) => name === format) ?? [];
    if (!original || !fileOf) throw new Error('The format is one of the list.');
    const content = await original;
    const whole = (await numbersOf(fileOf(content))) ?? [];
    const next = chance(7);
    let read = 0;
    for (let round = 0; round < files; round += 1) {
      const numbers = await numbersOf(fileOf(mutated(content, next)));
      if (numbers !== null) read += 1;
      expect(whole).toEqual(expect.arrayContaining([...(numbers ?? [])]));
    }
    expect(read).toBeGreaterThan(0);
  },
  120_000,
);
