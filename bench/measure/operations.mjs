import { readFileSync } from 'node:fs';

const file = new URL('../../dist/schema/operations.json', import.meta.url);
/** @type {readonly [string, string][] | undefined} */
let operations;

/**
 * What the web application sends instead of the text of an operation.
 * @param {string} name
 */
export function requestOf(name) {
  operations ??= Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const pattern = new RegExp(`\\b(?:query|mutation) ${name}\\b`, 'u');
  const found = operations.find(([, text]) => pattern.test(text));
  if (!found) throw new Error(`No operation ${name}.`);
  return { persistedQuery: { version: 1, sha256Hash: found[0] } };
}
