import type { secondFactorRemovalMachine } from '#machines/second-factor/second-factor-removal.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { removeSecondFactorMutation } from './second-factor-removal.operations.ts';

export const secondFactorRemovalActors: ActorsOf<typeof secondFactorRemovalMachine> = (client) => ({
  removeSecondFactor: asks(client, removeSecondFactorMutation),
});
