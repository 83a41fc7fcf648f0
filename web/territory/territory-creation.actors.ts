import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';
import type {
  AddHistoryOutcome,
  AddTerritoryOutcome,
  HistoryEntryToAdd,
  TerritoryHistory,
  TerritoryToAdd,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  addHistoryEntryMutation,
  addTerritoryMutation,
  territoryCreationQuery,
  territoryPastQuery,
} from './territory-creation.operations.ts';

export const territoryCreationActors = (client: Client) => ({
  publishers: fromPromise(async (): Promise<CreationChoices> => {
    const answer = await ask(client, territoryCreationQuery, {});
    const { publishers, territoryTypes, activities } = answer;
    if (publishers === null || territoryTypes === null || activities === null) {
      throw new Failure('BACKEND_BAD_RESPONSE');
    }
    return { publishers, types: territoryTypes.types, activities };
  }),
  addTerritory: fromPromise(
    async ({ input }: { input: { form: TerritoryToAdd | null } }): Promise<AddTerritoryOutcome> => {
      const { form } = input;
      if (form === null) throw new TypeError('What is created is kept while it is sent.');
      return (await ask(client, addTerritoryMutation, { form })).addTerritory;
    },
  ),
});

export const territoryPastActors = (client: Client) => ({
  territoryHistory: fromPromise(
    async ({ input }: { input: { territoryId: string } }): Promise<TerritoryHistory> => {
      const { territoryHistory } = await ask(client, territoryPastQuery, input);
      if (territoryHistory === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return territoryHistory;
    },
  ),
  addHistoryEntry: fromPromise(
    async ({ input }: { input: { form: HistoryEntryToAdd } }): Promise<AddHistoryOutcome> =>
      (await ask(client, addHistoryEntryMutation, input)).addHistoryEntry,
  ),
});
