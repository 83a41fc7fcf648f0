import { fromPromise } from 'xstate';

import { toBeProvided } from '#machines/parts/flow/to-be-provided.ts';
import type { sharingMachine } from '#machines/domain/streets/sharing.machine.ts';
import type { streetsMachine } from '#machines/domain/streets/streets.machine.ts';

import { secondsSince } from '../parts/graphql/seconds-since.ts';
import { type ActorsOf, asksWith } from '../parts/graphql/asks.ts';
import {
  markSharedStreetMutation,
  markStreetMutation,
  restartStreetsMutation,
  shareStreetsMutation,
  unshareStreetsMutation,
} from './streets.operations.ts';

export const streetsActors =
  (territoryId: string): ActorsOf<typeof streetsMachine> =>
  (client) => ({
    markStreet: asksWith(client, markStreetMutation, ({ at, ...tick }) => ({
      territoryId,
      ...tick,
      secondsAgo: secondsSince(at),
    })),
    restartStreets: asksWith(client, restartStreetsMutation, () => ({ territoryId })),
  });

/** A guest cannot restart a round; the page hides the button. */
export const sharedStreetsActors =
  (token: string): ActorsOf<typeof streetsMachine> =>
  (client) => ({
    markStreet: asksWith(client, markSharedStreetMutation, ({ at, ...tick }) => ({
      token,
      ...tick,
      secondsAgo: secondsSince(at),
    })),
    restartStreets: fromPromise(toBeProvided),
  });

export const sharingActors =
  (territoryId: string): ActorsOf<typeof sharingMachine> =>
  (client) => ({
    shareStreets: asksWith(client, shareStreetsMutation, ({ link }) => ({ territoryId, link })),
    unshareStreets: asksWith(client, unshareStreetsMutation, () => ({ territoryId })),
  });
