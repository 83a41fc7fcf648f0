import type { streetsMachine } from '#machines/streets/streets.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { markStreetMutation, restartStreetsMutation } from './streets.operations.ts';

export const streetsActors: ActorsOf<typeof streetsMachine> = (client) => ({
  markStreet: asks(client, markStreetMutation),
  restartStreets: asks(client, restartStreetsMutation),
});
