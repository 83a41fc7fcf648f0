import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytes } from './file-builders.ts';
import { area, corners, kmlFile, kmlText, latin1, placemark, utf16Bytes } from './map-files.ts';
import { cellsOf, faultOf, remarksOf, shapesOf, square } from './read-maps.ts';

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
