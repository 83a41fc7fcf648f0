import { GroundError, type GroundOptions, type GroundSummary } from './ground.ts';

/**
 * Makes a ground: zoom 0 to 15 in the Protomaps schema, version 4 (OWN-62). Rejects with a
 * `GroundError`; a file at the target stays until the new one is whole.
 */
export function makeGround(options: GroundOptions): Promise<GroundSummary> {
  return Promise.reject(new GroundError('cannot-read', options.source));
}
