import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '#web/parts/files/file-fault.ts';
import { readFile } from '#web/imports/files/read-file.ts';
import { bytes } from './file-builders.ts';
import {
  area,
  corners,
  kmlFile,
  kmlText,
  kmz,
  latin1,
  placemark,
  utf16Bytes,
  written,
} from './map-files.ts';

async function tableOf(file: File) {
  const [table] = await readFile(file);
  if (!table) throw new Error('A map is a table.');
  return table;
}

const cellsOf = async (file: File) =>
  (await tableOf(file)).rows.map(({ cells }) => cells.slice(0, -1));

const shapesOf = async (file: File) =>
  (await tableOf(file)).rows.map(
    ({ cells }) => (JSON.parse(cells.at(-1) || '{}') as { geometry?: object }).geometry,
  );

const faultOf = async (file: File) => {
  const fault: unknown = await readFile(file).catch((cause: unknown) => cause);
  expect(fault).toBeInstanceOf(UnreadableFile);
  return (fault as UnreadableFile).fault;
};

const remarksOf = async (file: File) => (await tableOf(file)).remarks ?? [];
const square = {
  type: 'Polygon',
  coordinates: [corners().map(([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))])],
};
const church = placemark('12', '<description>Église Saint-Étienne</description>');

describe('the letters of a KML', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
  const bom = (...marks: readonly number[]) => Uint8Array.from(marks);
  const joined = (start: Uint8Array, rest: Uint8Array) => new Uint8Array([...start, ...rest]);
  const name = 'carte.kml';
  it.each([
    ['ISO-8859-1, declared', latin1(kmlText(church, declared('ISO-8859-1')), name)],
    ['Windows-1252, declared', latin1(kmlText(church, declared('windows-1252')), name)],
    ['Windows-1252 that is declared as UTF-8', latin1(kmlText(church, declared('UTF-8')), name)],
    ['Windows-1252 that declares nothing', latin1(kmlText(church, ''), name)],
    ['UTF-8 that is declared as ISO-8859-1', kmlFile(kmlText(church, declared('ISO-8859-1')))],
    ['UTF-8 that is declared as UTF-16', kmlFile(kmlText(church, declared('UTF-16')))],
    ['UTF-8 with its mark', kmlFile(`\uFEFF${kmlText(church)}`)],
    [
      'UTF-16 with its mark',
      bytes(joined(bom(0xff, 0xfe), utf16Bytes(kmlText(church, declared('UTF-16')))), name),
    ],
    [
      'UTF-16, high byte first, with its mark',
      bytes(joined(bom(0xfe, 0xff), utf16Bytes(kmlText(church), true)), name),
    ],
    ['UTF-16 without a mark', bytes(utf16Bytes(kmlText(church, declared('UTF-16'))), name)],
    ['UTF-16, high byte first', bytes(utf16Bytes(kmlText(church), true), name)],
  ])('are kept in %s [OWN-302]', async (_, file) => {
    expect(await cellsOf(file)).toEqual([['12', 'Église Saint-Étienne']]);
  });

  it('are kept in a UTF-8 in which one byte is of another encoding [OWN-302]', async () => {
    const whole = strToU8(kmlText(`${church}${placemark('13', '<description>#</description>')}`));
    const one = whole.map((byte) => (byte === 0x23 ? 0xc9 : byte));
    expect(await cellsOf(bytes(one, 'carte.kml'))).toEqual([
      ['12', 'Église Saint-Étienne'],
      ['13', 'É'],
    ]);
  });
});

