import type { oneTapMachine } from '#machines/one-tap/one-tap.machine.ts';
import type { requestAnswerMachine } from '#machines/one-tap/request-answer.machine.ts';

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

export const requestAnswerActors: ActorsOf<typeof requestAnswerMachine> = (client) => ({
  grantRequest: asks(client, grantRequestMutation),
  refuseRequest: asks(client, refuseRequestMutation),
});
