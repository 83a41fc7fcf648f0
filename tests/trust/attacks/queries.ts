import { openGateway } from '../../support/gateway.ts';
import { bearer, hear, type GraphqlAnswer } from '../asking.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join(' ');
const nested = (depth: number) =>
  `{ ${'menu { items '.repeat(depth)}{ title }${' }'.repeat(depth)} }`;

/** Operations that cost more than they should, or that nobody wrote. */
const abuses: readonly (readonly [string, unknown])[] = [
  ...[13, 100, 2000].map((it) => [`depth ${it}`, { query: nested(it) }] as const),
  ...[16, 200, 3000].map(
    (it) =>
      [
        `${it} aliases`,
        { query: `{ ${many(it, (at) => `a${at}: congregations { id }`)} }` },
      ] as const,
  ),
  ['one field a thousand times', { query: `{ ${'congregations { id } '.repeat(1000)} }` }],
  [
    'a thousand directives',
    { query: `{ congregations ${'@skip(if: false) '.repeat(1000)} { id } }` },
  ],
  [
    'fragments in a circle',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
  ],
  ['fragments in fragments', { query: doubling(14) }],
  ['a thousand operations', { query: many(1000, (at) => `query Q${at} { congregations { id } }`) }],
  [
    'a batch of a hundred',
    Array.from({ length: 100 }, () => ({ query: '{ congregations { id } }' })),
  ],
  [
    'deep variables',
    `{"query":"{ menu { items { title } } }","variables":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  ],
];

const foreign: readonly (readonly [string, unknown])[] = [
  ['introspection', { query: '{ __schema { types { name fields { name } } } }' }],
  ['an operation of one’s own', { query: '{ congregations { id name } }' }],
  ['the name of a type', { query: '{ __typename }' }],
  [
    'an unknown hash',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
  ],
  [
    'a hash of JavaScript',
    { extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } } },
  ],
  [
    'a hash and a query',
    {
      query: '{ congregations { id } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
    },
  ],
  ['a batch', [{ query: '{ congregations { id } }' }, { query: '{ congregations { id } }' }]],
];

const longest = 2000;

/** The product takes its own operations only; a gateway that takes any bounds them. */
export async function queries(stage: Stage): Promise<readonly Row[]> {
  const tally = tallyOf('attacks', 'GraphQL: foreign, deep, wide and many operations');
  const token = await stage.seat(1);
  const open = await openGateway(stage.product.backendUrl, { operations: 'open' });
  try {
    for (const [what, body] of [...foreign, ...abuses])
      await tried(`${what}, in production`, stage.product.url, body);
    for (const [what, body] of abuses) await tried(`${what}, where any is taken`, open.url, body);
  } finally {
    await open.close();
  }
  return [tally.row()];

  async function tried(what: string, url: string, body: unknown) {
    const began = performance.now();
    const { status, text } = await hear(`${url}/graphql`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    tally.tried();
    const took = performance.now() - began;
    if (status >= 500) tally.through(`${what}: ${status}`);
    if (took > longest) tally.through(`${what}: ${Math.round(took)} ms`);
    if (hasData(text)) tally.through(`${what}: ${text.slice(0, 200)}`);
  }
}

function hasData(text: string): boolean {
  try {
    const answers = [JSON.parse(text) as GraphqlAnswer | GraphqlAnswer[]].flat();
    return answers.some(({ data }) => data !== undefined && data !== null);
  } catch {
    return true;
  }
}

/** Fragments that each name the next one twice: short to write, long to carry out. */
function doubling(levels: number): string {
  const name = (at: number) => `F${at}`;
  const fragments = Array.from(
    { length: levels },
    (_, at) =>
      `fragment ${name(at)} on Query { a${at}: congregations { id } ...${name(at + 1)} ...${name(at + 1)} }`,
  );
  return `{ ...F0 } ${fragments.join(' ')} fragment ${name(levels)} on Query { congregations { id } }`;
}
