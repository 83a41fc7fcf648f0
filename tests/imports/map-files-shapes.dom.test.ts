import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '#web/imports/files/read-file.ts';
import { bytes } from './file-builders.ts';
import { area, corners, kmlFile, kmlText, kmz, placemark, written } from './map-files.ts';
import { cellsOf, faultOf, remarksOf, shapesOf, square, tableOf } from './read-maps.ts';

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
    const [without] = await readFile(file, { outlines: false, latitudeFirst: null, mending: null });
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
