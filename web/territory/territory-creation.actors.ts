import { fromPromise } from 'xstate';

import { Failure } from '#machines/parts/failure/failure.ts';
import type { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';

import { ask } from '../parts/graphql/ask.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addHistoryEntryMutation,
  addTerritoryMutation,
  territoryCreationQuery,
  territoryPastQuery,
} from './territory-creation.operations.ts';

export const territoryCreationActors: ActorsOf<typeof territoryCreationMachine> = (client) => ({
  publishers: fromPromise<CreationChoices>(async () => {
    const answer = await ask(client, territoryCreationQuery, {});
    const { publishers, territoryTypes, activities } = answer;
    if (publishers === null || territoryTypes === null || activities === null) {
      throw new Failure('BACKEND_BAD_RESPONSE');
    }
    return { publishers, types: territoryTypes.types, activities };
  }),
  addTerritory: asks(client, addTerritoryMutation),
  past: territoryPastMachine.provide({
    actors: {
      territoryHistory: asks(client, territoryPastQuery),
      addHistoryEntry: asks(client, addHistoryEntryMutation),
    },
  }),
});
