import type { oneTapMachine } from '#machines/one-tap/one-tap.machine.ts';
import type { grantReturnMachine } from '#machines/one-tap/grant-return.machine.ts';
import type { refuseRequestMachine } from '#machines/one-tap/refuse-request.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  followOneTapLinkMutation,
  grantRequestMutation,
  oneTapLinkQuery,
  refuseRequestMutation,
} from './one-tap.operations.ts';

export const oneTapActors: ActorsOf<typeof oneTapMachine> = (client) => ({
  oneTapLink: asks(client, oneTapLinkQuery),
  followOneTapLink: asks(client, followOneTapLinkMutation),
});

/** Of `grantMonthMachine`, too. */
export const grantRequestActors: ActorsOf<typeof grantReturnMachine> = (client) => ({
  grantRequest: asks(client, grantRequestMutation),
});

export const refuseRequestActors: ActorsOf<typeof refuseRequestMachine> = (client) => ({
  refuseRequest: asks(client, refuseRequestMutation),
});
