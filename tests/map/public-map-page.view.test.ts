import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MapFeatures } from '#schema/geojson.ts';
import type { PublicMap } from '#schema/generated.ts';
import { hashOf } from '#web/parts/graphql/operation.ts';
import { publicMapQuery } from '#web/parts/map/map.operations.ts';
import { thinned } from '#web/parts/map/sketch/thinned.ts';
import { pageAt } from '#web/pages.ts';
import { aMap } from './map-answers.ts';

const document =
  '<html><head><link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div></body></html>';
const files = { styles: '.a{color:red}', scripts: ['/assets/screen.js'] };

beforeAll(() => {
  vi.stubGlobal('builtSite', {
    document,
    screens: { 'map/PublicMapScreen.tsx': files, 'not-found/NotFoundScreen.tsx': files },
  });
});
afterAll(() => void vi.unstubAllGlobals());

const { drawable: _, version: __, start: ___, ...view } = aMap();
const square: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'polygon', desc: 'T12' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [7.419, 43.729],
            [7.421, 43.729],
            [7.421, 43.731],
            [7.419, 43.731],
            [7.419, 43.729],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { type: 'parking', desc: 'Parking du Port' },
      geometry: { type: 'Point', coordinates: [7.42, 43.73] },
    },
  ],
};
const map: PublicMap = {
  ...view,
  __typename: 'PublicMap',
  numberName: 'T12 - Larvotto',
  qrcode: 'data:image/png;base64,AAAA',
  mapLink: 'http://localhost:4000/map/abc',
  info: 'Monaco, carte enregistrée le 3 mars',
  limits: 'au nord, la mer',
  longitude: 7.42,
  geojsonFeature: square,
};

const answerOf = (change: Partial<PublicMap> = {}) =>
  JSON.stringify({ data: { publicMap: { ...map, ...change } } });
const drawn = (answer: string, device = 'Android') =>
  pageAt('/map/abc')?.draw({ answer, device }) ?? null;
const htmlOf = (change: Partial<PublicMap> = {}) => drawn(answerOf(change))?.html ?? '';
const dataIn = (html: string) =>
  /<script type="application\/json" data-answers="(?<hash>[^"]+)">(?<data>.*?)<\/script>/u.exec(
    html,
  )?.groups;
const shapesIn = (html: string) =>
  Array.from(html.matchAll(/ d="(?<path>M[\d.-]+ [^"]*)" fill="(?<fill>[^"]+)"/gu), ({ groups }) =>
    [groups?.['path'], groups?.['fill']].join(' '),
  );

