import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * NaN without values.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const quartiles = (values) => ({
  ratio: quantile(values, 0.5),
  spread: /** @type {[number, number]} */ ([quantile(values, 0.25), quantile(values, 0.75)]),
});

/** @param {() => Promise<unknown>} work */
export async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
