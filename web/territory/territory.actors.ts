import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type {
  EditTerritoryOutcome,
  MutationEditTerritoryArgs,
  Outcome,
  QueryTerritorySettingsArgs,
  TerritorySettings,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  editTerritoryMutation,
  removeTerritoryMutation,
  territorySettingsQuery,
} from './territory.operations.ts';

export const territoryActors = (client: Client) => ({
  editTerritory: fromPromise(
    async ({
      input,
    }: {
      input: MutationEditTerritoryArgs | null;
    }): Promise<EditTerritoryOutcome> => {
      if (input === null) throw new Error('Nothing is edited.');
      return (await ask(client, editTerritoryMutation, input)).editTerritory;
    },
  ),
  territorySettings: fromPromise(
    async ({ input }: { input: QueryTerritorySettingsArgs }): Promise<TerritorySettings> => {
      const { territorySettings } = await ask(client, territorySettingsQuery, input);
      if (territorySettings === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return territorySettings;
    },
  ),
});

export const territoryRemovalActors = (client: Client) => ({
  perform: fromPromise<Outcome, { about: string }>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, removeTerritoryMutation, { territoryId: input.about })).removeTerritory,
  ),
});
