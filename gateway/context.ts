import type { Rest } from './parts/rest/rest.ts';

/** Created per request. */
export interface GatewayContext {
  readonly rest: Rest;
}
