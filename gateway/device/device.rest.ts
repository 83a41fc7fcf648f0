import type { DeviceKey } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';

export const deviceRest = (rest: Rest) => ({
  deviceKey: () => rest.get<Pick<DeviceKey, 'owner' | 'key'>>('/user/devicekey'),
});
