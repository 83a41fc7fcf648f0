import type { TestGateway } from '../support/gateway.ts';
import { hashOfOperation } from '../support/operation-hash.ts';
import type { RecordedCall } from '../support/stub-backend.ts';
import { feature, triangle } from './geojson/shapes.ts';

export const token = 'a.b.c';
export const drawing = {
  type: 'FeatureCollection',
  features: [feature(triangle, { type: 'polygon', desc: '100 % & « été »' })],
};
export const place = { latitude: 43.73, longitude: -7.42, zoom: 15.5 };

/** As the browser sends a file: the specification of multipart requests. */
export async function upload(
  { url }: TestGateway,
  name: string,
  variables: object,
  file: File,
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
): Promise<Response> {
  const sha256Hash = await hashOfOperation(name);
  const form = new FormData();
  const operations = { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  form.set('operations', JSON.stringify(operations));
  form.set('map', JSON.stringify({ 0: ['variables.geojsonFile'] }));
  form.set('0', file);
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: form,
  });
}

export const geojson = (content: BlobPart, name = 'carte été.geojson') => new File([content], name);

/** Name and value of each part; of a file its name and its text. */
export async function partsOf(call: RecordedCall | undefined) {
  const headers = { 'content-type': String(call?.headers['content-type']) };
  const form = await new Response(call?.body ?? '', { headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );
}