describe('a KML that is not quite XML', () => {
  it.each([
    ['an empty first line', `\n\n${kmlText(placemark('12', '<description>Rue</description>'))}`],
    [
      'blanks before its declaration',
      `  ${kmlText(placemark('12', '<description>Rue</description>'))}`,
    ],
    [
      'an undeclared xsi',
      kmlText(placemark('12', '<description>Rue</description>')).replace(
        '<Document>',
        '<Document xsi:schemaLocation="http://www.opengis.net/kml/2.2 a.xsd">',
      ),
    ],
    [
      'undeclared elements',
      kmlText(
        placemark(
          '12',
          '<description>Rue</description><gx:balloonVisibility>1</gx:balloonVisibility>',
        ),
      ),
    ],
    [
      'a prefix on every element',
      kmlText(placemark('12', '<description>Rue</description>'))
        .replaceAll(/<(\/?)(?=[A-Za-z])/gu, '<$1kml:')
        .replace('xmlns=', 'xmlns:kml='),
    ],
    [
      'another prefix on every element, and one of Atom',
      kmlText(
        placemark('12', '<description>Rue</description>').replace(
          '<name>',
          '<atom:author><atom:name>Personne Fictive</atom:name></atom:author><name>',
        ),
      )
        .replaceAll(/<(\/?)(?=[A-Za-z])(?!atom:)/gu, '<$1ns0:')
        .replace('xmlns=', 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ns0='),
    ],
    [
      'a prefix that nobody declares',
      kmlText(placemark('12', '<description>Rue</description>')).replaceAll(
        /<(\/?)(?=[A-Z])/gu,
        '<$1kml:',
      ),
    ],
    ['a control sign', kmlText(placemark('12', '<description>R\u0003ue</description>'))],
    [
      'a reference to a control sign',
      kmlText(placemark('12', '<description>R&#x3;ue</description>')),
    ],
    [
      'version 1.1',
      kmlText(placemark('12', '<description>Rue</description>'), '<?xml version="1.1"?>'),
    ],
  ])('with %s is read [OWN-302]', async (_, text) => {
    expect(await cellsOf(kmlFile(text))).toEqual([['12', 'Rue']]);
    expect(await shapesOf(kmlFile(text))).toEqual([square]);
  });

  it.each([
    ['Rue & Quai', 'Rue & Quai'],
    ['Rue &amp; Quai', 'Rue & Quai'],
    ['Rue&nbsp;A &eacute; B', 'Rue A é B'],
    ['a&b;c &#233;', 'a&b;c é'],
    ['<b>Rue</b><br>Quai', 'Rue, Quai'],
  ])('has %s as %s [OWN-302]', async (inside, said) => {
    const text = kmlText(placemark('12', `<description>${inside}</description>`));
    expect(await cellsOf(kmlFile(text))).toEqual([['12', said]]);
  });

  it('says what a file is that is none [OWN-302]', async () => {
    expect(await faultOf(kmlFile('<!DOCTYPE html><html><body>Connexion</body></html>'))).toEqual({
      code: 'webPage',
    });
    expect(await faultOf(kmlFile('pas du tout'))).toEqual({ code: 'invalidMap' });
  });
});

describe('coordinates of a KML', () => {
  const pairs = corners().map(([x, y]) => [x.toFixed(5), y.toFixed(5)]);
  const all = (between: string, inside: string, height = '') =>
    pairs.map((pair) => [...pair, ...(height === '' ? [] : [height])].join(inside)).join(between);
  it.each([
    ['blanks behind commas', all(' ', ', ', '0')],
    ['blanks around commas', all(' ', ' , ', '0')],
    ['commas alone, with heights', all(',', ',', '0')],
    ['commas alone', all(',', ',')],
    ['commas and blanks between pairs', all(', ', ',')],
    ['line ends', `\n\t${all('\n\t', ',', '12.5')}\n`],
    ['blanks alone, a line each', all('\n', ' ', '0')],
    ['blanks alone', all(' ', ' ', '0')],
    ['semicolons', all(';', ',')],
    ['a comma at the end', all(' ', ',', '0').replaceAll(' ', ', ').concat(',')],
  ])('with %s are read [OWN-302]', async (_, coordinates) => {
    expect(await shapesOf(kmlFile(kmlText(placemark('12', '', area(coordinates)))))).toEqual([
      square,
    ]);
  });

  it('with decimal commas are said to be no coordinates [OWN-302]', async () => {
    const commas = pairs.map((pair) => pair.map((it) => it.replace('.', ',')).join(' ')).join('\n');
    for (const text of [commas, commas.replaceAll('\n', ' '), commas.replaceAll(/\s/gu, ',')])
      expect(await faultOf(kmlFile(kmlText(placemark('12', '', area(text)))))).toEqual({
        code: 'unreadableCoordinates',
      });
    const beside = kmlText(placemark('12', '', area(commas)) + placemark('13'));
    expect(await remarksOf(kmlFile(beside))).toContainEqual({
      code: 'unreadableCoordinates',
      count: 1,
    });
  });
});

describe('the words of a KML', () => {
  it('are text, also in CDATA and in HTML [OWN-300]', async () => {
    for (const [inside, said] of [
      ['<![CDATA[Rue des Essais<br>Quai Fictif]]>', 'Rue des Essais, Quai Fictif'],
      ['\n  <![CDATA[<div>Rue</div><div><img src="a.jpg"/>12&nbsp;bis</div>]]>', 'Rue, 12 bis'],
      ['<![CDATA[<style>b{color:red}</style>A &amp; B]]>', 'A & B'],
    ])
      expect(
        await cellsOf(kmlFile(kmlText(placemark('12', `<description>${inside}</description>`)))),
      ).toEqual([['12', said]]);
  });

  it('in data, schemas and tables of a description are columns [OWN-300]', async () => {
    const data = `<ExtendedData><Data name="f1"><displayName>N° secteur</displayName><value>4</value></Data><SchemaData schemaUrl="#a"><SimpleData name="Portes">040</SimpleData></SchemaData></ExtendedData>`;
    const html = `<description><![CDATA[<html><body><table><tr><td>Titre</td></tr><tr><td><table><tr><td>TERR</td><td>7</td></tr><tr><td>NOM</td><td>Rue &lt;A&gt;</td></tr></table></td></tr></table></body></html>]]></description>`;
    const table = await tableOf(
      kmlFile(
        kmlText(
          placemark('a', data) + placemark('b', html) + placemark('c', '<styleUrl>#s</styleUrl>'),
        ),
      ),
    );
    expect(table.heads).toEqual(['name', 'N° secteur', 'Portes', 'TERR', 'NOM', 'Carte (GeoJSON)']);
    expect(table.rows.map(({ cells }) => cells.slice(0, -1))).toEqual([
      ['a', '4', '040', '', ''],
      ['b', '', '', '7', 'Rue <A>'],
      ['c', '', '', '', ''],
    ]);
  });

  it('of the innermost folder that has a name are a column [OWN-300]', async () => {
    const folder = (name: string, inside: string) =>
      `<Folder>${name === '' ? '' : `<name>${name}</name>`}${inside}</Folder>`;
    const nested = folder(
      'Nord',
      folder('Territoire 905', placemark('1') + placemark('2')) + folder('', placemark('3')),
    );
    expect(await cellsOf(kmlFile(kmlText(nested + placemark('4'))))).toEqual([
      ['1', 'Territoire 905'],
      ['2', 'Territoire 905'],
      ['3', 'Nord'],
      ['4', ''],
    ]);
  });
});

describe('the shapes of a KML', () => {
  const line = (coordinates: string) =>
    `<LineString><coordinates>${coordinates}</coordinates></LineString>`;
  const open = line('7.4,43.7 7.5,43.8');
  it('are areas also where they are drawn as closed lines, unless one says otherwise [OWN-303]', async () => {
    const ring = `<LinearRing><coordinates>${written().split(' ').slice(0, -1).join(' ')}</coordinates></LinearRing>`;
    const file = kmlFile(
      kmlText(
        placemark('1', '', line(written())) +
          placemark('2', '', ring) +
          placemark('3', '', open) +
          placemark('4'),
      ),
    );
    expect(await shapesOf(file)).toEqual([square, square, square]);
    expect(await remarksOf(file)).toEqual([
      { code: 'closedLines', count: 2, taken: true, choice: true },
      { code: 'linesLeftOut', count: 1 },
      { code: 'latitudeFirst', taken: false },
    ]);
    const [without] = await readFile(file, { outlines: false, latitudeFirst: null });
    expect(without?.rows.map(({ line: at }) => at)).toEqual([4]);
    expect(without?.heads).toEqual((await tableOf(file)).heads);
  });

  it('are asked about as lines only beside other shapes; open lines alone are no map [OWN-303]', async () => {
    expect(await remarksOf(kmlFile(kmlText(placemark('1', '', line(written())))))).toContainEqual({
      code: 'closedLines',
      count: 1,
      taken: true,
      choice: false,
    });
    expect(await faultOf(kmlFile(kmlText(placemark('1', '', open))))).toEqual({
      code: 'onlyLines',
    });
  });

  it('are no links, regions and pictures, which are said [OWN-303]', async () => {
    const region =
      '<Region><LatLonAltBox><north>44</north><south>43</south><east>8</east><west>7</west></LatLonAltBox></Region>';
    const link = `<NetworkLink><name>Carte</name>${region}<Link><href>https://www.example.org/a.kml</href></Link></NetworkLink>`;
    const picture =
      '<GroundOverlay><name>Plan</name><LatLonBox><north>44</north><south>43</south><east>8</east><west>7</west></LatLonBox></GroundOverlay>';
    expect(await faultOf(kmlFile(kmlText(link)))).toEqual({ code: 'onlyLinks' });
    expect(await faultOf(kmz({ 'doc.kml': kmlText(link) }))).toEqual({ code: 'onlyLinks' });
    const file = kmlFile(kmlText(link + picture + region + placemark('12')));
    expect(await cellsOf(file)).toEqual([['12']]);
    expect(await remarksOf(file)).toEqual([
      { code: 'links', count: 1 },
      { code: 'overlays', count: 1 },
      { code: 'latitudeFirst', taken: false },
    ]);
  });

  it('keep their holes, and the outer ring where the hole stands first [OWN-303]', async () => {
    const hole = `<innerBoundaryIs><LinearRing><coordinates>${corners(7.422, 43.732, 0.001)
      .map((it) => it.join(','))
      .join(' ')}</coordinates></LinearRing></innerBoundaryIs>`;
    for (const shape of [
      area().replace('</Polygon>', `${hole}</Polygon>`),
      area().replace('<Polygon>', `<Polygon>${hole}`),
    ]) {
      const [read] = await shapesOf(kmlFile(kmlText(placemark('1', '', shape))));
      expect((read as { coordinates: unknown[] }).coordinates).toHaveLength(2);
      expect((read as { coordinates: unknown[] }).coordinates[0]).toEqual(square.coordinates[0]);
    }
  });

  it('in collections of collections are all there [OWN-303]', async () => {
    const inner = `<MultiGeometry>${area(written(7.5))}<Point><coordinates>7.42,43.73</coordinates></Point>${open}</MultiGeometry>`;
    const [read] = await shapesOf(
      kmlFile(kmlText(placemark('1', '', `<MultiGeometry>${area()}${inner}</MultiGeometry>`))),
    );
    expect(read).toMatchObject({
      type: 'GeometryCollection',
      geometries: [{ type: 'MultiPolygon' }, { type: 'Point' }],
    });
  });
});

describe('a KMZ', () => {
  it('of several files is read whole, each with its name or its folder [OWN-303]', async () => {
    const file = kmz({
      'nord.kml': kmlText(placemark('938')),
      'doc/sud.kml': kmlText(
        placemark('939') + `<Folder><name>Port</name>${placemark('940')}</Folder>`,
      ),
      '__MACOSX/._nord.kml': 'rien',
      'image.png': 'rien',
    });
    expect(await cellsOf(file)).toEqual([
      ['938', 'nord'],
      ['939', 'sud'],
      ['940', 'Port'],
    ]);
    expect(await remarksOf(file)).toContainEqual({ code: 'files', count: 2 });
  });

  it('of files that are called by numbers has each number [OWN-301]', async () => {
    const file = kmz({
      '962.kml': kmlText(placemark('Rue')),
      'T963.kml': kmlText(placemark('Quai')),
    });
    const table = await tableOf(file);
    expect(table.heads).toContain('Nom du fichier');
    expect(table.rows.map(({ cells }) => cells.at(-2))).toEqual(['962', 'T963']);
  });

  it('is refused as a bomb, without a KML, or damaged [OWN-303]', async () => {
    const large = new Uint8Array(15_000_000);
    const bomb = zipSync({ 'a.kml': large, 'b.kml': large }, { level: 9 });
    expect(await faultOf(bytes(bomb, 'carte.kmz'))).toEqual({ code: 'archiveTooLarge' });
    expect(await faultOf(kmz({ 'a.txt': 'rien' }))).toEqual({ code: 'noKmlInside' });
    expect(await faultOf(bytes(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2), 'carte.kmz'))).toEqual({
      code: 'brokenKml',
    });
  });

  it('that is a bare KML, and a KML that is zipped, are read [OWN-303]', async () => {
    const text = kmlText(placemark('12'));
    expect(await cellsOf(kmlFile(text, 'carte.kmz'))).toEqual([['12']]);
    expect(await cellsOf(kmz({ 'doc.kml': text }, 'carte.kml'))).toEqual([['12']]);
  });
});
