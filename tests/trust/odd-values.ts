import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { fc } from '../support/rounds.ts';
import type { Fields, KnownCall } from './calls.ts';
import { wellFormed, type CallParts } from './asking.ts';
import { neighbour } from './neighbour.ts';
import { aFile, soundValue, type Variables } from './variables.ts';

type Odd<T> = fc.Arbitrary<T>;

/** Texts at which programs have broken. None of them looks like SQL, a stack or English in an answer. */
const texts = [
  [
    '',
    ' ',
    '\t',
    "'",
    '"',
    '\\',
    "' or '1'='1",
    '%',
    '_',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '🌍',
    '\u202E',
  ],
  [
    'é'.repeat(300),
    'x'.repeat(5000),
    '<b onclick=1>x</b>',
    '../../../../etc/passwd',
    '\r\nX-Odd: 1',
  ],
  [
    '${7*7}',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '[]',
    '{}',
    '[[',
    '{"a":',
  ],
  [
    '0',
    '-1',
    '01',
    '+1',
    '1.5',
    '1e3',
    '1e309',
    '0x10',
    '2147483647',
    '2147483648',
    '9007199254740993',
  ],
  [
    '99999999999999999999',
    '1,2,3',
    '1,1',
    '1,,2',
    ',',
    '[1]',
    '[1,1]',
    '["1"]',
    '1|2',
    '43.73|7.42',
    '|',
  ],
  [
    '91|181',
    'NaN|NaN',
    '2026-02-30',
    '0000-00-00',
    '0001-01-01',
    '9999-12-31',
    '2026-13-01',
    '26-1-1',
  ],
  [
    'y',
    'n',
    'true',
    'on',
    'a@b',
    'a@example.org',
    'https://example.org',
    'javascript:1',
    '%00',
    '%E0%A4%A',
  ],
].flat();

const ids = ['1', '2', '3', '4', '5', '12', '40', '800005', String(neighbour.id), '99999', '0'];

const someText: Odd<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...ids) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  {
    weight: 1,
    arbitrary: fc.date({ noInvalidDate: true }).map((it) => it.toISOString().slice(0, 10)),
  },
);

const someJson = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '{"type":"FeatureCollection","features":[{}]}',
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":null}]}',
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"type":"polygon"},"geometry":{"type":"Polygon","coordinates":[[[1e308,1],[2,2],[1,1]]]}}]}',
    '[{"line":1,"cells":["1","2"]},{"line":-1,"cells":[]}]',
    '[{"field":"type","word":"x","take":"existing","id":"99999"}]',
  ),
);

const someFile: Odd<File> = fc
  .oneof(fc.uint8Array({ maxLength: 400 }), someJson)
  .map((it) => aFile(it));

const textFor = (sound: string): Odd<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(sound) },
    { weight: 6, arbitrary: someText },
    {
      weight: /[[{%]/u.test(sound) ? 4 : 1,
      arbitrary: someJson.map((it) => encodedLike(sound, it)),
    },
  );

const encodedLike = (sound: string, json: string) =>
  sound.startsWith('%7B') ? encodeURIComponent(wellFormed(json)) : json;

const fieldsLike = (sound: Fields): Odd<Fields> =>
  fc.record(
    Object.fromEntries(Object.entries(sound).map(([name, value]) => [name, textFor(value)])),
    { requiredKeys: [] },
  ) as Odd<Fields>;

const strangers = fc.dictionary(
  fc.constantFrom('id', 'role_id', 'congregation_id', '__proto__[x]', 'a[]'),
  someText,
  {
    maxKeys: 2,
  },
);

/** A random body for a call: its own fields, some absent, odd or twice, and some of others. */
export const oddCall = ({ form, query, parameters, file, method }: KnownCall): Odd<CallParts> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        parameters: fc.record(
          Object.fromEntries(Object.entries(parameters).map(([it, v]) => [it, textFor(v)])),
        ),
        query: fieldsLike(query),
        form: fc
          .tuple(fieldsLike(form), strangers, fc.boolean())
          .map(([own, others, twice]) => ({ ...others, ...(twice ? doubled(own) : own) })),
        ...(file === null ? {} : { file: someFile }),
      }),
    },
    ...(method === 'POST' ? [{ weight: 1, arbitrary: rawBody }] : []),
  );

const doubled = (own: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(own).map(([name, value]) => [name, [value, '2']]));

const rawBody: Odd<CallParts> = fc.record({
  body: fc.oneof(
    someJson,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 200 }),
  ),
  headers: fc
    .constantFrom(
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'a/b',
    )
    .map((type) => ({ 'content-type': type })),
});

/** Random variables for an operation: mostly of their types. */
export const oddVariables = (
  variables: readonly { readonly name: string; readonly type: GraphQLInputType }[],
): Odd<Variables> =>
  fc.record(Object.fromEntries(variables.map(({ name, type }) => [name, oddValue(type, name)])), {
    requiredKeys: [],
  });

function oddValue(type: GraphQLInputType, name: string): Odd<unknown> {
  const sound = fc.constant(null).map(() => soundValue(type, name));
  return fc.oneof(
    { weight: 4, arbitrary: sound },
    { weight: 8, arbitrary: ofType(type, name) },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(null)) },
  );
}

function ofType(type: GraphQLInputType, name: string): Odd<unknown> {
  if (isNonNullType(type)) return ofType(type.ofType, name);
  if (isListType(type)) return fc.array(oddValue(type.ofType, name), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((it) => it.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(Object.fromEntries(fields.map((it) => [it.name, oddValue(it.type, it.name)])));
  }
  switch (type.name) {
    case 'File':
      return someFile;
    case 'Int':
      return fc.oneof(fc.integer(), fc.integer({ min: -2, max: 40 }));
    case 'Float':
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case 'Boolean':
      return fc.boolean();
    case 'GeoJson':
      return fc.oneof(
        someJson.map((it) => JSON.parse(it) as unknown),
        fc.jsonValue(),
      );
    default:
      return someText;
  }
}
