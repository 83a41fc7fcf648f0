import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { TypeNames } from '#machines/types/types.rules.ts';
import type { AddTerritoryTypeOutcome, Outcome, TerritoryTypes } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  addTerritoryTypeMutation,
  editTerritoryTypeMutation,
  removeTerritoryTypeMutation,
  territoryTypesQuery,
} from './types.operations.ts';

type Chosen = { readonly typeId: string };

export const typesActors = (client: Client) => ({
  territoryTypes: fromPromise(async (): Promise<TerritoryTypes> => {
    const { territoryTypes } = await ask(client, territoryTypesQuery, {});
    if (territoryTypes === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return territoryTypes;
  }),
  addTerritoryType: fromPromise(
    async ({ input }: { input: TypeNames }): Promise<AddTerritoryTypeOutcome> =>
      (await ask(client, addTerritoryTypeMutation, input)).addTerritoryType,
  ),
  editTerritoryType: fromPromise(
    async ({ input }: { input: Chosen & TypeNames }): Promise<Outcome> =>
      (await ask(client, editTerritoryTypeMutation, input)).editTerritoryType,
  ),
  removeTerritoryType: fromPromise(
    async ({ input }: { input: Chosen }): Promise<Outcome> =>
      (await ask(client, removeTerritoryTypeMutation, input)).removeTerritoryType,
  ),
});
