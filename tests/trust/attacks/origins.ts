import { bearer, hear } from '../asking.ts';
import type { Known, KnownCall } from '../calls.ts';
import { changesIn, rowsOf } from '../neighbour.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';
import { bodyOf, soundVariables } from '../variables.ts';

const elsewhere = { origin: 'https://ailleurs.example.org' };

/** What a page of somebody else can make a browser send, and what it may read of the answer. */
export async function origins(stage: Stage, known: Known): Promise<readonly Row[]> {
  const { product } = stage;
  const token = await stage.seat(1);
  const tally = tallyOf('attacks', 'requests of foreign pages');
  const before = await rowsOf(stage.database, 1);
  const told = (what: string, headers: Headers) => {
    tally.tried();
    if (headers.has('access-control-allow-origin')) tally.through(`${what}: allows the origin`);
    if (headers.has('set-cookie')) tally.through(`${what}: sets a cookie`);
  };
  for (const operation of known.operations) {
    const { body } = bodyOf(operation, soundVariables(operation));
    // A form of another page: no header of its own, and whatever cookies there are.
    const simple = await hear(`${product.url}/graphql`, {
      method: 'POST',
      headers: { ...elsewhere, 'content-type': 'text/plain', cookie: `jwt=${token}` },
      body: typeof body === 'string' ? body : 'x',
    });
    told(`${operation.name} as plain text`, simple.headers);
    if (operation.kind !== 'mutation') continue;
    const query = new URLSearchParams({
      variables: JSON.stringify(soundVariables(operation)),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: operation.hash } }),
    });
    const got = await hear(`${product.url}/graphql?${query}`, {
      headers: { ...elsewhere, ...bearer(token) },
    });
    told(`${operation.name} as a link`, got.headers);
  }
  for (const url of [`${product.url}/graphql`, `${product.backendUrl}/user/menu`]) {
    const headers = { ...elsewhere, 'access-control-request-method': 'POST' };
    told(`preflight of ${url}`, (await hear(url, { method: 'OPTIONS', headers })).headers);
  }
  // A link of another page cannot name X-Requested-With.
  for (const one of known.calls.filter(({ method }) => method === 'GET')) {
    const headers = { ...elsewhere, ...bearer(token), 'x-requested-with': '' };
    told(`${one.name} as a link`, (await linkTo(stage, one, headers)).headers);
  }
  const changes = changesIn(before, await rowsOf(stage.database, 1));
  for (const change of changes) tally.through(change);
  return [tally.row()];
}

async function linkTo(
  stage: Stage,
  known: KnownCall,
  { 'x-requested-with': _, ...headers }: Readonly<Record<string, string>>,
) {
  const address = known.path.replaceAll(/\{(\w+)\}/gu, '1');
  const query = new URLSearchParams(known.query).toString();
  return hear(`${stage.product.backendUrl}${address}${query && `?${query}`}`, { headers });
}
