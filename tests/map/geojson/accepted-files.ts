import {
  blank,
  collection,
  drawn,
  feature,
  file,
  point,
  polygon,
  ring,
  square,
  triangle,
  type CorpusFile,
} from './shapes.ts';

/** What is odd, and imported all the same. */
export const acceptedFiles: readonly CorpusFile[] = [
  ['one polygon', file(blank), [blank]],
  ['a feature alone', JSON.stringify(blank), [blank]],
  ['a byte order mark', `\uFEFF${file(blank)}`, [blank]],
  ['blanks all over', JSON.stringify(collection(blank), null, '\t'), [blank]],
  [
    'windows line ends',
    JSON.stringify(collection(blank), null, 2).replaceAll('\n', '\r\n'),
    [blank],
  ],
  [
    'members nobody asked for',
    JSON.stringify({ ...collection({ ...blank, id: 7, bbox: [1] }), crs: {}, name: 'x' }),
    [blank],
  ],
  ['an unclosed ring', file(polygon(ring.slice(0, -1))), [blank]],
  ['corners twice in a row', file(polygon(ring.flatMap((it) => [it, it]))), [blank]],
  ['heights', file(polygon(ring.map(([x, y]) => [x, y, 12.5]))), [blank]],
  [
    'a point with a height',
    file(feature({ ...point, coordinates: [7.42, 43.73, 5, 9] }, { type: 'parking', desc: 'P' })),
    [drawn('parking', 'P', point)],
  ],
  [
    'a hole',
    file(polygon(square(0, 0, 9), square(2, 2, 3))),
    [drawn('polygon', ' ', { type: 'Polygon', coordinates: [square(0, 0, 9), square(2, 2, 3)] })],
  ],
  [
    'a MultiPolygon',
    file(
      feature(
        { type: 'MultiPolygon', coordinates: [[ring], [square(1, 1, 1)]] },
        { type: 'polygon', desc: 'A' },
      ),
    ),
    [
      drawn('polygon', 'A'),
      drawn('polygon', 'A', { type: 'Polygon', coordinates: [square(1, 1, 1)] }),
    ],
  ],
  [
    'an empty MultiPolygon',
    file(blank, feature({ type: 'MultiPolygon', coordinates: [] })),
    [blank],
  ],
  ['a feature without a place', file(blank, feature(null)), [blank]],
  ['no properties', file({ type: 'Feature', geometry: triangle }), [blank]],
  ['properties that are null', file(feature(triangle, null)), [blank]],
  ['properties that are a list', file(feature(triangle, ['polygon'])), [blank]],
  ['a point without a type', file(feature(point)), [drawn('information', '?', point)]],
  [
    'an empty information',
    file(drawn('information', '', point)),
    [drawn('information', '?', point)],
  ],
  ['an empty parking', file(drawn('parking', '', point)), [drawn('parking', '', point)]],
  ['a blank label', file(drawn('polygon', ' ')), [drawn('polygon', ' ')]],
  ['a type nobody knows', file(drawn('fontaine', 'Eau', point)), [drawn('fontaine', 'Eau', point)]],
  [
    'a type that is a number',
    file(feature(point, { type: 7, desc: 12 })),
    [drawn('7', '12', point)],
  ],
  ['a type that is an object', file(feature(triangle, { type: {}, desc: [] })), [blank]],
  [
    'a type of the language',
    file(feature(point, { type: 'constructor' })),
    [drawn('constructor', '', point)],
  ],
  [
    'HTML in a label',
    file(drawn('information', '<img src=x onerror=alert(1)>', point)),
    [drawn('information', '<img src=x onerror=alert(1)>', point)],
  ],
  [
    'SQL in a label',
    file(drawn('information', `'); drop table users; --`, point)),
    [drawn('information', `'); drop table users; --`, point)],
  ],
  [
    'emoji and accents',
    file(drawn('information', 'Église ⛪ 👩‍🦽', point)),
    [drawn('information', 'Église ⛪ 👩‍🦽', point)],
  ],
  [
    'what no database stores',
    file(drawn('information', 'a\u0000b\ud800c', point)),
    [drawn('information', 'abc', point)],
  ],
  [
    'a prototype',
    '{"type":"Feature","__proto__":{"a":1},"properties":{"__proto__":{"desc":"x"},"type":"polygon"},"geometry":' +
      JSON.stringify(triangle) +
      '}',
    [blank],
  ],
  [
    'the corners of the world',
    file(
      polygon([
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ]),
    ),
    [
      drawn('polygon', ' ', {
        type: 'Polygon',
        coordinates: [
          [
            [-180, -90],
            [180, -90],
            [180, 90],
            [-180, 90],
            [-180, -90],
          ],
        ],
      }),
    ],
  ],
  [
    'numbers hardly there',
    file(feature({ type: 'Point', coordinates: [1e-320, -0.0000001] })),
    [drawn('information', '?', { type: 'Point', coordinates: [1e-320, -0.0000001] })],
  ],
  ['polygons over each other', file(blank, drawn('polygon', 'A')), [blank, drawn('polygon', 'A')]],
  [
    'two members of one name',
    '{"type":"Point","type":"Feature","properties":{},"geometry":' + JSON.stringify(triangle) + '}',
    [blank],
  ],
];
