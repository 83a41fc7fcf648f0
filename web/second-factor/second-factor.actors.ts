import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  beginSecondFactorMutation,
  checkSecondFactorMutation,
  endSecondFactorMutation,
  keepSecondFactorMutation,
  renewRecoveryCodesMutation,
  secondFactorQuery,
} from './second-factor.operations.ts';

export const secondFactorActors: ActorsOf<typeof secondFactorMachine> = (client) => ({
  secondFactor: asks(client, secondFactorQuery),
  beginSecondFactor: asks(client, beginSecondFactorMutation),
  checkSecondFactor: asks(client, checkSecondFactorMutation),
  renewRecoveryCodes: asks(client, renewRecoveryCodesMutation),
  keepSecondFactor: asks(client, keepSecondFactorMutation),
  endSecondFactor: asks(client, endSecondFactorMutation),
});
