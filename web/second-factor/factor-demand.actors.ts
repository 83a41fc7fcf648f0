import type { secondFactorDemandMachine } from '#machines/second-factor/second-factor-demand.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { demandSecondFactorMutation } from './factor-demand.operations.ts';

export const factorDemandActors: ActorsOf<typeof secondFactorDemandMachine> = (client) => ({
  demandSecondFactor: asks(client, demandSecondFactorMutation),
});
