import { isFresh } from './freshness.mjs';

/** @typedef {{ isStale: () => boolean, build: () => Promise<void> }} Sources */

/** @type {readonly import('./freshness.mjs').Target[]} */
const targets = ['packages', 'codegen', 'web', 'backend', 'gateway'];

/** What a start from the sources checks, and makes where it is missing. @type {Sources} */
export const sources = {
  isStale: () => !targets.every(isFresh),
  build: async () => (await import('./build.mjs')).ensureBuilt(),
};
