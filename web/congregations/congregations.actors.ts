import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type {
  CongregationOutcome,
  MutationAddCongregationArgs,
  MutationEditCongregationArgs,
  MutationRemoveCongregationArgs,
  Outcome,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  addCongregationMutation,
  editCongregationMutation,
  removeCongregationMutation,
} from './congregations.operations.ts';

export const congregationsActors = (client: Client) => ({
  addCongregation: fromPromise(
    async ({ input }: { input: MutationAddCongregationArgs }): Promise<CongregationOutcome> =>
      (await ask(client, addCongregationMutation, input)).addCongregation,
  ),
  editCongregation: fromPromise(
    async ({ input }: { input: MutationEditCongregationArgs }): Promise<CongregationOutcome> =>
      (await ask(client, editCongregationMutation, input)).editCongregation,
  ),
  removeCongregation: fromPromise(
    async ({ input }: { input: MutationRemoveCongregationArgs }): Promise<Outcome> =>
      (await ask(client, removeCongregationMutation, input)).removeCongregation,
  ),
});