describe('the page that comes with the first answer', () => {
  it('is asked for by the token of its address, and by no other address [OWN-143]', () => {
    const hash = hashOf(publicMapQuery);
    expect(pageAt('/map/a%20b')?.asks).toEqual({ hash, variables: { token: 'a b' } });
    for (const path of ['/map', '/map/', '/map/a/b', '/map/%E0%A4%A', '/lien/a', '/poche'])
      expect(pageAt(path)).toBeNull();
  });

  it('names, draws and lists the territory, with its code, limits and way [OWN-143, B-105]', () => {
    const html = htmlOf();
    expect(drawn(answerOf())?.status).toBe(200);
    for (const shown of [
      '<title>T12 - Larvotto – Territoires</title>',
      '>T12 - Larvotto</h1>',
      '<span>Monaco, carte enregistrée le 3 mars</span>',
      'href="geo:43.730000,7.420000?q=43.730000,7.420000"',
      '<p>Limites\u202F: au nord, la mer.</p>',
      '<span>Zone</span> <strong>T12</strong>',
      '<span>Parking</span> <strong>Parking du Port</strong>',
      '<a class="_qrcode_',
      '<img src="data:image/png;base64,AAAA" alt="Code QR du lien de cette carte"/>',
    ])
      expect(html).toContain(shown);
    // Fitted to any window; then whole, where no script runs.
    expect(shapesIn(html)).toEqual([
      'M-0.0 393.0L284.0 393.0L284.0 0.0L-0.0 0.0L-0.0 393.0 #3388ff',
      'M-0.0 393.0L284.0 393.0L284.0 0.0L-0.0 0.0L-0.0 393.0 none',
      'M81.5 376.0L318.5 376.0L318.5 48.0L81.5 48.0L81.5 376.0 #3388ff',
      'M81.5 376.0L318.5 376.0L318.5 48.0L81.5 48.0L81.5 376.0 none',
    ]);
    expect(html).toContain('<image href="/markers/parking.svg" x="126.0" y="164.5"');
  });

  it.each([
    ['around it', { zoom: 18 }],
    ['at sea', { longitude: 7.5 }],
    ['nowhere', { latitude: null, longitude: null, zoom: null }],
  ])('is fitted to any window, saved %s [OWN-143, OWN-241]', (_, place) => {
    const html = htmlOf(place);
    expect(html).toContain('width:min(');
    expect(shapesIn(html)).toEqual(shapesIn(htmlOf()));
  });

  it('of markers alone is where it was saved [OWN-143, GMV-03]', () => {
    const markers = { ...square, features: square.features.slice(1) };
    expect(htmlOf({ geojsonFeature: markers })).not.toContain('width:min(');
    expect(htmlOf({ geojsonFeature: markers, latitude: null })).toContain('width:min(');
  });

  it('has its styles in it and waits for no file; the application follows unseen [OWN-143]', () => {
    const html = htmlOf();
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('.a{color:red}#drawn+#root{');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/screen.js" />');
    expect(html).toMatch(
      /<div id="drawn">.*<\/main><p class="late" role="status">[^<]*<a href="">Recharger la page<\/a><\/p><\/div><div id="root"><\/div><script/u,
    );
  });

  it('hands its answer to the application as data, whatever stands in a name [OWN-143]', () => {
    const numberName = '</script><script>alert(1)</script><!-- $& T12';
    const html = htmlOf({ numberName });
    expect(html.match(/<script/gu)).toHaveLength(1);
    expect(html).toContain(
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- $&amp; T12</h1>',
    );
    const { hash, data = '' } = dataIn(html) ?? {};
    expect(hash).toBe(hashOf(publicMapQuery));
    expect(JSON.parse(data)).toEqual({ data: { publicMap: { ...map, numberName } } });
  });

  it('of a territory of a megabyte stays short, and leaves its answer to be asked for [OWN-143]', () => {
    const around = Array.from({ length: 40_000 }, (_, at) => [
      7.42 + Math.cos((at * Math.PI) / 20_000) / 500 + (at % 7) / 1e7,
      43.73 + Math.sin((at * Math.PI) / 20_000) / 500,
    ]);
    const [polygon] = square.features;
    if (!polygon) throw new Error('No polygon');
    const markers = Array.from({ length: 1000 }, (_, at) => ({
      type: 'Feature' as const,
      properties: { type: 'parking', desc: `P${at}` },
      geometry: { type: 'Point' as const, coordinates: [7.42, 43.73] },
    }));
    const geojsonFeature: MapFeatures = {
      type: 'FeatureCollection',
      features: [
        { ...polygon, geometry: { type: 'Polygon', coordinates: [[...around, around[0] ?? []]] } },
        ...markers,
      ],
    };
    const answer = answerOf({ geojsonFeature });
    expect(answer.length).toBeGreaterThan(1_000_000);
    const html = drawn(answer)?.html ?? '';
    expect(html.length).toBeLessThan(150_000);
    expect(shapesIn(html)).toHaveLength(4);
    expect(html).toContain('<strong>P198</strong>');
    expect(html).not.toContain('<strong>P199</strong>');
    expect(html).toContain('<span>Et 801 autres éléments</span>');
    expect(dataIn(html)).toBeUndefined();
  });

  it('of a map without features says so [OWN-143]', () => {
    const html = htmlOf({ geojsonFeature: null, latitude: null, longitude: null });
    expect(shapesIn(html)).toEqual([]);
    expect(html).toContain('Rien n’est encore dessiné sur cette carte.');
  });

  it('of a wrong, old or removed link says so with 404, and asks only once [OWN-143, PUB-09]', () => {
    const answer = JSON.stringify({
      data: { publicMap: null },
      errors: [{ message: 'Non', extensions: { code: 'REFUSED' } }],
    });
    const { status, html = '' } = drawn(answer) ?? {};
    expect(status).toBe(404);
    expect(html).toContain('<h1>Page introuvable</h1>');
    expect(html).toContain('<a href="/" data-discover="true">Revenir à l’accueil</a>');
    expect(JSON.parse(dataIn(html)?.['data'] ?? '')).toEqual(JSON.parse(answer));
  });

  it('is left to the application where the backend says nothing of the map [OWN-143]', () => {
    for (const code of ['BACKEND_UNREACHABLE', 'BACKEND_BAD_RESPONSE'])
      expect(
        drawn(JSON.stringify({ data: null, errors: [{ message: '', extensions: { code } }] })),
      ).toBeNull();
  });
});

describe('what is seen of a map at a zoom', () => {
  const line = (coordinates: number[][]): MapFeatures => ({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { type: '', desc: '' },
        geometry: { type: 'LineString', coordinates },
      },
    ],
  });

  it('keeps both ends of a line, and no corners closer than half a pixel [OWN-143]', () => {
    // At zoom 0 the world is 256 pixels wide: half a pixel is 0.703 degrees.
    const corners = [
      [0, 0],
      [0.6, 0],
      [0.8, 0],
      [0.8, 0.6],
      [0.9, 0.7],
      [2, 2],
      [2.1, 2],
    ];
    expect(thinned(line(corners), 0)).toEqual(
      line([
        [0, 0],
        [0.8, 0],
        [2, 2],
        [2.1, 2],
      ]),
    );
    expect(thinned(line(corners), 10)).toEqual(line(corners));
  });

  it('has no ring that is smaller than a pixel, and points as they are [OWN-143]', () => {
    const ring = [
      [0, 0],
      [0.1, 0],
      [0.1, 0.1],
      [0, 0],
    ];
    const { features } = square;
    const tiny: MapFeatures = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: '', desc: '' },
          geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
        },
        ...features.slice(1),
      ],
    };
    expect(thinned(tiny, 0).features.map(({ geometry }) => geometry)).toEqual([
      { type: 'MultiPolygon', coordinates: [] },
      { type: 'Point', coordinates: [7.42, 43.73] },
    ]);
  });
});
