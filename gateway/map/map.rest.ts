import type { WireMap } from '../parts/map/wire-map.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WirePublicMap extends WireMap {
  readonly number_name: string;
  readonly qrcode: string;
  readonly map_link: string;
  readonly info: string | null;
  /** Sent by our backend only. */
  readonly limits?: string;
}

/** REST calls of the global and public maps (REST-07, REST-40). */
export const mapRest = (rest: Rest) => ({
  globalMap: () => rest.get<WireMap>('/map/global/view'),
  publicMap: (token: string) => rest.get<WirePublicMap>(`/map/info/${encodeURIComponent(token)}`),
});
