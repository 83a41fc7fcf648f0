import { mapFields } from '../parts/map/wire-map.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const globalMap = wire.object(mapFields);

const publicMap = wire.object({
  ...mapFields,
  number_name: wire.text,
  qrcode: wire.text,
  map_link: wire.text,
  info: wire.textOrEmpty,
  /** Sent by our backend only. */
  limits: wire.textOrEmpty,
});

/** REST calls of the global and public maps (REST-07, REST-40). */
export const mapRest = (rest: Rest) => ({
  globalMap: () => rest.get('/map/global/view', globalMap),
  publicMap: (token: string) => rest.get(path`/map/info/${token}`, publicMap),
});
