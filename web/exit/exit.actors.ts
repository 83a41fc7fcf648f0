import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type {
  BookingType,
  ExitCancelChoices,
  ExitChoices,
  ExitOutcome,
  MutationCancelExitArgs,
  MutationExitTerritoriesArgs,
  MutationReturnTerritoriesArgs,
  Outcome,
  PublicMap,
  QueryMapTokenArgs,
  QueryPublicMapArgs,
  ReturnChoices,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { PublicMapQuery } from '../map/map.operations.ts';
import {
  cancelExitMutation,
  exitCancelChoicesQuery,
  exitChoicesQuery,
  exitTerritoriesMutation,
  mapTokenQuery,
  returnChoicesQuery,
  returnTerritoriesMutation,
} from './exit.operations.ts';

type Listing = { readonly hideRecent: boolean; readonly filter: BookingType | null };

function there<Shown>(shown: Shown | null): Shown {
  if (shown === null) throw new Failure('BACKEND_BAD_RESPONSE');
  return shown;
}

export const exitActors = (client: Client) => ({
  exitChoices: fromPromise(async ({ input }: { input: Listing }): Promise<ExitChoices> =>
    there((await ask(client, exitChoicesQuery, input)).exitChoices),
  ),
  exitTerritories: fromPromise(
    async ({ input }: { input: MutationExitTerritoriesArgs }): Promise<ExitOutcome> =>
      (await ask(client, exitTerritoriesMutation, input)).exitTerritories,
  ),
});

export const returnActors = (client: Client) => ({
  returnChoices: fromPromise(async (): Promise<ReturnChoices> =>
    there((await ask(client, returnChoicesQuery, {})).returnChoices),
  ),
  returnTerritories: fromPromise(
    async ({ input }: { input: MutationReturnTerritoriesArgs }): Promise<Outcome> =>
      (await ask(client, returnTerritoriesMutation, input)).returnTerritories,
  ),
});

export const exitCancelActors = (client: Client) => ({
  exitCancelChoices: fromPromise(async (): Promise<ExitCancelChoices> =>
    there((await ask(client, exitCancelChoicesQuery, {})).exitCancelChoices),
  ),
  cancelExit: fromPromise(
    async ({ input }: { input: MutationCancelExitArgs }): Promise<Outcome> =>
      (await ask(client, cancelExitMutation, input)).cancelExit,
  ),
});

export const mapPreviewActors = (client: Client) => ({
  mapToken: fromPromise(async ({ input }: { input: QueryMapTokenArgs }): Promise<string> =>
    there((await ask(client, mapTokenQuery, input)).mapToken),
  ),
  publicMap: fromPromise(async ({ input }: { input: QueryPublicMapArgs }): Promise<PublicMap> =>
    there((await ask(client, PublicMapQuery, input)).publicMap),
  ),
});
