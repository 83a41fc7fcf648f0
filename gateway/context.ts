import type { Rest } from './rest/rest.ts';

/** Made anew for each request. */
export interface GatewayContext {
  readonly rest: Rest;
}
