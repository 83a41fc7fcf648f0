import type { streetsMachine } from '#machines/streets/streets.machine.ts';

import { type ActorsOf, asksWith } from '../parts/graphql/asks.ts';
import { markStreetMutation, restartStreetsMutation } from './streets.operations.ts';

export const streetsActors =
  (territoryId: string): ActorsOf<typeof streetsMachine> =>
  (client) => ({
    markStreet: asksWith(client, markStreetMutation, (tick) => ({ territoryId, ...tick })),
    restartStreets: asksWith(client, restartStreetsMutation, () => ({ territoryId })),
  });
