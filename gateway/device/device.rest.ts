import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const deviceKey = wire.object({ owner: wire.id, key: wire.text });

export const deviceRest = (rest: Rest) => ({
  deviceKey: () => rest.get('/user/devicekey', deviceKey),
});
